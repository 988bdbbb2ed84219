//! `gantry why`: why an action is not legal, with its clause.

use engine::{Rules, Viewer};
use narration::Language;
use terminal::clause_in_plain_text;

use crate::cli::WhyArgs;
use crate::codes;
use crate::failure::{Answer, Failure};
use crate::input;
use crate::text::WIDTH;

pub(crate) fn run(args: &WhyArgs, language: Language) -> Answer {
    let opened = input::position(&args.file)?;
    let seat = opened.seat(args.seat)?;
    let words = opened.words(language, Viewer::Seat(seat));
    let code = codes::read(&args.action.join(" "), opened.position.as_ref())?;
    let Some(why) = opened.position.why(seat, &code, &words)? else {
        return Ok(format!("{}\n", words.word("ui-legal")));
    };
    let rules = opened.game.facts().rules.text(language.code());
    let clause = Rules::clause(rules, &why.clause);
    let clause = clause.map(|clause| clause_in_plain_text(&clause, WIDTH)).unwrap_or_default();
    Err(Failure::Refused(format!("{}\n\n{}", why.reason, clause.trim_end())))
}
