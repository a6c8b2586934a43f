//! Elements as they are written in selectors: `button.btn.primary[type=button]`. What is always the same about an element is one
//! text in the data of the program, not a call for each class and attribute.

use leptos::prelude::*;
use web_sys::Element;

/// Makes the element. It is of HTML if there is no namespace.
pub(super) fn made(pattern: &str, namespace: Option<&str>) -> Element {
    let (tag, classes, attributes) = parts(pattern);
    let element = match namespace {
        None => document().create_element(tag),
        namespace => document().create_element_ns(namespace, tag),
    };
    let element = element.expect("the pattern is a constant of this program");
    if !classes.is_empty() {
        let _ = element.set_attribute("class", &classes.replace('.', " "));
    }
    // One without a value has an empty one.
    for attribute in attributes.split_terminator(']') {
        let attribute = attribute.trim_start_matches('[');
        let (name, value) = attribute.split_once('=').unwrap_or((attribute, ""));
        let _ = element.set_attribute(name, value);
    }
    element
}

/// Its tag, its classes with dots between them, and its attributes in brackets. Dots in brackets are dots.
fn parts(pattern: &str) -> (&str, &str, &str) {
    let (head, attributes) = pattern.split_at(pattern.find('[').unwrap_or(pattern.len()));
    let (tag, classes) = head.split_once('.').unwrap_or((head, ""));
    (tag, classes, attributes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_has_a_tag_classes_and_attributes() {
        assert_eq!(parts("p"), ("p", "", ""));
        assert_eq!(parts("span.num"), ("span", "num", ""));
        assert_eq!(
            parts("button.btn.quiet[type=button][hidden]"),
            ("button", "btn.quiet", "[type=button][hidden]")
        );
        assert_eq!(parts("path[d=M0 1.5L2 3]"), ("path", "", "[d=M0 1.5L2 3]"));
    }
}
