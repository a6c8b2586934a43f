//! Makes the texts of `locales/` into Rust: a type for every key, whose fields are the placeholders of the text. A key
//! that one language lacks, a placeholder that differs, or a text that is no text stops the build with its name.
//! The rules of each game, `locales/rules/`, become one constant for each game, if both languages say the same things in the same
//! order (see `src/app/book`). So do the notes of each game's lesson, `locales/tutorial/` (see `src/app/table/lesson`).
//!
//! Why not a library: of those with typed keys, `leptos_i18n` 0.6 only warns about missing keys, adds 117 packages and
//! quadruples the build time of the crate; the rest look keys up at run time.

use std::{collections::BTreeSet, env, fmt::Write, fs, path::Path, process::exit};

use serde_json::{Map, Value};

/// The languages; the first sets the keys.
const LANGUAGES: [&str; 2] = ["en", "ja"];
/// What has texts of its own, which are fetched with it: the games, and the review of a game.
const APART: [&str; 4] = ["apiary", "eruption", "volcano", "review"];
/// The placeholder that chooses between `one` and `other`.
const COUNT: &str = "count";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=locales");
    // What the program is split by.
    if env::var_os("CARGO_FEATURE_SPLIT").is_some()
        && env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32")
    {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    if env::var_os("CARGO_FEATURE_APP").is_none() {
        return;
    }
    let files = LANGUAGES.map(|language| read(&format!("locales/{language}.json")));
    let mut errors = Vec::new();
    let texts = texts([&files[0], &files[1]], &mut errors);
    let books = books(&mut errors);
    let lessons = lessons(&mut errors);
    for error in &errors {
        println!("cargo::error={error}");
    }
    if !errors.is_empty() {
        exit(1);
    }
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    for (name, code) in [("texts.rs", texts), ("books.rs", books), ("lessons.rs", lessons)] {
        fs::write(Path::new(&out).join(name), code).expect("the output folder can be written");
    }
}

/// The games that have texts in that folder, with the lines of each language that are not empty.
fn texts_of_games(folder: &str) -> Vec<(String, [Vec<String>; 2])> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let files = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let first = format!(".{}.txt", LANGUAGES[0]);
    let games: BTreeSet<String> =
        files.filter_map(|file| Some(file.strip_suffix(&first)?.to_owned())).collect();
    let lines = |game: &str, language: &str| {
        let path = format!("{folder}/{game}.{language}.txt");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let texts = |game: String| (LANGUAGES.map(|language| lines(&game, language)), game);
    games.into_iter().map(texts).map(|(texts, game)| (game, texts)).collect()
}

/// The notes of all lessons. A line is `STEP KIND AIM | title | text`, and for what the player does ` | answer` to anything else.
fn lessons(errors: &mut Vec<String>) -> String {
    let mut code = String::new();
    for (game, texts) in texts_of_games("locales/tutorial") {
        let mut notes = String::new();
        if texts[0].len() != texts[1].len() {
            errors.push(format!("lesson of {game}: {} and {} notes", texts[0].len(), texts[1].len()));
        }
        for (first, second) in texts[0].iter().zip(&texts[1]) {
            let [(head, words), (other, translated)] =
                [first, second].map(|line| line.split_once(" | ").unwrap_or((line, "")));
            let [words, translated] = [words, translated].map(|words| words.split(" | ").collect::<Vec<_>>());
            let mut parts = head.split(' ');
            let [step, kind, aim] = [(); 3].map(|()| parts.next().unwrap_or_default());
            let kind = match kind {
                "read" => "Read",
                "act" => "Act",
                "later" => "Later",
                "end" => "End",
                _ => "",
            };
            let wanted = if kind == "Act" { 3 } else { 2 };
            if head != other || kind.is_empty() || step.parse::<usize>().is_err() || parts.next().is_some() {
                errors.push(format!("lesson of {game}: \"{head}\" is not like \"{other}\", or is no note"));
            } else if [&words, &translated].iter().any(|words| words.len() != wanted) {
                errors.push(format!("lesson of {game}: \"{head}\" has not {wanted} texts in each language"));
            } else {
                let _ = write!(
                    notes,
                    "Note {{ step: {step}, kind: Kind::{kind}, aim: {aim:?}, words: [&{words:?}, &{translated:?}] }}, "
                );
            }
        }
        let name = game.to_uppercase();
        let doc = format!("The notes of the lesson of {game}.");
        let _ = writeln!(code, "#[doc = {doc:?}] pub const {name}: &[Note] = &[{notes}];");
    }
    code
}

