//! The app in the browser: puts it on the page.

fn main() {
    caldera::app::shell::fault::report_panics();
    caldera::app::start();
}
