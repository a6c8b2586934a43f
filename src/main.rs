//! The app in the browser: puts it on the page.

fn main() {
    console_error_panic_hook::set_once();
    caldera::app::start();
}
