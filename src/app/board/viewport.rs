//! The room that a board has, and hands in it: drag, pinch, double tap, wheel and buttons move the [`Camera`]; a tap goes on
//! to the game. The board is moved by one transform, so that the browser moves a layer and paints nothing while a hand moves
//! it; when it rests it is painted anew, sharp.

use std::cell::Cell;

use hexx::Vec2;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent, WheelEvent};

use super::{
    camera::Camera,
    gestures::{Gesture, Motion},
};
use crate::{
    app::shell::{effect::effect, icon::Icon, text::Locale, views::show_when},
    t,
};

/// How far from the middle of a lit place a finger may be, in pixels.
const FINGER: f32 = 26.0;
/// On boards smaller than this, in pixels, the view comes nearer by itself.
const SMALL: f32 = 500.0;
/// How near it comes then.
const CLOSER: f32 = 1.5;
/// How much a button or a key changes the zoom.
const STEP: f32 = 1.4;

/// A point of the board, from its middle, in sides of the square that it fills.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touch {
    /// Where.
    pub at: Vec2,
    /// How far a finger reaches.
    pub reach: f32,
}

/// What a hand does that the camera does not take for itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hand {
    /// It taps.
    Tap(Touch),
    /// It turns the wheel. If the game has no use for that there, the view comes nearer or goes back.
    Wheel {
        /// Where the pointer is.
        over: Touch,
        /// Towards the hand.
        down: bool,
        /// It has gone one step further; fine wheels need several turns for one.
        step: bool,
    },
    /// It tapped twice, and the view changed; what the first tap said is not meant.
    Twice,
}

/// Where the camera goes by itself: from where it is, in that room, and whether the players have chosen the view.
type Way = Box<dyn Fn(Camera, &Room, bool) -> Camera>;

/// The camera over a board, as long as the game is on the screen.
#[derive(Clone, Copy)]
pub struct ViewportState {
    camera: RwSignal<Camera>,
    /// It goes there by itself.
    glides: RwSignal<bool>,
    /// A hand moves it.
    moves: RwSignal<bool>,
    /// The players have chosen this view; it does not change by itself.
    chosen: StoredValue<bool>,
    gesture: StoredValue<Gesture>,
}

impl Default for ViewportState {
    fn default() -> ViewportState {
        ViewportState {
            camera: RwSignal::new(Camera::FIT),
            glides: RwSignal::new(false),
            moves: RwSignal::new(false),
            chosen: StoredValue::new(false),
            gesture: StoredValue::new(Gesture::default()),
        }
    }
}

thread_local! {
    /// By how many quarters the table is turned, clockwise.
    static SIDE: Cell<u8> = const { Cell::new(0) };
}

/// The table is turned by so many quarters: what hands do is turned back.
pub fn turn(quarters: u8) {
    SIDE.set(quarters);
}

/// A vector of the page as it is seen from the side that the table is turned to.
fn turned_back(seen: Vec2, quarters: u8) -> Vec2 {
    match quarters % 4 {
        0 => seen,
        1 => Vec2::new(seen.y, -seen.x),
        2 => -seen,
        _ => Vec2::new(-seen.y, seen.x),
    }
}

/// The sizes of the room on the page.
struct Room {
    /// Its middle, in pixels of the page.
    middle: Vec2,
    /// The side of the board at fit, in pixels.
    side: f32,
    /// Its size in sides of the board.
    size: Vec2,
}

impl Room {
    fn of(stage: &Element) -> Room {
        let frame = stage.get_bounding_client_rect();
        let size = Vec2::new(frame.width() as f32, frame.height() as f32);
        let side = size.min_element().max(1.0);
        let middle = Vec2::new(frame.left() as f32, frame.top() as f32) + size / 2.0;
        let middle = turned_back(middle, SIDE.get());
        Room { middle, side, size: turned_back(size / side, SIDE.get()).abs() }
    }

