//! The app in the browser: puts it on the page.

use caldera::app::{App, shell::fault};

fn main() {
    fault::report_panics();
    leptos::mount::mount_to_body(App);
}
