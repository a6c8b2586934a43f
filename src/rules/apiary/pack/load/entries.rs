//! Sections and lists of the file: every entry with its place, and what is wrong with it.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    super::{PackError, Problem},
    Loader,
};
use crate::rules::apiary::item::{Item, ItemKind};

/// Copies of a component as they are read: each as often as it is there.
pub(super) struct Listed<T> {
    pub(super) items: Vec<Item>,
    pub(super) list: Vec<T>,
}

impl Loader<'_> {
    pub(super) fn wrong(&mut self, place: impl Into<String>, problem: Problem) {
        self.errors.push(PackError { place: place.into(), problem });
    }

    /// Notes a number that is out of its bounds.
    pub(super) fn bound(&mut self, place: &str, found: usize, least: usize, most: usize) {
        if !(least..=most).contains(&found) {
            self.wrong(place, Problem::Bounds { found, least, most });
        }
    }

    fn shaped<T: DeserializeOwned>(&mut self, place: &str, value: &Value) -> Option<T> {
        serde_path_to_error::deserialize(value)
            .map_err(|error| {
                let inside = match error.path().to_string() {
                    path if path == "." => place.to_string(),
                    path if path.starts_with('[') => format!("{place}{path}"),
                    path => format!("{place}.{path}"),
                };
                self.wrong(inside, Problem::Shape(error.into_inner().to_string()));
            })
            .ok()
    }

    pub(super) fn section<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<T> {
        self.shaped(key, self.file.get(key).unwrap_or(&Value::Null))
    }

    /// Reads a list, one entry after another, each with its place.
    pub(super) fn entries<R: DeserializeOwned>(&mut self, key: &str, value: &Value) -> Vec<(String, R)> {
        let Some(list) = value.as_array() else {
            self.wrong(key, Problem::Shape("a list is missing".into()));
            return Vec::new();
        };
        let mut entries = Vec::new();
        for (number, value) in list.iter().enumerate() {
            let place = format!("{key}[{number}]");
            entries.extend(self.shaped(&place, value).map(|entry| (place, entry)));
        }
        entries
    }

    /// Reads the list of a kind of component. `read` gives the id, the number of copies and the component.
    pub(super) fn list<R: DeserializeOwned, T: Clone>(
        &mut self,
        key: &'static str,
        kind: ItemKind,
        read: impl Fn(&mut Self, &str, R, Item) -> T,
        id: impl Fn(&R) -> (&str, u8),
    ) -> Listed<T> {
        let mut listed = Listed { items: Vec::new(), list: Vec::new() };
        let value = self.file.get(key).unwrap_or(&Value::Null);
        for (place, entry) in self.entries::<R>(key, value) {
            let (text, count) = id(&entry);
            let count = usize::from(count);
            let Ok(item) = Item::parse(text, kind) else {
                self.wrong(format!("{place}.id"), Problem::Id(text.into()));
                continue;
            };
            if listed.items.iter().any(|other: &Item| other.number() == item.number()) {
                self.wrong(format!("{place}.id"), Problem::Twice(text.into()));
                continue;
            }
            self.bound(&format!("{place}.count"), count, 1, 64);
            let component = read(self, &place, entry, item);
            listed.items.extend(vec![item; count]);
            listed.list.extend(vec![component; count]);
        }
        self.bound(key, listed.list.len(), 1, 64);
        listed
    }
}