    /// A point of the page, from the middle of the room.
    fn point(&self, event: &MouseEvent) -> Vec2 {
        (client(event) - self.middle) / self.side
    }
}

fn client(event: &MouseEvent) -> Vec2 {
    turned_back(Vec2::new(event.client_x() as f32, event.client_y() as f32), SIDE.get())
}

/// The stage on the page.
fn the_stage() -> Option<Element> {
    document().query_selector(".stage").ok().flatten()
}

impl ViewportState {
    /// Whether all of the board is seen.
    fn is_fit(self) -> bool {
        self.camera.get().is_fit()
    }

    /// Goes to another view at once, by hand.
    fn put(self, camera: Camera) {
        self.chosen.set_value(!camera.is_fit());
        self.camera.set(camera);
    }

    /// Goes to another view in a moment.
    fn glide(self, camera: Camera) {
        if camera != self.camera.get_untracked() {
            self.glides.set(true);
            self.camera.set(camera);
        }
    }

    /// Stops where it is.
    fn stop(self, stage: &Element) {
        if !self.glides.get_untracked() {
            return;
        }
        if let Ok(Some(board)) = stage.query_selector(".fit") {
            let room = Room::of(stage);
            let seen = Room::of(&board);
            let pan = (seen.middle - room.middle) / room.side;
            self.camera.set(Camera { zoom: seen.side / room.side, pan });
        }
        self.glides.set(false);
    }

    /// Nearer or farther, by a button or a key, round a place of the board that one looks at.
    pub fn zoom(self, nearer: bool, place: Option<Vec2>) {
        let Some(stage) = the_stage() else { return };
        let (camera, room) = (self.camera.get_untracked(), Room::of(&stage));
        let about = place.map_or(Vec2::ZERO, |place| camera.pan + place * camera.zoom);
        let camera = camera.zoomed(if nearer { STEP } else { 1.0 / STEP }, about, room.size);
        self.chosen.set_value(!camera.is_fit());
        self.glide(camera);
    }

    /// All of the board.
    pub fn fit(self) {
        self.chosen.set_value(false);
        self.glide(Camera::FIT);
    }

    /// Something is looked at: small boards come nearer, if the players have not chosen how they look at them.
    pub fn look_at(self, place: Vec2) {
        self.follow(move |camera, room, chosen| {
            if chosen || room.side >= SMALL {
                camera.showing(place, 0.06, room.size)
            } else {
                camera.looking_at(place, CLOSER, room.size)
            }
        });
    }

    /// Nothing is looked at any more.
    pub fn look_away(self) {
        self.follow(|camera, _, chosen| if chosen { camera } else { Camera::FIT });
    }

    /// The keyboard is at a place: it is brought into view.
    pub fn show(self, place: Vec2) {
        self.follow(move |camera, room, _| camera.showing(place, 0.06, room.size));
    }

    /// Glides on, once the page has taken its new shape.
    fn follow(self, to: impl Fn(Camera, &Room, bool) -> Camera + 'static) {
        self.follow_boxed(Box::new(to));
    }

    fn follow_boxed(self, to: Way) {
        request_animation_frame(move || {
            let (Some(stage), Some(gesture)) = (the_stage(), self.gesture.try_get_value()) else { return };
            if !gesture.is_on() {
                self.glide(to(self.camera.get_untracked(), &Room::of(&stage), self.chosen.get_value()));
            }
        });
    }

    fn down(self, stage: &Element, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        self.stop(stage);
        self.gesture.update_value(|gesture| gesture.down(event.pointer_id(), client(event)));
    }

