//! Views: DOM nodes, made directly, kept up to date by [signals and memos](super::reactive).
//!
//! Leptos's own `view!` compiles code for every element, attribute and closure type; with it this app was 469 kB gzipped,
//! well over its budget of 300 kB (see `docs/performance.md`). Here everything goes through a handful of functions that are compiled once.
//!
//! ```ignore
//! el("button.btn.primary[type=button]")
//!     .attr("aria-disabled", move || (!ready.get()).to_string())
//!     .on("click", move |_| desk.confirm())
//!     .child(move || t!(l, table::count, count = count.get()))
//! ```
//!
//! Whatever may change is a closure: it runs again when a signal it read changes. Texts are always texts, never markup; only
//! [`El::constant_markup`] takes markup, and only such as is part of the program.

use std::{cell::RefCell, rc::Rc};

use super::tag;
use leptos::prelude::{Owner, RenderEffect, StoredValue, document, queue_microtask, untrack};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, Node};

/// A piece of the page: a node, or a fragment of several.
#[derive(Clone, Debug)]
pub struct View(Node);

/// An element in the making.
#[derive(Clone, Debug)]
pub struct El(Element);

/// An HTML element, with what is always the same about it: `button.btn.primary[type=button]`.
pub fn el(pattern: &str) -> El {
    El(tag::made(pattern, None))
}

/// An SVG element, with what is always the same about it.
pub fn svg(pattern: &str) -> El {
    El(tag::made(pattern, Some("http://www.w3.org/2000/svg")))
}

impl El {
    /// An attribute; `None` and `false` leave it out, `true` sets it to nothing.
    pub fn attr(self, name: &'static str, value: impl Value) -> El {
        self.attr_given(name, value.given())
    }

    #[inline(never)]
    fn attr_given(self, name: &'static str, value: Given) -> El {
        match value {
            // Most stay as they are: nothing is kept for them.
            Given::Once(Some(value)) => drop(self.0.set_attribute(name, &value)),
            Given::Once(None) => drop(self.0.remove_attribute(name)),
            Given::Changing(_) => {
                let element = self.0.clone();
                value.bind(Box::new(move |value| match value {
                    Some(value) => drop(element.set_attribute(name, &value)),
                    None => drop(element.remove_attribute(name)),
                }));
            }
        }
        self
    }

    /// The class or classes.
    pub fn class(self, classes: impl Value) -> El {
        self.attr("class", classes)
    }

    /// A class that comes and goes; after [`class`](El::class), if both are used.
    pub fn class_if(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        fn follow(element: &Element, name: &'static str, on: Box<dyn Fn() -> bool>) {
            let list = element.class_list();
            effect(Rc::new(move || drop(list.toggle_with_force(name, on()))));
        }
        follow(&self.0, name, Box::new(on));
        self
    }

    /// A style property, custom ones included. Attributes called `style` are refused by the page's security policy.
    pub fn style(self, name: &'static str, value: impl Value) -> El {
        self.style_given(name, value.given())
    }

    #[inline(never)]
    fn style_given(self, name: &'static str, value: Given) -> El {
        // HTML and SVG elements both have it, but share no type that says so.
        let style = js_sys::Reflect::get(&self.0, &JsValue::from_str("style"));
        let style: Option<web_sys::CssStyleDeclaration> = style.ok().map(JsCast::unchecked_into);
        value.bind(Box::new(move |value| {
            if let Some(style) = &style {
                let _ = style.set_property(name, value.as_deref().unwrap_or_default());
            }
        }));
        self
    }

    /// A property of the DOM object, such as `value` or `checked` of an input.
    pub fn prop(self, name: &'static str, value: impl Fn() -> JsValue + 'static) -> El {
        fn follow(element: Element, name: &'static str, value: Box<dyn Fn() -> JsValue>) {
            effect(Rc::new(move || {
                let _ = js_sys::Reflect::set(&element, &JsValue::from_str(name), &value());
            }));
        }
        follow(self.0.clone(), name, Box::new(value));
        self
    }

