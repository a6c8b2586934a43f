//! caldera-pack MODULE DECODER FILE: packs a wasm module together with what unpacks it, for tools/unpack.js.

use std::{env, fs, process::ExitCode};

use caldera_pack::pack::{pack, pack_plain};

fn run() -> Result<(), String> {
    let usage = "caldera-pack MODULE DECODER FILE";
    let [module, decoder, file] = env::args().skip(1).collect::<Vec<_>>().try_into().map_err(|_| usage)?;
    let read = |path: &str| fs::read(path).map_err(|error| format!("{path}: {error}"));
    let (bytes, decoder) = (read(&module)?, read(&decoder)?);
    // What another compiler may write. The app is somewhat larger, and otherwise the same.
    let packed = pack(&bytes).or_else(|why| {
        println!("    the module is packed as a whole: {why}");
        pack_plain(&bytes)
    })?;
    let mut parts = Vec::new();
    for number in [decoder.len() as u32, packed.size, packed.bytes.len() as u32] {
        parts.extend(number.to_le_bytes());
    }
    parts.extend(decoder);
    parts.extend(packed.bytes);
    fs::write(&file, parts).map_err(|error| format!("{file}: {error}"))
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