    fn moved(self, stage: &Element, event: &PointerEvent) {
        if event.buttons() == 0 {
            // It was let go where nobody heard it.
            return self.up(event);
        }
        let id = event.pointer_id();
        let mut motion = None;
        self.gesture.update_value(|gesture| motion = gesture.moved(id, client(event)));
        let (Some(motion), room) = (motion, Room::of(stage)) else { return };
        let camera = self.camera.get_untracked();
        if !self.moves.get_untracked() {
            self.moves.set(true);
            // The hand may leave the room; what it began goes on.
            let _ = stage.set_pointer_capture(id);
        }
        self.put(match motion {
            Motion::Drag(by) => camera.dragged(by / room.side, room.size),
            Motion::Pinch(from, to) => {
                let points = |points: [Vec2; 2]| points.map(|point| (point - room.middle) / room.side);
                camera.pinched(points(from), points(to), room.size)
            }
        });
    }

    fn up(self, event: &PointerEvent) {
        self.gesture.update_value(|gesture| gesture.up(event.pointer_id()));
        // A mouse over the board ends here whenever it moves.
        if !self.gesture.get_value().is_on() && self.moves.get_untracked() {
            self.moves.set(false);
        }
    }

    fn click(self, stage: &Element, event: &MouseEvent, act: &dyn Fn(Hand) -> bool) {
        let mut gesture = self.gesture.get_value();
        if gesture.has_strayed() {
            return;
        }
        let (time, point) = (event.time_stamp(), client(event));
        // Measured first, while the page lies as it was drawn.
        let touched = touch(stage, event);
        // Keys go on where the hand has been.
        focus_board();
        if gesture.is_double(time, point) {
            let room = Room::of(stage);
            let camera = self.camera.get_untracked().toggled(room.point(event), room.size);
            self.chosen.set_value(!camera.is_fit());
            self.glide(camera);
            act(Hand::Twice);
        } else if let Some(touch) = touched
            && !act(Hand::Tap(touch))
        {
            gesture.remember(time, point);
        }
        self.gesture.set_value(gesture);
    }

    fn wheel(self, stage: &Element, event: &WheelEvent, act: &dyn Fn(Hand) -> bool) {
        event.prevent_default();
        // In lines, in some browsers.
        let by = event.delta_y() as f32 * if event.delta_mode() == 0 { 1.0 } else { 40.0 };
        let mut gesture = self.gesture.get_value();
        let step = gesture.steps(by);
        self.gesture.set_value(gesture);
        let over = touch(stage, event);
        // A pinch on a trackpad is a wheel with the control key; it is meant for the view.
        if let Some(over) = over.filter(|_| !event.ctrl_key())
            && act(Hand::Wheel { over, down: by > 0.0, step })
        {
            return;
        }
        self.stop(stage);
        self.moves.set(true);
        let room = Room::of(stage);
        let strength = if event.ctrl_key() { 0.8 } else { 0.18 };
        let factor = 1.0 + strength * (by.abs() / 120.0).min(1.0);
        let factor = if by > 0.0 { 1.0 / factor } else { factor };
        self.put(self.camera.get_untracked().zoomed(factor, room.point(event), room.size));
        set_timeout(
            move || {
                // Unless it has been turned on since.
                if self.gesture.try_get_value() == Some(gesture) {
                    self.moves.set(false);
                }
            },
            std::time::Duration::from_millis(160),
        );
    }
}

/// Where on the board an event is.
fn touch(stage: &Element, event: &MouseEvent) -> Option<Touch> {
    let board = Room::of(&stage.query_selector(".fit").ok().flatten()?);
    Some(Touch { at: board.point(event), reach: FINGER / board.side })
}

/// What a pointer does to the camera.
type Feel = fn(ViewportState, &Element, &PointerEvent);

/// The camera as a transform of the board.
fn transform(camera: Camera) -> String {
    let percent = |x: f32| fine(x * 100.0) + "%";
    let (x, y) = (percent(camera.pan.x), percent(camera.pan.y));
    ["translate(", &x, ",", &y, ") scale(", &fine(camera.zoom), ")"].concat()
}