    /// A listener. It must not hold the element that it hangs from, nor one around it: neither would ever be freed. The event
    /// knows its target.
    pub fn on(self, event: &'static str, handler: impl FnMut(Event) + 'static) -> El {
        self.listen(event, Box::new(handler))
    }

    /// A listener for clicks and other events of the pointer.
    pub fn on_mouse(self, event: &'static str, mut handler: impl FnMut(MouseEvent) + 'static) -> El {
        self.listen(event, Box::new(move |event: Event| handler(event.unchecked_into())))
    }

    /// A listener for keys.
    pub fn on_key(self, event: &'static str, mut handler: impl FnMut(KeyboardEvent) + 'static) -> El {
        self.listen(event, Box::new(move |event: Event| handler(event.unchecked_into())))
    }

    fn listen(self, event: &'static str, mut handler: Box<dyn Hear>) -> El {
        // The browser frees the handler with the element.
        let handler: Box<dyn FnMut(Event)> = Box::new(move |event| handler.hear(event));
        let handler = Closure::wrap(handler).into_js_value();
        let _ = self.0.add_event_listener_with_callback(event, handler.unchecked_ref());
        self
    }

    /// A child, or several.
    pub fn child(self, child: impl Content) -> El {
        self.child_given(child.into_node())
    }

    #[inline(never)]
    fn child_given(self, child: View) -> El {
        let _ = self.0.append_child(&child.0);
        self
    }

    /// Inner markup that is part of the program; never anything from a player, a file or a link.
    pub fn constant_markup(self, markup: &str) -> El {
        self.0.set_inner_html(markup);
        self
    }

    /// Does something with the element.
    pub fn with(self, run: impl FnOnce(&Element)) -> El {
        run(&self.0);
        self
    }

    /// Does something with the element once it is in the page.
    pub fn mounted(self, run: impl FnOnce(Element) + 'static) -> El {
        fn later(element: Element, run: Box<dyn FnOnce(Element)>) {
            queue_microtask(move || run(element));
        }
        later(self.0.clone(), Box::new(run));
        self
    }

    /// The element.
    pub fn element(&self) -> &Element {
        &self.0
    }
}

/// Puts a view into the page.
pub fn mount(parent: &Node, view: View) {
    let _ = parent.append_child(&view.0);
}

/// An effect that runs at once, and lives as long as the present owner.
fn effect(run: Rc<dyn Fn()>) {
    StoredValue::new_local(RenderEffect::new(move |_| run()));
}

/// Runs something now and whenever a signal it read changes, as long as the present owner lives.
pub fn watch(run: impl Fn() + 'static) {
    effect(Rc::new(run));
}

/// What an event is handed to; a `dyn FnMut` would be more to compile for each.
trait Hear {
    fn hear(&mut self, event: Event);
}

impl<F: FnMut(Event)> Hear for F {
    fn hear(&mut self, event: Event) {
        self(event);
    }
}

/// What an attribute, a class or a style property can be given.
pub trait Value {
    /// As it is now, or how to get it.
    fn given(self) -> Given;
}

/// A value of any type: so that what is done with it is compiled once.
pub enum Given {
    /// It stays as it is.
    Once(Option<String>),
    /// It changes with the signals it reads.
    Changing(Box<dyn Fn() -> Option<String>>),
}

impl Given {
    /// Hands the value to `set`: once, or whenever it changes.
    fn bind(self, set: Box<dyn Fn(Option<String>)>) {
        match self {
            Given::Once(value) => set(value),
            Given::Changing(value) => {
                let before = RefCell::new(None);
                effect(Rc::new(move || {
                    let now = Some(value());
                    if *before.borrow() != now {
                        set(now.clone().flatten());
                        before.replace(now);
                    }
                }));
            }
        }
    }
}

/// A value that does not change by itself.
pub trait Plain {
    /// As a text; `None` leaves the attribute out.
    fn text(self) -> Option<String>;
}

impl Plain for &str {
    fn text(self) -> Option<String> {
        Some(self.to_owned())
    }
}

