use super::*;
use crate::{app::shell::text::Locale, session::slots::MemoryStore};

const CALDERA: &[u8] = include_bytes!("../../../../../packs/caldera.json");

/// The built-in pack with another id, and with another text in one place.
fn other(id: &str, from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8_lossy(CALDERA).replacen("\"caldera\"", &["\"", id, "\""].concat(), 1);
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1).into_bytes()
}

#[test]
fn a_pack_is_kept_found_and_forgotten() {
    let store = MemoryStore::new();
    let bytes = other("kept", "caldera", "caldera");
    let pack = read(&bytes).unwrap();
    assert_eq!(pack.id, "kept");
    assert!(kept(&store).is_empty());
    keep(&store, pack, &bytes).unwrap();
    keep(&store, pack, &bytes).unwrap();
    assert_eq!(kept(&store), [pack]);
    register_kept(&store);
    assert_eq!(Pack::find("kept", pack.hash), Some(pack));
    forget(&store, pack).unwrap();
    assert!(kept(&store).is_empty());
}

#[test]
fn the_built_in_pack_is_taken_and_takes_no_room() {
    let store = MemoryStore::new();
    let pack = read(CALDERA).unwrap();
    assert_eq!(pack, Pack::caldera());
    keep(&store, pack, CALDERA).unwrap();
    assert_eq!(store.used(), 0);
}

#[test]
fn another_pack_with_the_name_of_the_built_in_one_is_refused() {
    let changed = String::from_utf8_lossy(CALDERA).replacen("\"thresholds\"", "\"thresholds\" ", 1);
    assert_eq!(read(changed.as_bytes()), Ok(Pack::caldera()), "blanks do not make another pack");
    let changed = changed.replacen("\"F1W2\"", "\"F2W2\"", 1);
    assert_eq!(read(changed.as_bytes()), Err(Refused::BuiltIn("caldera".into())));
    for l in Locale::ALL {
        assert!(refusal(l, &Refused::BuiltIn("caldera".into())).contains("caldera"));
    }
}

#[test]
fn damaged_texts_and_foreign_keys_are_passed_over() {
    let store = MemoryStore::new();
    for key in ["", "x/y", "zz/kept", "00000000000000ff/kept", "00000000000000ff"] {
        store.set(&[KEY, key].concat(), "{}").unwrap();
    }
    store.set("caldera/slot/1", "{}").unwrap();
    let bytes = other("honest", "caldera", "caldera");
    let pack = read(&bytes).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    store.set(&[KEY, "00000000000000aa/honest"].concat(), &text).unwrap();
    assert!(kept(&store).is_empty(), "a text is not what its key says");
    keep(&store, pack, &bytes).unwrap();
    assert_eq!(kept(&store), [pack]);
    store.deny(true);
    assert!(kept(&store).is_empty());
}

#[test]
fn a_store_that_does_not_keep_is_noticed() {
    let store = MemoryStore::new();
    let bytes = other("torn", "caldera", "caldera");
    let pack = read(&bytes).unwrap();
    store.tear(true);
    assert_eq!(keep(&store, pack, &bytes), Err(StoreError::NotKept));
    assert_eq!(store.used(), 0);
    store.tear(false);
    store.limit(Some(100));
    assert_eq!(keep(&store, pack, &bytes), Err(StoreError::Full));
}

#[test]
fn any_bytes_give_a_pack_or_a_reason_in_both_languages() {
    let cases: Vec<Vec<u8>> = vec![
        b"".to_vec(),
        b"null".to_vec(),
        b"[]".to_vec(),
        b"\xff\xfe".to_vec(),
        vec![b'['; 4000],
        vec![b' '; MOST_BYTES + 1],
        br#"{"format":"caldera-apiary-pack","version":1}"#.to_vec(),
        CALDERA[..CALDERA.len() / 2].to_vec(),
        other("wrong", "\"F1W2\"", "\"F1Z2\""),
        other("wrong", "\"F1W2\"", "7"),
        other("wrong", "\"start\": \"\"", "\"start\": \"P1:farm/0\""),
        other("wrong", "\"end V1:farm\"", "\"end P1\""),
        other("wrong", "\"fa01\"", "\"fa02\""),
        other("wrong", "\"fa01\"", "\"mat1\""),
        other("wrong", "\"format\"", "\"weather\": 1, \"format\""),
    ];
    for bytes in cases {
        let why = read(&bytes).unwrap_err();
        for l in Locale::ALL {
            assert!(!refusal(l, &why).is_empty());
            if let Refused::Wrong(errors) = &why {
                assert!(!errors.is_empty() && errors.iter().all(|error| !described(l, error).is_empty()));
            }
        }
    }
}

#[test]
fn only_a_few_errors_are_shown_at_once() {
    let why = read(br#"{"format":"caldera-apiary-pack","version":1}"#).unwrap_err();
    let Refused::Wrong(errors) = why else { panic!("{why:?}") };
    let (shown, more) = first_few(&errors);
    assert!(shown.len() == 8 && more > 0 && shown.len() + more == errors.len());
    assert!(!is_no_pack(&errors));
    assert!(matches!(read(b"{").unwrap_err(), Refused::Wrong(errors) if is_no_pack(&errors)));
    assert_eq!(first_few(&[]), (&[][..], 0));
}
