//! The book on the screen: contents, search, text. It is the same on its own page and in a drawer over the table.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, MouseEvent};

use super::{
    Block, Book, Kind,
    find::{folded, pieces},
    is_rule,
};
use crate::app::shell::{icon::icon, media::use_media, route::Route, text::Locale};
use crate::{
    app::dom::{El, all, boxed, el, watch},
    t,
};

/// Where the contents have a column of their own, on the page.
const WIDE: &str = "(min-width: 1000px)";

/// The finds: how many, and which of them is the present one.
type Finds = RwSignal<(usize, usize)>;

/// A piece of the book on the screen.
struct Unit {
    /// Its texts, and where they are written.
    parts: Vec<(Element, &'static str)>,
    /// What is shown while a search finds something here, and only then.
    frames: Vec<Element>,
}

/// The book, opened at the place `at` and wherever that leads; on a page of its own, or in a dialog.
pub fn reader(book: Book, l: Locale, at: RwSignal<String>, page: bool) -> El {
    let query = RwSignal::new(String::new());
    let finds: Finds = RwSignal::new((0, 0));
    let mut drawing = Drawing::new(book, page);
    for block in book.blocks(l) {
        drawing.add(block, (book.picture)(block.place, l).map(boxed));
    }
    let Drawing { text, toc, units, .. } = drawing;
    let wide = use_media(WIDE);
    let contents = el("details.book-toc")
        .attr("open", move || page && wide.get())
        .child(el("summary").child(icon("list")).child(t!(l, book::contents)))
        .child(el("nav").attr("aria-label", t!(l, book::contents)).child(toc));
    let root = el("div")
        .class(if page { "book" } else { "book boxed" })
        .child(search(l, query, finds))
        .child(contents)
        .child(text)
        .on_mouse("click", move |event| follow(at, page, &event));
    let here = root.element().clone();
    watch(move || {
        let wanted = folded(&normalised(&query.get()));
        finds.set((show(&units, &wanted, book.game), 0));
    });
    let place = here.clone();
    watch(move || {
        let (count, now) = finds.get();
        mark(&place, count, now);
    });
    watch(move || {
        let to = at.get();
        if to.is_empty() {
            return;
        }
        query.set(String::new());
        let here = here.clone();
        // Once it is in the page, and after whatever else takes the focus there.
        request_animation_frame(move || open_at(&here, &to));
    });
    root
}

/// The book in the making.
struct Drawing {
    book: Book,
    headings: [&'static str; 2],
    text: El,
    toc: El,
    units: Vec<Unit>,
    /// The section, and its line in the contents.
    section: Option<(El, El)>,
    /// The box in it.
    frame: Option<El>,
    /// The list, table or words that the next piece may belong to.
    list: Option<(Kind, El)>,
}

impl Drawing {
    fn new(book: Book, page: bool) -> Drawing {
        let headings = if page { ["h2", "h3"] } else { ["h3", "h4"] };
        let (text, toc) = (el("div.book-text"), el("ol"));
        Drawing { book, headings, text, toc, units: Vec::new(), section: None, frame: None, list: None }
    }

