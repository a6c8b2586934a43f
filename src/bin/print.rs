//! Prints the shelf as HTML, once in each language. `tools/finish.sh` puts it into the page, `public/early.js` shows it in the
//! language in use, and `public/boot.js` takes it away when the app stands.
//!
//! Of the app's files only those that the shelf needs are compiled, into this program and not into the library: that takes
//! seconds, and a change of any other file none.

use caldera::{bots, fields, order, rules, session};
use leptos::prelude::*;

use app::{screens::shelf_front::ShelfFront, shell::text::Locale};

/// What the shelf needs of `src/app`, in the same places. The screens' other files draw on the whole of every game.
#[path = "../app"]
#[allow(dead_code, unused_imports)]
mod app {
    pub mod board;
    pub mod games {
        pub mod apiary {
            pub mod art;
        }
        pub mod catalog;
        pub mod eruption {
            pub mod art;
        }
        pub mod volcano {
            pub mod art;
        }
    }
    pub mod screens {
        mod learn_link;
        pub mod shelf_front;
    }
    pub mod shell;
}

/// Where Leptos has hidden notes for taking a printed page over. This one is replaced.
const NOTE: &str = "<!>";

fn main() {
    for l in Locale::ALL {
        let html = Owner::new_root(None).with(|| view! { <ShelfFront l /> }.to_html());
        println!(r#"<div class="print" lang="{}">{}</div>"#, l.tag(), html.replace(NOTE, ""));
    }
}
