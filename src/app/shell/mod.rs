//! What every screen stands on: address, texts, settings, dialogs, icons, form controls, storage, files, sound, what the
//! browser can do, and the worker that bots think in. It knows no game and no screen.

mod browser_store;
pub mod controls;
mod database;
pub mod device;
pub mod dialog;
pub mod effect;
pub mod fault;
pub mod fetched;
pub mod files;
pub mod focus;
pub mod icon;
pub mod keyed;
pub mod media;
pub mod mirror;
pub mod page;
pub mod route;
pub mod scroll;
pub mod settings;
pub mod slices;
pub mod sound;
pub mod speeds;
pub mod storage;
mod tabs;
pub mod text;
pub mod thinker;
pub mod views;
pub mod when;