/// The rules of all games, as they are written without empty lines.
fn books(errors: &mut Vec<String>) -> String {
    let mut code = String::new();
    for (game, texts) in texts_of_games("locales/rules") {
        let shapes = texts.each_ref().map(|lines| lines.iter().map(|line| shape(line)).collect::<Vec<_>>());
        let longest = shapes[0].len().max(shapes[1].len());
        // One difference moves all that follows.
        if let Some(at) = (0..longest).find(|at| shapes[0].get(*at) != shapes[1].get(*at)) {
            let line = |language: usize| texts[language].get(at).map_or("nothing", String::as_str);
            errors.push(format!("rules of {game}: \"{}\" is not like \"{}\"", line(0), line(1)));
        }
        for line in texts.iter().flatten().filter(|line| line.matches('*').count() % 2 != 0) {
            errors.push(format!("rules of {game}: an open * in \"{line}\""));
        }
        let name = game.to_uppercase();
        let doc = format!("The rules of {game}, in the order of the languages.");
        let texts = texts.map(|lines| lines.join("\n"));
        let _ = writeln!(
            code,
            "#[doc = {doc:?}] pub const {name}: [&str; 2] = [{:?}, {:?}];",
            texts[0], texts[1]
        );
    }
    code
}

/// What of a line of rules is the same in every language: its kind, its id or number, its columns, the rules it names.
fn shape(line: &str) -> (String, usize, BTreeSet<String>) {
    let mut words = line.split(' ');
    let mut head = words.next().unwrap_or_default().to_owned();
    let id = if matches!(head.as_str(), "#" | "!" | "=" | "-") { words.next() } else { None };
    match head.as_str() {
        "#" | "!" | "=" => head.push_str(id.unwrap_or_default()),
        "|" | "?" | "-" => {}
        _ if is_rule(&head) => {}
        _ => head.clear(),
    }
    let refs = line.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| is_rule(word));
    (head, line.matches(" | ").count(), refs.map(str::to_owned).collect())
}

/// Whether it is the number of a rule, such as `E25`.
fn is_rule(word: &str) -> bool {
    let number = word.strip_prefix(|c: char| c.is_ascii_uppercase());
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

fn read(path: &str) -> Map<String, Value> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// One text in one language: for one, and for any other number.
struct Message {
    one: Option<String>,
    other: String,
}

/// The texts as the app keeps them, in the order of the languages.
type Lines = Vec<[String; 2]>;

fn message(value: &Value) -> Option<Message> {
    match value {
        Value::String(text) => Some(Message { one: None, other: text.clone() }),
        Value::Object(forms) if forms.contains_key("other") => Some(Message {
            one: forms.get("one").and_then(Value::as_str).map(str::to_owned),
            other: forms.get("other")?.as_str()?.to_owned(),
        }),
        _ => None,
    }
}

/// All texts as code. Those of a game, and of the review, are a table of their own, which is fetched with it.
fn texts(maps: [&Map<String, Value>; 2], errors: &mut Vec<String>) -> String {
    let games = APART.map(str::to_owned);
    let [(first, first_of), (second, second_of)] = maps.map(|map| apart(map, &games));
    let (mut code, mut lines) = (String::new(), Lines::new());
    walk("", [&first, &second], &mut code, &mut lines, errors);
    table(&lines, &mut code);
    for game in &games {
        let [Some(first), Some(second)] =
            [&first_of, &second_of].map(|texts| texts.get(game).and_then(Value::as_object))
        else {
            errors.push(format!("{game}: not there in both languages"));
            continue;
        };
        let mut lines = Lines::new();
        let _ = writeln!(code, "pub mod r#{game} {{ use super::{{Locale, Texts, Word, fill, form, line}};");
        walk(&format!("{game}."), [first, second], &mut code, &mut lines, errors);
        table(&lines, &mut code);
        code.push_str("}\n");
    }
    code
}

/// What is not about a game, and what is.
fn apart(map: &Map<String, Value>, games: &[String]) -> (Map<String, Value>, Map<String, Value>) {
    let pairs = map.iter().map(|(key, value)| (key.clone(), value.clone()));
    let (of, other): (Vec<_>, Vec<_>) = pairs.partition(|(key, _)| games.contains(key));
    (other.into_iter().collect(), of.into_iter().collect())
}

fn walk(
    path: &str,
    maps: [&Map<String, Value>; 2],
    code: &mut String,
    lines: &mut Lines,
    errors: &mut Vec<String>,
) {
    for key in maps[1].keys().filter(|key| !maps[0].contains_key(*key)) {
        errors.push(format!("{path}{key}: only in {}", LANGUAGES[1]));
    }
    for (key, first) in maps[0] {
        let at = format!("{path}{key}");
        if !key.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_') {
            errors.push(format!("{at}: keys are of a-z, 0-9 and _"));
        }
        let Some(second) = maps[1].get(key) else {
            errors.push(format!("{at}: missing in {}", LANGUAGES[1]));
            continue;
        };
        match (message(first), message(second), first.as_object(), second.as_object()) {
            (Some(a), Some(b), ..) => text(&at, key, [&a, &b], code, lines, errors),
            (None, None, Some(a), Some(b)) => {
                let _ = writeln!(
                    code,
                    "pub mod r#{key} {{ use super::{{Locale, TEXTS, Word, fill, form, line}};"
                );
                walk(&format!("{at}."), [a, b], code, lines, errors);
                code.push_str("}\n");
            }
            _ => errors.push(format!("{at}: not the same kind in both languages")),
        }
    }
}

