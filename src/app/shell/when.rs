//! Moments in words, in the player's language and time zone.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use super::{storage::now, text::Locale};
use crate::t;

const DAY: f64 = 86_400_000.0;

/// "today, 21:04", "yesterday, 9:30", "2 November", with the year if it is another one.
pub fn moment(l: Locale, millis: u64) -> String {
    let Some(then) = date(millis) else { return t!(l, saves::no_date).to_owned() };
    let today = Date::new(&JsValue::from_f64(now() as f64));
    let clock = || format(l, &then, &[("hour", "numeric"), ("minute", "2-digit")]);
    let days = (midnight(&today) - midnight(&then)) / DAY;
    if days.abs() < 0.5 {
        t!(l, saves::today, time = clock())
    } else if (0.5..1.5).contains(&days) {
        t!(l, saves::yesterday, time = clock())
    } else if then.get_full_year() == today.get_full_year() {
        format(l, &then, &[("day", "numeric"), ("month", "long")])
    } else {
        format(l, &then, &[("day", "numeric"), ("month", "long"), ("year", "numeric")])
    }
}

/// "12 Nov", with the year if it is another one.
pub fn day(l: Locale, millis: u64) -> String {
    let Some(then) = date(millis) else { return t!(l, saves::no_date).to_owned() };
    let year = then.get_full_year() != Date::new(&JsValue::from_f64(now() as f64)).get_full_year();
    let parts = [("day", "numeric"), ("month", "short"), ("year", "numeric")];
    format(l, &then, &parts[..if year { 3 } else { 2 }])
}

/// Today as it stands in names of files: 2026-11-21.
pub fn file_date() -> String {
    let today = Date::new_0();
    format!("{:04}-{:02}-{:02}", today.get_full_year(), today.get_month() + 1, today.get_date())
}

/// That moment, if it is one that a calendar has.
fn date(millis: u64) -> Option<Date> {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    (!date.get_time().is_nan()).then_some(date)
}

fn midnight(date: &Date) -> f64 {
    let day =
        Date::new_with_year_month_day(date.get_full_year(), date.get_month() as i32, date.get_date() as i32);
    day.get_time()
}

fn format(l: Locale, date: &Date, parts: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (part, style) in parts {
        let _ = Reflect::set(&options, &(*part).into(), &(*style).into());
    }
    let tag = match l {
        Locale::En => "en-GB",
        Locale::Ja => "ja-JP",
    };
    date.to_locale_string(tag, &options).into()
}
