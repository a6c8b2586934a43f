//! `arena --pack FILE`: games and records of a component pack that is not the built-in one.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use caldera::{
    rules::{
        Game,
        apiary::{Config, Pack, PackChoice, State},
    },
    session::Playout,
};
use serde_json::{Value, json};

/// A directory of its own for each test, empty at its beginning.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena_packs").join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old directory");
    }
    fs::create_dir_all(&folder).expect("a directory");
    folder
}

/// Writes a copy of the built-in pack with something changed in it.
fn changed_pack(folder: &Path, change: impl FnOnce(&mut Value)) -> PathBuf {
    let caldera = Path::new(env!("CARGO_MANIFEST_DIR")).join("packs/caldera.json");
    let mut pack: Value = serde_json::from_slice(&fs::read(caldera).expect("the pack")).expect("JSON");
    pack["id"] = json!("changed");
    change(&mut pack);
    let file = folder.join("pack.json");
    fs::write(&file, pack.to_string()).expect("a file");
    file
}

/// A pack in which every farm pays wax and costs nothing, so that its games are not those of the built-in pack.
fn rich(folder: &Path) -> PathBuf {
    changed_pack(folder, |pack| {
        for farm in pack["farms"].as_array_mut().expect("a list") {
            (farm["income"], farm["cost"]) = (json!("X2"), json!(""));
        }
    })
}

/// Runs the tool; what it printed to standard output, and to standard error.
fn arena(arguments: &[&str]) -> (Output, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(arguments).output().expect("arena runs");
    let [out, err] =
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    (output, out, err)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// A random game with that pack: its record, and the state at its end.
fn record(pack: &Path) -> (Value, State) {
    let pack = Pack::load(&fs::read(pack).expect("the pack")).expect("a pack");
    let config = Config { pack: PackChoice(pack), ..Config::new(3) };
    let (mut game, mut playout) = (State::new(&config).expect("a config"), Playout::new(7));
    let mut steps = Vec::new();
    while let Some(action) = playout.choose(&game) {
        game.play(action, &mut ()).expect("a legal action");
        steps.push(action.to_string());
    }
    let seats: Vec<Value> = ["Aki", "Ben", "Chie"].map(|name| json!({ "name": name })).into();
    let record = json!({ "format": 1, "game": "apiary", "rules": 1, "config": config, "seats": seats, "steps": steps });
    (record, game)
}

#[test]
fn playouts_are_played_with_the_pack_of_a_file() {
    let pack = rich(&folder("playouts"));
    let play = |more: &[&str]| {
        let arguments = ["playouts", "--game", "apiary", "--players", "3", "--games", "20", "--seed", "5"];
        arena(&[&arguments[..], more].concat())
    };
    let (output, changed, err) = play(&["--pack", text(&pack)]);
    assert!(output.status.success(), "{err}");
    assert!(changed.starts_with("20 games of apiary"), "{changed}");
    assert!(changed.contains("\"id\":\"changed\""), "{changed}");
    let (_, built_in, _) = play(&[]);
    let lengths =
        |printed: &str| printed.lines().find(|line| line.starts_with("actions a game")).map(str::to_string);
    assert!(lengths(&changed).is_some());
    assert_ne!(lengths(&changed), lengths(&built_in), "other games than with the built-in pack");
}

#[test]
fn a_record_replays_with_the_pack_that_it_names() {
    let folder = folder("replay");
    let pack = rich(&folder);
    let (record, end) = record(&pack);
    let file = folder.join("record.json");
    fs::write(&file, record.to_string()).expect("a file");
    let (output, out, err) = arena(&["replay", "--pack", text(&pack), text(&file)]);
    assert!(output.status.success(), "{out}{err}");
    let line: Value = serde_json::from_str(out.trim_end()).expect("one line of JSON");
    assert_eq!(
        (&line["over"], &line["index"]),
        (&json!(true), &json!(record["steps"].as_array().unwrap().len()))
    );
    assert_eq!((&line["state"], &line["standings"]), (&end.state_json(), &end.standings_json()));
}

#[test]
fn a_record_whose_pack_is_not_at_hand_is_refused_with_a_sentence_that_helps() {
    let folder = folder("unknown");
    let pack = rich(&folder);
    let (record, _) = record(&pack);
    let file = folder.join("record.json");
    fs::write(&file, record.to_string()).expect("a file");
    // Without the pack, and with a pack of the same id that is another one.
    let other = changed_pack(&self::folder("unknown-other"), |pack| pack["farms"][0]["vp"] = json!(2));
    for arguments in [&["replay", text(&file)][..], &["replay", "--pack", text(&other), text(&file)]] {
        let (output, out, _) = arena(arguments);
        assert_eq!(output.status.code(), Some(1));
        let line: Value = serde_json::from_str(out.trim_end()).expect("one line of JSON");
        assert_eq!(line["error"]["rule"], "record");
        let message = line["error"]["message"].as_str().expect("a message");
        let hash = record["config"]["pack"]["hash"].as_str().expect("a hash");
        for part in ["pack \"changed\"", hash, "is not at hand", "A118", "--pack FILE"] {
            assert!(message.contains(part), "{part}: {message}");
        }
    }
}

#[test]
fn a_broken_pack_is_refused_and_the_error_names_the_place() {
    let folder = folder("broken");
    let pack = changed_pack(&folder, |pack| {
        pack["farms"][3]["income"] = json!("P1;Z2");
        pack["seeds"][1]["id"] = json!("se01");
    });
    for command in [&["playouts", "--game", "apiary"][..], &["replay", "record.json"]] {
        let (output, out, err) = arena(&[command, &["--pack", text(&pack)]].concat());
        assert_eq!((output.status.code(), out.as_str()), (Some(2), ""));
        assert!(err.contains(&format!("{} is no pack", text(&pack))), "{err}");
        assert!(err.contains("farms[3].income: after 3 characters there should be an effect"), "{err}");
        assert!(err.contains("seeds[1].id: the id se01 is there twice"), "every error is told: {err}");
    }
    let missing = folder.join("none.json");
    let (output, _, err) = arena(&["playouts", "--game", "apiary", "--pack", text(&missing)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err.contains("cannot read") && err.contains("none.json"), "{err}");
}

#[test]
fn balance_and_habits_are_told_as_tables() {
    let (output, told, _) =
        arena(&["balance", "--game", "apiary", "--config", r#"{"players":3}"#, "--games", "2"]);
    assert!(output.status.success());
    assert!(told.contains("| 3, 1 | 2 |") && !told.contains("| 2, 1 |"), "{told}");
    assert!(told.contains("## What a seat does\n\n| times in a game of a seat | 3 |"), "{told}");
    let of = |bots| {
        arena(&[
            "balance",
            "--game",
            "apiary",
            "--config",
            r#"{"players":3}"#,
            "--games",
            "2",
            "--bots",
            bots,
        ])
    };
    assert_eq!(of("fair").1, told, "the fair bot is the one that plays if none is named");
    assert_ne!(of("random").1, told);
    let (output, _, said) = of("fair,random");
    assert!(!output.status.success() && said.contains("--bots takes one"), "{said}");
    let (output, told, _) = arena(&["habits", "--game", "apiary", "--players", "2", "--games", "2"]);
    assert!(output.status.success());
    for row in ["| none |", "| never: carve |", "| never: play seeds |", "| first: explore |"] {
        assert!(told.contains(row), "{told}");
    }
    let (output, _, said) = arena(&["habits", "--game", "volcano"]);
    assert!(!output.status.success() && said.contains("no habits of"), "{said}");
}
