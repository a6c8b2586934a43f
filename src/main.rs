//! The app in the browser: puts it on the page.

fn main() {
    caldera::app::fault::report_panics();
    caldera::app::start();
}