fn text(
    at: &str,
    key: &str,
    messages: [&Message; 2],
    code: &mut String,
    lines: &mut Lines,
    errors: &mut Vec<String>,
) {
    let names = messages.map(|message| {
        let mut names = placeholders(&message.other);
        names.extend(message.one.iter().flat_map(|one| placeholders(one)));
        names
    });
    let plural = messages.iter().any(|message| message.one.is_some());
    let bare = |names: &BTreeSet<String>| {
        names.iter().filter(|name| !plural || *name != COUNT).cloned().collect::<Vec<_>>()
    };
    if bare(&names[0]) != bare(&names[1]) {
        errors.push(format!("{at}: placeholders {:?} and {:?}", names[0], names[1]));
        return;
    }
    let forms = messages.iter().flat_map(|message| message.one.iter().chain([&message.other]));
    if forms.flat_map(|form| form.chars()).any(char::is_control) {
        errors.push(format!("{at}: control characters"));
    }
    let mut all: BTreeSet<String> = names[0].union(&names[1]).cloned().collect();
    if plural {
        all.insert(COUNT.to_owned());
    }
    let doc = &messages[0].other;
    let others = messages.map(|message| numbered(&message.other, &all));
    if all.is_empty() {
        let number = number_of(lines, &others);
        let _ = writeln!(
            code,
            "#[doc = {doc:?}] pub struct r#{key} {{}} impl r#{key} {{ pub fn text(&self, locale: Locale) -> &'static str {{ *line(&TEXTS, {number}, locale) }} }}",
        );
        return;
    }
    let fields: Vec<_> = all.iter().map(|name| format!("pub r#{name}: Word<'a>")).collect();
    let values: Vec<_> = all.iter().map(|name| format!("self.r#{name}")).collect();
    let number = if plural {
        // The one after it is for one; a language without such a form says the same.
        let ones = messages.map(|message| numbered(message.one.as_deref().unwrap_or_default(), &all));
        lines.extend([others, ones]);
        format!("form(&TEXTS, {}, self.count, locale)", lines.len() - 2)
    } else {
        number_of(lines, &others).to_string()
    };
    let _ = writeln!(
        code,
        "#[doc = {doc:?}] pub struct r#{key}<'a> {{ {} }} impl r#{key}<'_> {{ pub fn text(&self, locale: Locale) -> String {{ fill(&TEXTS, {number}, locale, &[{}]) }} }}",
        fields.join(", "),
        values.join(", ")
    );
}

/// The number of a text in the tables; what is said twice is there once.
fn number_of(lines: &mut Lines, text: &[String; 2]) -> usize {
    lines.iter().position(|line| line == text).unwrap_or_else(|| {
        lines.push(text.clone());
        lines.len() - 1
    })
}

/// A table of texts, in lines: the code names them by number. With their addresses in the code it was larger.
fn table(lines: &Lines, code: &mut String) {
    let [en, ja] = [0, 1]
        .map(|language| lines.iter().map(|line| line[language].as_str()).collect::<Vec<_>>().join("\n"));
    let _ = writeln!(code, "pub static TEXTS: Texts = Texts::new([{en:?}, {ja:?}]);");
}

/// The names in `{name}`.
fn placeholders(text: &str) -> BTreeSet<String> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name.to_owned()).collect()
}

/// `{name}` as `{n}`: its number among all placeholders.
fn numbered(text: &str, names: &BTreeSet<String>) -> String {
    names.iter().enumerate().fold(text.to_owned(), |text, (number, name)| {
        text.replace(&format!("{{{name}}}"), &format!("{{{number}}}"))
    })
}