/// A number in ten-thousandths.
fn fine(x: f32) -> String {
    let n = (x * 10_000.0).round() as i32;
    let (whole, rest) = (n.abs() / 10_000, n.abs() % 10_000);
    [if n < 0 { "-" } else { "" }, &whole.to_string(), ".", &(10_000 + rest).to_string()[1..]].concat()
}

/// When the button that had the focus is gone, the focus goes to the board.
fn keep_focus() {
    if document().active_element().is_none_or(|active| active.tag_name() == "BODY") {
        focus_board();
    }
}

fn focus_board() {
    if let Ok(Some(board)) = document().query_selector("[data-board]") {
        let _ = board.unchecked_into::<HtmlElement>().focus();
    }
}

/// A board in its room. `act` is told what hands do to the board, and tells whether it did something.
#[component]
pub fn Viewport(
    viewport: ViewportState,
    #[prop(into)] act: Callback<Hand, bool>,
    children: Children,
) -> impl IntoView {
    let room = NodeRef::<html::Div>::new();
    let room_now = move || room.get_untracked().map(Element::from);
    let feel = move |run: Feel| {
        move |event: PointerEvent| {
            if let Some(room) = room_now() {
                run(viewport, &room, &event);
            }
        }
    };
    let act = move |hand| act.run(hand);
    let click = move |event: MouseEvent| {
        if let Some(room) = room_now() {
            viewport.click(&room, &event, &act);
        }
    };
    let wheel = move |event: WheelEvent| {
        if let Some(room) = room_now() {
            viewport.wheel(&room, &event, &act);
        }
    };
    let rested = move |event: web_sys::TransitionEvent| {
        // Others end in it, too.
        if event.target() == event.current_target() {
            viewport.glides.set(false);
        }
    };
    view! {
        <div
            node_ref=room
            class="stage"
            class:near=move || !viewport.is_fit()
            class:glides=move || viewport.glides.get()
            class:moves=move || viewport.moves.get()
            on:pointerdown=feel(ViewportState::down)
            on:pointermove=feel(ViewportState::moved)
            on:pointerup=feel(|viewport, _, event| viewport.up(event))
            on:pointercancel=feel(|viewport, _, event| viewport.up(event))
            on:click=click
            on:wheel=wheel
        >
            <div class="fit" style:transform=move || transform(viewport.camera.get()) on:transitionend=rested>
                {children()}
            </div>
        </div>
    }
}

/// The buttons that are there while the view is near.
#[component]
pub fn ViewportButtons(viewport: ViewportState, l: Locale) -> impl IntoView {
    let button = move |name: &'static str, label: &'static str, press: fn(ViewportState)| {
        view! {
            <button type="button" class="btn icon" aria-label=label title=label on:click=move |_| press(viewport)>
                <Icon name />
            </button>
        }
    };
    let near = Memo::new(move |_| !viewport.is_fit());
    // When they go, the focus stays on the table.
    effect(move || {
        if !near.get() {
            request_animation_frame(keep_focus);
        }
    });
    view! {
        <div class="lens">
            {show_when(move || near.get(), move || view! { {button("fit", t!(l, table::zoom_fit), ViewportState::fit)}
                {button("plus", t!(l, table::zoom_in), |viewport| viewport.zoom(true, None))}
                {button("minus", t!(l, table::zoom_out), |viewport| viewport.zoom(false, None))} }.into_any())}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_hand_does_is_turned_back_by_as_many_quarters() {
        let right = Vec2::new(3.0, 1.0);
        // The page turns clockwise: what goes right on it goes up for whoever sits on the left.
        assert_eq!(
            [0, 1, 2, 3].map(|side| turned_back(right, side)),
            [right, Vec2::new(1.0, -3.0), Vec2::new(-3.0, -1.0), Vec2::new(-1.0, 3.0)]
        );
        for side in 0..4 {
            assert_eq!(turned_back(turned_back(right, side), 4 - side), right);
        }
    }
}