    /// Adds a piece, with its picture, if it has one.
    fn add(&mut self, block: Block, picture: Option<El>) {
        if self.list.as_ref().is_some_and(|(kind, _)| *kind != block.kind) {
            self.list = None;
        }
        let parts: Vec<_> = block.texts().map(|text| (el("span"), text)).collect();
        let spans = || all(parts.iter().map(|(span, _)| span.clone()));
        let place = (!block.place.is_empty()).then_some(block.place);
        let piece = |tag: &str| el(tag).attr("data-place", place).attr("tabindex", place.map(|_| "-1"));
        let mut own = None;
        match block.kind {
            Kind::Section => {
                let to = self.link(block.place, block.text);
                let line = el("li").child(to);
                self.toc = self.toc.clone().child(line.clone());
                let section = el("section").child(piece(self.headings[0]).child(spans()));
                self.text = self.text.clone().child(section.clone());
                (self.section, self.frame) = (Some((section, line)), None);
            }
            Kind::Box if block.place.is_empty() => self.frame = None,
            Kind::Box => {
                let frame = el("div.rule-box").child(picture).child(piece(self.headings[1]).child(spans()));
                self.frame = None;
                self.put(frame.clone());
                self.frame = Some(frame);
            }
            Kind::Picture => {
                own = picture.map(|picture| {
                    // A picture that is a list is read as one; what is seen of others is said.
                    let listed = picture.element().tag_name().eq_ignore_ascii_case("ul");
                    let image = el("div.picture")
                        .attr("role", (!listed).then_some("img"))
                        .attr("aria-label", (!listed).then_some(block.text))
                        .child(picture);
                    let caption = el("figcaption").attr("aria-hidden", (!listed).then_some("true"));
                    el("figure")
                        .class(["fig ", block.place].concat())
                        .child(image)
                        .child(caption.child(spans()))
                });
            }
            Kind::Paragraph => {
                let number = place.map(|place| (el("span.no"), place));
                let paragraph = piece("p").class(place.map(|_| "rule"));
                let paragraph = paragraph.child(number.clone().map(|(number, _)| number)).child(spans());
                if let Some((span, place)) = number {
                    self.units
                        .push(Unit { parts: vec![(span.element().clone(), place)], frames: Vec::new() });
                }
                own = Some(paragraph);
            }
            Kind::Item => {
                let item = el("li").child(spans());
                self.listed(block.kind, "ul").child(item.clone());
                own = Some(item);
            }
            Kind::Row => {
                let first = self.list.is_none();
                let cell = |(at, (span, _)): (usize, &(El, &str))| {
                    let scope = if first { Some("col") } else { (at == 0).then_some("row") };
                    el(if scope.is_some() { "th" } else { "td" }).attr("scope", scope).child(span.clone())
                };
                let row = el("tr").child(all(parts.iter().enumerate().map(cell)));
                self.listed(block.kind, "table").child(row);
            }
            Kind::Term => {
                let pair = el("div").child(all(parts
                    .iter()
                    .enumerate()
                    .map(|(at, (span, _))| el(["dt", "dd"][at.min(1)]).child(span.clone()))));
                self.listed(block.kind, "dl").child(pair.clone());
                own = Some(pair);
            }
        }
        if let (Some(own), Kind::Picture | Kind::Paragraph) = (&own, block.kind) {
            self.put(own.clone());
        }
        let list = self.list.as_ref().map(|(_, list)| list);
        let own = self.frame.as_ref().or(own.as_ref()).or(list);
        let section = self.section.iter().flat_map(|(section, line)| [section, line]);
        let frames: Vec<_> = own.into_iter().chain(section).map(|frame| frame.element().clone()).collect();
        // What was pushed a moment ago, the number of this rule, is shown with it.
        if let Some(last) = self.units.last_mut().filter(|unit| unit.frames.is_empty()) {
            last.frames.clone_from(&frames);
        }
        let parts = parts.into_iter().map(|(span, text)| (span.element().clone(), text)).collect();
        self.units.push(Unit { parts, frames });
    }

    /// Puts something at the end of the box, or else of the section.
    fn put(&self, piece: El) {
        if let Some(frame) = self.frame.as_ref().or(self.section.as_ref().map(|(section, _)| section)) {
            drop(frame.clone().child(piece));
        }
    }

    /// The list that is open, or a new one.
    fn listed(&mut self, kind: Kind, tag: &str) -> El {
        if let Some((_, list)) = &self.list {
            return list.clone();
        }
        let list = el(tag);
        self.put(list.clone());
        self.list = Some((kind, list.clone()));
        list
    }