impl Plain for String {
    fn text(self) -> Option<String> {
        Some(self)
    }
}

impl Plain for Option<&str> {
    fn text(self) -> Option<String> {
        self.map(str::to_owned)
    }
}

impl Plain for Option<String> {
    fn text(self) -> Option<String> {
        self
    }
}

impl Plain for bool {
    fn text(self) -> Option<String> {
        self.then(String::new)
    }
}

macro_rules! plain_values {
    ($($kind:ty),*) => {
        $(impl Value for $kind {
            fn given(self) -> Given {
                Given::Once(self.text())
            }
        })*
    };
}
plain_values!(&str, String, Option<&str>, Option<String>, bool);

impl<F: Fn() -> P + 'static, P: Plain> Value for F {
    fn given(self) -> Given {
        Given::Changing(Box::new(move || self().text()))
    }
}

/// What can be put into an element.
pub trait Content {
    /// As a view.
    fn into_node(self) -> View;
}

impl Content for View {
    fn into_node(self) -> View {
        self
    }
}

impl Content for El {
    fn into_node(self) -> View {
        View(self.0.into())
    }
}

impl Content for &str {
    fn into_node(self) -> View {
        View(document().create_text_node(self).into())
    }
}

impl Content for String {
    fn into_node(self) -> View {
        self.as_str().into_node()
    }
}

impl Content for () {
    fn into_node(self) -> View {
        View(document().create_document_fragment().into())
    }
}

impl<C: Content> Content for Option<C> {
    fn into_node(self) -> View {
        self.map_or_else(|| ().into_node(), Content::into_node)
    }
}

impl<C: Content> Content for Vec<C> {
    fn into_node(self) -> View {
        all(self)
    }
}

impl<C: Content, const N: usize> Content for [C; N] {
    fn into_node(self) -> View {
        all(self)
    }
}

/// Text that changes, or anything else that is drawn anew when a signal it read changes.
impl<F: Fn() -> C + 'static, C: Content> Content for F {
    fn into_node(self) -> View {
        part(Box::new(move || self().into_node()))
    }
}

/// Views of any number as one.
pub fn all<C: Content>(views: impl IntoIterator<Item = C>) -> View {
    let fragment = ().into_node();
    for view in views {
        let _ = fragment.0.append_child(&view.into_node().0);
    }
    fragment
}

/// A part of the page that is drawn anew when what it reads changes. What was made for it before is disposed of.
fn part(draw: Box<dyn Fn() -> View>) -> View {
    let (fragment, start, end) = bounds();
    effect(Rc::new(move || {
        let view = draw();
        let Some(parent) = end.parent_node() else { return };
        while let Some(old) = start.next_sibling().filter(|old| *old != end) {
            let _ = parent.remove_child(&old);
        }
        let _ = parent.insert_before(&view.0, Some(&end));
    }));
    fragment
}

/// Two marks that nobody sees, with the place between them.
fn bounds() -> (View, Node, Node) {
    let (start, end) = (document().create_comment(""), document().create_comment(""));
    let fragment = ().into_node();
    let _ = fragment.0.append_child(&start);
    let _ = fragment.0.append_child(&end);
    (fragment, start.into(), end.into())
}

/// A list whose items keep their place in the page as long as their key stays in it, so that focus and animation live on.
/// Keys are texts: the notation of what is shown. An item is one element.
pub fn each(keys: impl Fn() -> Vec<String> + 'static, item: impl Fn(String) -> El + 'static) -> View {
    each_boxed(Box::new(keys), Box::new(item))
}

/// An item of a list: its key, its element, and the owner of all that was made for it.
type Item = (String, Element, Owner);

