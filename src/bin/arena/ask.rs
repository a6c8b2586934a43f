//! `arena ask`: what the bots of the app answer, natively.

use std::time::Instant;

use caldera::bots::Mind;

use super::options::read;

/// Answers the questions of a file, one a line.
pub fn ask(arguments: &[String]) -> Result<bool, String> {
    let [file] = arguments else { return Err("name one file with questions, or -".into()) };
    let questions = String::from_utf8(read(file)?).map_err(|error| error.to_string())?;
    let begin = Instant::now();
    let clock = || begin.elapsed().as_secs_f64() * 1000.0;
    let mut mind = Mind::default();
    for question in questions.lines() {
        let asked = clock();
        let reply = mind.reply(question, &clock);
        println!("{{\"took\":{:.3},\"reply\":{reply}}}", clock() - asked);
    }
    Ok(true)
}