    fn link(&self, place: &str, text: &str) -> El {
        let to = Route::Rules { game: self.book.game.to_owned(), at: place.to_owned() };
        el("a").attr("href", to.href()).attr("data-to", place).child(text)
    }
}

/// The search: field, finds, and the way from one to the next.
fn search(l: Locale, query: RwSignal<String>, finds: Finds) -> El {
    let step = move |by: usize| {
        let (count, now) = finds.get_untracked();
        if count > 0 {
            finds.set((count, (now + by) % count));
        }
    };
    // One back is all but one forward.
    let back = move || step(finds.get_untracked().0.saturating_sub(1));
    let field = el("input[type=search]")
        .attr("aria-label", t!(l, book::search))
        .attr("placeholder", t!(l, book::search))
        .attr("autocomplete", "off")
        .attr("enterkeyhint", "search")
        .prop("value", move || JsValue::from_str(&query.get()))
        .on("input", move |event| query.set(typed(&event)))
        .on_key("keydown", move |event| match event.key().as_str() {
            // What an input method is still writing is not to be acted upon.
            _ if event.is_composing() => {}
            "Enter" if event.shift_key() => back(),
            "Enter" => step(1),
            // Escape empties the field first, and closes the dialog only then.
            "Escape" if !query.get_untracked().is_empty() => {
                event.prevent_default();
                query.set(String::new());
            }
            _ => {}
        });
    let said = move || match (query.with(|query| query.trim().is_empty()), finds.get()) {
        (true, _) => String::new(),
        (_, (0, _)) => t!(l, book::nothing).to_owned(),
        (_, (count, now)) => t!(l, book::finds, now = now + 1, all = count),
    };
    let button = |name: &'static str, label: &'static str, act: Box<dyn Fn()>| {
        el("button.btn.quiet.icon[type=button]")
            .attr("aria-label", label)
            .attr("aria-disabled", move || (finds.get().0 < 2).to_string())
            .on("click", move |_| act())
            .child(icon(name))
    };
    el("search.book-search")
        .child(field)
        .child(el("p.num[role=status]").child(said))
        .child(button("up", t!(l, book::previous), Box::new(back)))
        .child(button("down", t!(l, book::next), Box::new(move || step(1))))
}

fn typed(event: &Event) -> String {
    let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    field.map(|field| field.value()).unwrap_or_default()
}

/// The same text, with half-width kana and other doubles written in the usual way.
fn normalised(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFKC").into()
}

/// Writes all texts with their finds, hides what has none, and tells how many there are.
fn show(units: &[Unit], wanted: &[char], game: &str) -> usize {
    let searching = !wanted.is_empty();
    let hide = |frame: &Element, hidden: bool| drop(frame.toggle_attribute_with_force("hidden", hidden));
    for frame in units.iter().flat_map(|unit| &unit.frames) {
        hide(frame, searching);
    }
    let mut count = 0;
    for unit in units {
        let before = count;
        for (element, text) in &unit.parts {
            count += write(element, text, wanted, count, game);
        }
        if count > before {
            unit.frames.iter().for_each(|frame| hide(frame, false));
        }
    }
    count
}

/// Writes one text.
fn write(element: &Element, text: &str, wanted: &[char], first: usize, game: &str) -> usize {
    element.set_text_content(None);
    let (pieces, count) = pieces(text, wanted, first);
    // The number of a rule, before what it says, leads nowhere else.
    let linked = !is_rule(text);
    let mut link: Option<(String, El)> = None;
    for piece in pieces {
        let tag = if piece.find.is_some() { "mark" } else { "span" };
        let mut node = el(tag).attr("data-find", piece.find.map(|find| find.to_string())).child(piece.text);
        if piece.strong {
            node = el("b").child(node);
        }
        // A number of which a part is found is still one link.
        let number = piece.rule.filter(|_| linked);
        let known = link.take().filter(|(known, _)| number.as_ref() == Some(known));
        let parent = match (number, known) {
            (None, _) => None,
            (_, Some(known)) => Some(known),
            (Some(number), None) => {
                let to = Route::Rules { game: game.to_owned(), at: number.clone() };
                let anchor = el("a").attr("href", to.href()).attr("data-to", number.as_str());
                let _ = element.append_child(anchor.element());
                Some((number, anchor))
            }
        };
        let _ = parent.as_ref().map_or(element, |(_, anchor)| anchor.element()).append_child(node.element());
        link = parent;
    }
    count
}

/// Makes one find the present one, and brings it into view.
fn mark(root: &Element, count: usize, now: usize) {
    unmark(root, "now");
    if count == 0 {
        return;
    }
    each_found(root, &["[data-find='", &now.to_string(), "']"].concat(), |part, first| {
        let _ = part.class_list().add_1("now");
        if first {
            part.scroll_into_view_with_scroll_into_view_options(&centred());
        }
    });
}

fn centred() -> web_sys::ScrollIntoViewOptions {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    options
}

/// Opens the book at a place: a section, a box or a rule.
fn open_at(root: &Element, place: &str) {
    unmark(root, "linked");
    if !place.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
        return;
    }
    each_found(root, &["[data-place='", place, "']"].concat(), |found, _| {
        let _ = found.class_list().add_1("linked");
        if let Some(found) = found.dyn_ref::<HtmlElement>() {
            let _ = found.focus();
        }
        found.scroll_into_view_with_bool(true);
    });
}

fn unmark(root: &Element, class: &'static str) {
    each_found(root, &[".", class].concat(), |old, _| drop(old.class_list().remove_1(class)));
}

fn each_found(root: &Element, selector: &str, mut run: impl FnMut(Element, bool)) {
    fn found(root: &Element, selector: &str, run: &mut dyn FnMut(Element, bool)) {
        let Ok(list) = root.query_selector_all(selector) else { return };
        // The list does not change while the page does.
        for at in 0..list.length() {
            if let Some(one) = list.item(at) {
                run(one.unchecked_into(), at == 0);
            }
        }
    }
    found(root, selector, &mut run);
}

/// A link in the book leads to its place also where it has led before; in a dialog it leaves the address alone.
fn follow(at: RwSignal<String>, page: bool, event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("[data-to]").ok().flatten());
    let Some(to) = link.and_then(|link| link.get_attribute("data-to")) else { return };
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return;
    }
    if !page {
        event.prevent_default();
    }
    if let Some(root) = event.current_target().and_then(|root| root.dyn_into::<Element>().ok())
        && window().match_media(WIDE).ok().flatten().is_none_or(|wide| !wide.matches() || !page)
        && let Ok(Some(contents)) = root.query_selector(".book-toc")
    {
        let _ = contents.remove_attribute("open");
    }
    at.set(to);
}