fn each_boxed(keys: Box<dyn Fn() -> Vec<String>>, item: Box<dyn Fn(String) -> El>) -> View {
    let (fragment, _, end) = bounds();
    let owner = Owner::current().unwrap_or_default();
    let items = RefCell::new(Vec::<Item>::new());
    effect(Rc::new(move || {
        let keys = keys();
        let mut old = items.take();
        let take = |key: String| match old.iter().position(|(known, ..)| *known == key) {
            Some(place) => old.swap_remove(place),
            None => {
                let own = owner.child();
                let element = own.with(|| untrack(|| item(key.clone())));
                (key, element.0, own)
            }
        };
        let new: Vec<Item> = keys.into_iter().map(take).collect();
        for (_, element, gone) in old {
            element.remove();
            gone.cleanup();
        }
        let Some(parent) = end.parent_node() else { return };
        let mut next = end.clone();
        for (_, element, _) in new.iter().rev() {
            let node: &Node = element;
            if node.next_sibling().as_ref() != Some(&next) {
                let _ = parent.insert_before(node, Some(&next));
            }
            next = node.clone();
        }
        items.replace(new);
    }));
    fragment
}

/// Views made by hand among those of Leptos, and the other way round: so that both stand side by side.
mod bridge {
    use leptos::{
        prelude::{IntoView, Mountable, Render, RenderHtml, StoredValue},
        tachys::{
            html::attribute::any_attribute::AnyAttribute,
            hydration::Cursor,
            view::{Position, PositionState},
        },
    };
    use send_wrapper::SendWrapper;
    use wasm_bindgen::JsCast;
    use web_sys::{Element, Node};

    use super::{Content, View, bounds};

    /// A view made by hand, for `view!`.
    pub struct Made(SendWrapper<View>);

    /// Where such a view is.
    pub struct Span(Node, Node);

    /// A view made by hand, for `view!`.
    pub fn made(content: impl Content) -> Made {
        Made(SendWrapper::new(content.into_node()))
    }

    /// A view of Leptos, for those made by hand.
    pub fn leaf(view: impl IntoView + 'static) -> View {
        let (fragment, _, end) = bounds();
        let mut state = view.into_view().build();
        state.mount(fragment.0.unchecked_ref(), Some(&end));
        StoredValue::new_local(state);
        fragment
    }

    /// A view of Leptos, in an element that takes no place.
    pub fn boxed(view: impl IntoView + 'static) -> super::El {
        super::el("span.boxed").child(leaf(view))
    }

    impl Span {
        fn nodes(&self) -> Vec<Node> {
            let mut nodes = vec![self.0.clone()];
            while let Some(next) = nodes.last().filter(|last| **last != self.1).and_then(Node::next_sibling) {
                nodes.push(next);
            }
            nodes
        }
    }

    impl Mountable for Span {
        fn unmount(&mut self) {
            for node in self.nodes() {
                if let Some(parent) = node.parent_node() {
                    let _ = parent.remove_child(&node);
                }
            }
        }

        fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
            for node in self.nodes() {
                let _ = parent.insert_before(&node, marker);
            }
        }

        fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
            let parent = self.0.parent_node();
            if let Some(parent) = &parent {
                child.mount(parent.unchecked_ref(), Some(&self.0));
            }
            parent.is_some()
        }

        fn elements(&self) -> Vec<Element> {
            self.nodes().into_iter().filter_map(|node| node.dyn_into().ok()).collect()
        }
    }

    impl Render for Made {
        type State = Span;

        fn build(self) -> Span {
            let (fragment, start, end) = bounds();
            let _ = fragment.0.insert_before(&self.0.0, Some(&end));
            Span(start, end)
        }

        fn rebuild(self, state: &mut Span) {
            let mut new = self.build();
            state.insert_before_this(&mut new);
            state.unmount();
            *state = new;
        }
    }

    leptos::tachys::no_attrs!(Made);

    impl RenderHtml for Made {
        type AsyncOutput = Made;
        type Owned = Made;
        const MIN_LENGTH: usize = 0;

        fn dry_resolve(&mut self) {}

        async fn resolve(self) -> Made {
            self
        }

        fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

        fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Span {
            self.build()
        }

        fn into_owned(self) -> Made {
            self
        }
    }
}

pub use bridge::{boxed, leaf, made};
