//! The fuzz targets under libFuzzer. The variable `TARGET` names the target; the arguments are libFuzzer's own.
#![no_main]

use std::{env, sync::LazyLock};

use libfuzzer_sys::fuzz_target;

mod targets;

static TARGET: LazyLock<&targets::Target> = LazyLock::new(|| {
    let name = env::var("TARGET").unwrap_or_default();
    let found = targets::TARGETS.iter().find(|target| target.name == name);
    found.unwrap_or_else(|| panic!("TARGET is {name:?}, and there is no such target"))
});

fuzz_target!(|bytes: &[u8]| (TARGET.run)(bytes));
