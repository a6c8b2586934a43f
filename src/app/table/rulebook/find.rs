//! Finding words in a text: width, case and kana do not matter.

use super::book::is_rule;

/// A run of text that looks the same all through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    /// The text.
    pub text: String,
    /// Whether it stands out.
    pub strong: bool,
    /// The number of the rule it is, or is a part of.
    pub rule: Option<String>,
    /// The number of the find it belongs to.
    pub find: Option<usize>,
}

/// What letters that count as the same are compared by: lower case, narrow, hiragana, and one kind of dash and space.
fn fold(letter: char) -> char {
    let narrow = match letter {
        '\u{ff01}'..='\u{ff5e}' => moved(letter, -0xfee0),
        '\u{30a1}'..='\u{30f6}' => moved(letter, -0x60),
        '\u{3000}' => ' ',
        '\u{2212}' | '\u{2013}' | '\u{301c}' => '-',
        other => other,
    };
    if narrow == '~' { '-' } else { narrow.to_ascii_lowercase() }
}

fn moved(letter: char, by: i32) -> char {
    u32::try_from(letter as i32 + by).ok().and_then(char::from_u32).unwrap_or(letter)
}

/// What is looked for, ready to be compared.
pub fn folded(text: &str) -> Vec<char> {
    text.trim().chars().map(fold).collect()
}

/// The text in pieces, with the finds numbered from `first`, and how many finds there are.
pub fn pieces(text: &str, wanted: &[char], first: usize) -> (Vec<Piece>, usize) {
    let mut strong = false;
    let mut letters: Vec<(char, bool)> = Vec::with_capacity(text.len());
    for letter in text.chars() {
        if letter == '*' { strong = !strong } else { letters.push((letter, strong)) }
    }
    let mut pieces: Vec<Piece> = Vec::new();
    let (mut count, mut found_until, mut rule_until, mut number) = (0, 0, 0, String::new());
    for (at, (letter, strong)) in letters.iter().enumerate() {
        if at >= found_until && begins(&letters[at..], wanted) {
            count += 1;
            found_until = at + wanted.len();
        }
        let word_begins = at == 0 || !letters[at - 1].0.is_ascii_alphanumeric();
        if word_begins && letter.is_ascii_uppercase() {
            let rest = letters[at..].iter().map(|(letter, _)| *letter);
            let word: String = rest.take_while(char::is_ascii_alphanumeric).collect();
            if is_rule(&word) {
                rule_until = at + word.len();
                number = word;
            }
        }
        let find = (at < found_until).then(|| first + count - 1);
        let rule = (at < rule_until).then_some(&number);
        match pieces.last_mut() {
            Some(last) if (last.strong, last.rule.as_ref(), last.find) == (*strong, rule, find) => {
                last.text.push(*letter);
            }
            _ => {
                let (text, rule) = (letter.to_string(), rule.cloned());
                pieces.push(Piece { text, strong: *strong, rule, find });
            }
        }
    }
    (pieces, count)
}

fn begins(letters: &[(char, bool)], wanted: &[char]) -> bool {
    !wanted.is_empty()
        && letters.len() >= wanted.len()
        && letters.iter().zip(wanted).all(|((letter, _), wanted)| fold(*letter) == *wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(text: &str, wanted: &str) -> Vec<String> {
        let (pieces, count) = pieces(text, &folded(wanted), 0);
        let mut finds = vec![String::new(); count];
        for piece in pieces {
            if let Some(find) = piece.find {
                finds[find].push_str(&piece.text);
            }
        }
        finds
    }

    #[test]
    fn case_width_and_kana_do_not_matter() {
        assert_eq!(finds("Lava meets lava", " LAVA "), ["Lava", "lava"]);
        assert_eq!(finds("溶岩タイルを引く", "たいる"), ["タイル"]);
        assert_eq!(finds("くじで決める", "クジ"), ["くじ"]);
        assert_eq!(finds("（E25）", "(e25)"), ["（E25）"]);
        assert_eq!(finds("E24～E36", "e24-e36"), ["E24～E36"]);
        assert_eq!(finds("村の温度 −30°", "ー３０"), Vec::<String>::new());
        assert_eq!(finds("村の温度 −30°", "-３０°"), ["−30°"]);
    }

    #[test]
    fn a_find_may_cross_what_stands_out_and_never_overlaps() {
        assert_eq!(finds("the *lowest temperature* wins", "temperature wins"), ["temperature wins"]);
        assert_eq!(finds("aaaaa", "aa"), ["aa", "aa"]);
        assert_eq!(finds("all of it", ""), Vec::<String>::new());
    }

    #[test]
    fn numbers_of_rules_are_pieces_of_their_own() {
        let piece = |text: &str, strong, rule: &str| Piece {
            text: text.into(),
            strong,
            rule: (!rule.is_empty()).then(|| rule.into()),
            find: None,
        };
        let (pieces, _) = pieces("by *E24–E36* at 290°, BE2", &[], 0);
        let expected = [
            piece("by ", false, ""),
            piece("E24", true, "E24"),
            piece("–", true, ""),
            piece("E36", true, "E36"),
            piece(" at 290°, BE2", false, ""),
        ];
        assert_eq!(pieces, expected);
        // Also where only a part of one is found.
        let (pieces, _) = super::pieces("E24", &folded("e2"), 0);
        let numbers = pieces.iter().map(|piece| (piece.text.as_str(), piece.rule.as_deref()));
        assert_eq!(numbers.collect::<Vec<_>>(), [("E2", Some("E24")), ("4", Some("E24"))]);
    }
}
