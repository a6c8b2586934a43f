//! What the page calls: a decoder that is fed while the packed module is being loaded. Its memory only ever grows, for it is
//! thrown away as a whole.

use alloc::{boxed::Box, vec, vec::Vec};
use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32::{memory_grow, memory_size, unreachable};
use core::cell::{Cell, RefCell};
use core::ptr::null_mut;

use crate::coder::Decoder;
use crate::shape::Walk;

const PAGE: usize = 65536;

/// Memory in the order in which it is asked for; none is given back.
struct Growing {
    next: Cell<usize>,
}

#[global_allocator]
static MEMORY: Growing = Growing { next: Cell::new(0) };

// SAFETY: a module without threads has nobody to share with.
unsafe impl Sync for Growing {}

// SAFETY: every block lies behind the one before, in memory that did not belong to the module at its start.
unsafe impl GlobalAlloc for Growing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let next = if self.next.get() == 0 { memory_size(0) * PAGE } else { self.next.get() };
        let begin = next.next_multiple_of(layout.align());
        let end = begin + layout.size();
        let missing = end.saturating_sub(memory_size(0) * PAGE).div_ceil(PAGE);
        if missing > 0 && memory_grow(0, missing) == usize::MAX {
            return null_mut();
        }
        self.next.set(end);
        begin as *mut u8
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // New memory is zero.
        unsafe { self.alloc(layout) }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

/// What goes wrong becomes an error in the page.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unreachable()
}

struct Unpacking {
    coder: Decoder,
    walk: Option<Box<Walk>>,
}

struct Here(RefCell<Unpacking>);

// SAFETY: as above.
unsafe impl Sync for Here {}

static HERE: Here = Here(RefCell::new(Unpacking { coder: Decoder::new(Vec::new()), walk: None }));

/// Makes room for so many bytes of what is packed. Returns where they have to be written to.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut here = HERE.0.borrow_mut();
    here.coder.packed = vec![0; length];
    here.coder.packed.as_mut_ptr()
}

/// Begins with a module of this size, when some bytes are there. Returns where the module is going to be.
#[unsafe(no_mangle)]
pub extern "C" fn begin(size: u32) -> *const u8 {
    let here = &mut *HERE.0.borrow_mut();
    here.coder.begin();
    let walk = here.walk.insert(Box::new(Walk::new(&mut here.coder, size)));
    walk.module.as_ptr()
}

/// Goes on by a step. Returns how many bytes have been used, or 0 when the module is complete.
#[unsafe(no_mangle)]
pub extern "C" fn advance() -> usize {
    let here = &mut *HERE.0.borrow_mut();
    let more = here.walk.as_mut().is_some_and(|walk| walk.advance(&mut here.coder));
    if more { here.coder.used } else { 0 }
}
