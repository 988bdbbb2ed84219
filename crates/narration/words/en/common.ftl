### What all games share: parts of sentences, how a match ends, and the words of the screens (ui-…).
### A seat `x` has `$x_you`: yes if the reader sits there.

## What code puts together from a beginning
## family: ui-theme-
## family: ui-difficulty-
## family: ui-motion-
## family: ui-bot-
## family: ui-pace-
## family: ui-speed-
## family: ui-replay-pace-
## family: ui-tables-clock-
## family: ui-group-
## family: ui-admin-
## family: ui-puzzle-difficulty-
## family: ui-notices-digest-
## family: ui-notices-kind-
## family: ui-notices-all-
## family: ui-review-
## family: ui-web-key-

## Parts of sentences. Others refer to them; they read the facts of the sentence they stand in.

part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Lists and names

list-nothing = nothing
list-next = { $list }, { $item }
list-last = { $list } and { $item }
seat-name = Player { $letter }

## Undo

undo-nothing = There is nothing to undo.
undo-other = { $seat_you ->
    [yes] You have moved since then. Undo that first.
   *[no] { $seat } has moved since then, so you cannot undo this alone.
}
undo-fence = You have seen something new since then, so you cannot undo this.

## The end of a match

outcome-won = { $seat_you ->
    [yes] You win with { part-points }.
   *[no] { $seat } wins with { part-points }.
}
outcome-tied = { $seats } share the win with { part-points } each.
outcome-tied-you = You and { $seats } share the win with { part-points } each.
outcome-place = { $place }. { $seat_you ->
    [yes] You
   *[no] { $seat }
}: { part-points }
outcome-alone-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} with { part-points }.
outcome-alone-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} with { part-points }.
outcome-together-won = The players win together, with { part-points }.
outcome-together-won-you = You win together, with { part-points }.
outcome-together-lost = The players lose together, with { part-points }.
outcome-together-lost-you = You lose together, with { part-points }.

## The house

ui-title = Gantry
ui-tagline = A table for rocket games
ui-home = Home
ui-games = Games
ui-places = Places
ui-place-tables = Tables
ui-game = Game
ui-matches = Matches
ui-rules = Rules
ui-settings = Settings
ui-language = Language
ui-theme = Appearance
ui-theme-system = Same as my device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Animations
ui-motion-reduced = Fewer animations
ui-sound = Sound
ui-on = on
ui-off = off
ui-back = Back
ui-cancel = Cancel
ui-save = Save
ui-send = Send
ui-more = More
ui-menu = Menu
ui-skip-to-content = Skip to the content
ui-sign-out = Sign out

## Choosing a game

ui-players = Players
ui-players-range = { $least } to { $most } players
ui-minutes = Minutes
ui-minutes-count = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
ui-minutes-range = { $least } to { $most } minutes
ui-difficulty = Difficulty
ui-difficulty-1 = very easy
ui-difficulty-2 = easy
ui-difficulty-3 = medium
ui-difficulty-4 = hard
ui-difficulty-5 = very hard
ui-options = Options
ui-counts-not = This match counts in no statistics or records: it did not begin at the beginning, or was not played with what is in the box.
ui-level-varied = other options
ui-option-default = Standard rules

## Sitting down

ui-new-match = New match
ui-with-friends = Play with friends
ui-play-now = Play now
ui-play-now-help = Start right away, against bots.
ui-start = Start now
ui-start-help = Bots take the seats that are still free.
ui-join = Join
ui-leave = Leave the match
ui-leave-table = Leave the table
ui-invite = Invite
ui-invite-help = Send this link to the people you want to play with.
ui-copy-link = Copy link
ui-link-copied = Link copied
ui-your-matches = Your matches
ui-open-matches = Open matches
ui-finished-matches = Finished matches
ui-seat = Seat
ui-seats = Seats
ui-seat-letter = Seat { $letter }
ui-seat-free = free
ui-seat-yours = your seat
ui-name = Name
ui-your-name = Your name
ui-your-name-help = The others at the table see this name.
ui-person = Person
ui-bot = Bot
ui-bot-random = Random
ui-bot-random-help = Plays at random.
ui-bot-beginner = Beginner
ui-bot-beginner-help = Plays sensibly, but makes mistakes.
ui-bot-thumb = Solid
ui-bot-thumb-help = Follows simple rules of thumb and does not think ahead.
ui-bot-strong = Strong
ui-bot-strong-help = Thinks ahead for a moment.
ui-bot-strongest = Strongest
ui-bot-strongest-help = Thinks ahead for up to a second per move.
ui-seed = Seed

## At the table

ui-your-turn = Your turn
ui-turn-of = { $seat_you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
ui-waiting-for = Waiting for { $seats }
ui-thinking = { $seat } is thinking …
ui-you = You
ui-board = Board
ui-drawer = Log, chat and rules
ui-tray = In front of you
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-since = Since your last turn
ui-choices = Choices
ui-pull = Show more of the choices
ui-describe = The table in words
ui-legend = What the signs mean
ui-why-not = Why not?
ui-why-not-help = Pick what you would like to do, and see which rule prevents it.
ui-refused = Not now
ui-clause = Rule { $clause }
ui-clause-read = Read rule { $clause }
ui-undo = Undo
ui-undo-help = Undo your last step. This works until you see something new.
ui-undone = { $seat_you ->
    [yes] You undo your last step.
   *[no] { $seat } undoes their last step.
}
ui-undo-ask = Ask to undo
ui-undo-asked = { $seat } would like to undo a step. Is that OK with you?
ui-agree = Agree
ui-decline = Decline
ui-undo-withdraw = Never mind
ui-hint = Hint
ui-hint-title = A strong player would do this:
ui-hint-others = Or else:
ui-hint-help = What a strong player would do, from what you know (key H).
ui-hint-rivals = There are no hints here: you are playing against other people.
ui-hint-wait = You can ask for a hint when it is your turn.
ui-hint-best = { $action }: { $reasons }.
ui-hint-other = Or: { $action } ({ $reasons }).
ui-hint-thumb = a good rule of thumb
ui-hint-wins = wins in about { $percent } of 100 tries
ui-hint-equal = just as good
ui-hint-close = too close to tell apart
ui-hint-unsure = hardly tried
ui-hint-worse = about { $percent } % fewer wins
ui-own-components = Own components
ui-own-components-help = This server plays the game with its own component file instead of what is in the box. The record of a match includes that file.
ui-spectator = Spectator
ui-spectators = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
ui-chat = Chat
ui-chat-write = Write a message
ui-reconnecting = Connection lost. Trying again …
ui-stale = The table has changed since then. Take another look, then choose.
ui-series-refused = { $reason } (That is step { $step } of { $steps } in this click. None of them was done.)
ui-series-chance = Step { $step } of this click uses chance or reveals something, so it has to be the last one. Nothing was done.

## Sharing one screen

ui-privacy = Hand the screen to { $seat }
ui-privacy-help = Everyone else, please look away.
ui-privacy-ready = I am { $seat }: show the table

## Scores and the end

ui-points-count = { part-points }
ui-winner = Winner
ui-match-over = The match is over
ui-rematch = Play again
ui-replay = Replay
ui-step-first = First step
ui-step-back = One step back
ui-step-on = One step forward
ui-step-last = Last step
ui-step-of = Step { $step } of { $steps }
ui-record = Record
ui-fair = Fair shuffling
ui-fair-help = You see the hash of the seed before the first move and the seed itself after the last one. So you can check that nobody changed the cards or dice: gantry verify
ui-fair-hash = Hash of the seed

## In the terminal

ui-keys = Keys
ui-key-move = Arrow keys: move through the choices
ui-key-choose = Enter: choose
ui-key-number = Number: choose directly
ui-key-why = w: why not?
ui-key-undo = u: undo
ui-key-hint = H: a hint, from what you know
ui-key-rules = r: rules
ui-key-log = l: log
ui-key-describe = d: the table in words
ui-key-scroll = Page keys: scroll
ui-key-language = L: language
ui-key-help = ?: these keys
ui-key-back = Escape: back
ui-key-quit = q: quit
ui-skip-pause = Press any key to skip the wait.
ui-bar-choose = Choose
ui-bar-words = In words
ui-bar-next = Next
ui-bar-search = Search
ui-bar-ask = Ask
ui-bar-pick = Pick
ui-bar-scroll = Scroll
ui-quit = Quit
ui-quit-ask = Quit? The match is saved.
ui-quit-keys = y: quit. Any other key: keep playing.
ui-saved = Saved to { $path }
ui-not-saved = Could not save to { $path }: { $reason }
ui-too-small = Please make the window at least { $width } columns wide and { $height } lines high.

## In the terminal, line by line

ui-lines-hint = Type a number to choose, or ? for help.
ui-lines-help =
    A number: make that choice.
    An action by its code, such as { $code }.
    choices: show again what you can do.
    table: the table in words. board: the table as a drawing.
    log: what has happened so far.
    why and a code: why you cannot do an action now.
    undo: take your last step back.
    hint: what a strong player would do with what you know.
    rules: the sections of the rules. Add a rule’s number to read it, or a word to search for.
    language: auf Deutsch weiter.
    quit: stop here. The match is saved.
ui-lines-why = Write why and the code of an action, for example: why { $code }
ui-lines-clause = To read that rule, write: rules { $clause }
ui-lines-rules = Write rules and a rule’s number to read it, rules and a word to look for it, or rules all.
ui-rules-without = No rule mentions “{ $text }”.
ui-number-range = { $count ->
    [1] There is one choice: 1.
   *[other] Choose a number from 1 to { $count }.
}
ui-no-action = “{ $code }” is not an action of this game.
ui-allowed = You may do that now.
ui-input-ended = The input has ended.
ui-left = You leave the match here.
ui-nothing-to-save = Nothing was played, so nothing was saved.
ui-sitters-you = You are { $name }. With you at the table: { $others }.
ui-sitters-alone = You are { $name } and play alone.
ui-sitters = At the table: { $others }.
ui-sitter-bot = { $name } (bot: { $kind })
ui-privacy-enter = Then press Enter.

## When something is not there

ui-not-found-title = Not found
ui-error-title = Something went wrong
ui-not-found = There is nothing here.
ui-not-found-match = This match does not exist.
ui-not-found-game = This game does not exist.
ui-not-found-lesson = There is no such lesson.
ui-not-your-seat = That is not your seat.
ui-seat-taken = This seat is already taken.
ui-match-full = Every seat is taken. You can watch.
ui-too-fast = That was a bit fast. Wait a moment and try again.
ui-crowded = There is no room for more people right now. Please try again in a little while.
ui-database-title = One moment
ui-database-away = The server cannot reach its database right now and keeps trying; until then nothing is saved.
ui-database-again = What you entered is not lost: go back in your browser and send it again.
ui-not-saved-yet = Not saved yet
ui-wrong-method = This address exists, but not for this kind of request.
ui-error = Something went wrong. Your match is safe.

## Review of a finished match

ui-review = Review
ui-review-help = What was luck and what was choice, moment by moment.
ui-review-brief = In short
ui-review-turn-good = { $seat_you ->
    [yes] From step { $step } to the end, you stood better than at the start.
   *[no] From step { $step } to the end, { $seat } stood better than at the start.
}
ui-review-turn-bad = { $seat_you ->
    [yes] From step { $step } to the end, you stood worse than at the start.
   *[no] From step { $step } to the end, { $seat } stood worse than at the start.
}
ui-review-deal-good = { $seat_you ->
    [yes] The deal gave you better prospects, and it stayed so to the end.
   *[no] The deal gave { $seat } better prospects, and it stayed so to the end.
}
ui-review-deal-bad = { $seat_you ->
    [yes] The deal put you at a disadvantage, and it stayed so to the end.
   *[no] The deal put { $seat } at a disadvantage, and it stayed so to the end.
}
ui-review-turn-good-all = From step { $step } to the end, things stood better than at the start.
ui-review-turn-bad-all = From step { $step } to the end, things stood worse than at the start.
ui-review-deal-good-all = The deal was kind, and the prospects stayed better to the end.
ui-review-deal-bad-all = The deal was unkind, and the prospects stayed worse to the end.
ui-review-most-luck = What helped most was luck: { $amount }.
ui-review-most-bad-luck = What hurt most was bad luck: { $amount }.
ui-review-most-good-choices = { $seat_you ->
    [yes] What mattered most were your own choices: they gained { $amount } on the bot’s.
   *[no] What mattered most were the choices of { $seat }: they gained { $amount } on the bot’s.
}
ui-review-most-bad-choices = { $seat_you ->
    [yes] What mattered most were your own choices: they cost { $amount } beside the bot’s.
   *[no] What mattered most were the choices of { $seat }: they cost { $amount } beside the bot’s.
}
ui-review-most-others = What mattered most were the choices of the others: { $amount }.
ui-review-most-nothing = Luck and choices balanced each other, as far as can be told.
ui-review-worst = { $seat_you ->
    [yes] Your costliest mistake was step { $step }: { $action }. It cost { $amount }; better was: { $better }.
   *[no] The costliest mistake of { $seat } was step { $step }: { $action }. It cost { $amount }; better was: { $better }.
}
ui-review-no-mistake = { $seat_you ->
    [yes] You made no clear mistake.
   *[no] { $seat } made no clear mistake.
}
ui-review-mistake = Mistake
ui-review-good = Good choice
ui-review-lucky = Luck
ui-review-lost = { $seat_you ->
    [yes] You lost { $amount } by it ({ $margin }).
   *[no] { $seat } lost { $amount } by it ({ $margin }).
}
ui-review-won = { $seat_you ->
    [yes] Your choice was worth { $amount } ({ $margin }) more than the usual one.
   *[no] The choice of { $seat } was worth { $amount } ({ $margin }) more than the usual one.
}
ui-review-luck-of = { $seat_you ->
    [yes] Lucky for you: { $amount } ({ $margin }).
   *[no] Lucky for { $seat }: { $amount } ({ $margin }).
}
ui-review-bad-luck-of = { $seat_you ->
    [yes] Bad luck for you: { $amount } ({ $margin }).
   *[no] Bad luck for { $seat }: { $amount } ({ $margin }).
}
ui-review-luck-all = Good luck: { $amount } ({ $margin }).
ui-review-bad-luck-all = Bad luck: { $amount } ({ $margin }).
ui-review-better = Better: { $action }.
ui-review-better-why = Better: { $action } ({ $reasons }).
ui-review-played = Played: { $action }.
ui-review-seat = Player
ui-review-start = Start
ui-review-luck = Luck
ui-review-choices = Own choices
ui-review-others = Others’ choices
ui-review-result = Result
ui-review-adjusted = Without luck
ui-review-rate = Lost per choice
ui-review-decisions = Choices
ui-review-sum = Start + luck + own choices + others’ choices = result, for everybody.
ui-review-method = What is counted is the chance to win if everybody plays on like the bot “{ $bot }”, each from what they know. A choice counts for what it promised, not for what came of it. ± is twice the standard error.
ui-review-method-points = What is counted are the points to expect if you play on like the bot “{ $bot }”. A choice counts for what it promised, not for what came of it. ± is twice the standard error.
ui-review-account = Luck and choice
ui-review-together = Everybody together
ui-review-look = Show it
ui-review-working = Every moment of the match is played on many times. That takes a while; this page shows it when it is done.
ui-review-done = { $done } of { $whole } steps
ui-review-not-over = A review is for matches that were played to the end.
ui-review-outdated = This match was played by earlier rules, so it cannot be reviewed.
ui-try-again = Try again
ui-what-if = What if
ui-what-if-here = What if? Play on from here
ui-what-if-help = A new match from this moment, with bots in the other seats. It is not rated.
ui-what-if-from = This match began after step { $step } of another one, with bots in the other seats. It is not rated.
ui-verified-from = It begins from a moment of another match. Whether that moment was ever played is not checked.
ui-review-moments = The biggest moments
ui-review-nothing = Nothing stands out: no step moved the match by clearly more than its uncertainty.
ui-review-step = Step { $step }
ui-review-curve = The chance to win, step by step
ui-review-curve-points = The points to expect, step by step
ui-review-rough = rough
ui-review-quick = quick
ui-review-thorough = thorough
ui-review-stopped = Stopped: { $done } of { $whole } steps are done and kept in { $file }. The same command goes on from there.
ui-review-stopped-here = Stopped: { $done } of { $whole } steps are done.

## The command line

ui-legal = This is allowed now.
ui-act-refused = Action { $number } of { $count } (“{ $code }”): { $reason }
ui-act-dice-unused = Nobody rolled { $count ->
    [one] this die
   *[other] these dice
}: { $list }
ui-act-draws-unused = Nobody drew { $count ->
    [one] this card
   *[other] these cards
}: { $list }. Either no more cards were drawn, or the first of them did not lie where one was drawn.
ui-verified-actions = actions, each legal
ui-verified-seed = The seed is the one committed to before the match:
ui-verified-unfinished = The match was not played to the end.
ui-verified = Everything in this record is true.
## The web table

ui-welcome = Four rocket games, played exactly by their rulebooks: in the browser, with friends and bots.
ui-about-rules = The rules of { $game } in full, clause by clause, with a search.
ui-about-components = Everything in the box of { $game }: every card, board and piece with its values.
ui-about-settings = Your name, language, appearance, animations and sound.
ui-about-new = Start a match against bots or with friends: choose the game, the players and the options.
ui-pace = Speed of the bots
ui-pace-instant = at once
ui-pace-quick = quick
ui-pace-relaxed = relaxed
ui-motion-system = Same as my device
ui-motion-full = All animations
ui-theme-toggle = Light or dark
ui-change = Update the form
ui-go = Go
ui-origin-ruled = our ruling: the rulebook does not say, or is unclear
ui-origin-reconstructed = reconstructed by us: missing from the rulebook’s text
ui-components = What is in the box
ui-components-help = Everything in the box, with its values. What has a sign is not from the publisher: the rulebook’s text does not say, so we made it up. If you own the box, you can correct it: change the file below and start Gantry with “--components FILE”.
ui-components-file = Download the component file
ui-ours = { $ruled } of { $clauses } rules are our rulings, { $reconstructed } are partly reconstructed, and so are values of { $components } components
ui-search = Search
ui-search-nothing = Nothing found. Try other words, or fewer.
ui-rules-all = Show all rules
ui-contents = Contents
ui-seat-open = Open for another player
ui-visibility = Who can join
ui-visibility-link = Anyone with the link
ui-visibility-public = Everyone (listed among the open tables)
ui-make-match = Create the match
ui-choose-more = There is more to choose now. Have a look at the form, then create the match.
ui-join-table = Join
ui-to-table = Go to the match
ui-look = View
ui-look-back = Look at an earlier moment
ui-wait-help = Waiting for players. The match starts when every seat is taken, or when you start it.
ui-join-help = Pick a free seat to join. You do not need an account.
ui-to-act = to move
ui-eyes = As seen by
ui-step = Step
ui-stand-in = Let a bot play for them
ui-away = away
ui-stand-in-plays = away, a bot is playing
ui-log-bot = { $name }: a bot plays from here on
ui-log-person = { $name } plays again
ui-stand-in-not = A bot can only take over for someone who is away.
ui-clock = Clock
ui-clock-help = When somebody runs out of time, the others decide: a bot plays on, you wait, or the match ends.
ui-clock-none = None
ui-clock-live = { $minutes } min + { $seconds } s per decision
ui-clock-live-s = { $bank } s + { $seconds } s per decision
ui-clock-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
ui-clock-left = Time left
ui-clock-d = d
ui-clock-h = h
ui-clock-up = time’s up
ui-clock-late = { $seat_you ->
    [yes] Your time is up.
   *[no] { $seat } has run out of time.
}
ui-clock-wants-end = { $seat_you ->
    [yes] You want to end the match.
   *[no] { $seat } wants to end the match.
}
ui-clock-bot = Let a bot play
ui-clock-wait = Wait
ui-clock-end = End the match
ui-clock-pause = Pause the clock
ui-clock-paused = The clock is paused.
ui-clock-go = Resume
ui-clock-asked = { $seat_you ->
    [yes] You have asked for a pause. Waiting for the others.
   *[no] { $seat } would like to pause the clock.
}
ui-clock-no = This match is played without a clock.
ui-clock-no-pause = Only live clocks can be paused.
ui-clock-not-late = That is only possible once somebody else has run out of time.
ui-out-of-time = { $seat_you ->
    [yes] You ran out of time.
   *[no] { $seat } ran out of time.
}
ui-undo-waiting = { $seat_you ->
    [yes] You have asked to undo a step. Waiting for the others.
   *[no] { $seat } would like to undo a step. Waiting for the others.
}
ui-takeback-gone = This request to undo is no longer open.
undo-shown = The others have already seen this. Ask them if you may undo it.
ui-resign = Resign
ui-resign-ask = Resign? Then your opponent wins.
ui-give-up-ask = Give up? You are playing against bots only, so the match ends here without a winner.
ui-give-up = Give up the match
ui-leave-ask = Leave for good? A bot takes over your seat and the others play on.
ui-resigned = { $seat_you ->
    [yes] You have resigned.
   *[no] { $seat } has resigned.
}
ui-wins = { $seat_you ->
    [yes] You win.
   *[no] { $seat } wins.
}
ui-abandoned = This match was given up.
ui-rematch-go = Go to the rematch
ui-continue = Continue
ui-recovery = Your private link
ui-recovery-help = Open this link on another device to play under your name there, too. Keep it to yourself: anyone who has it can play in your name.
ui-recovery-make = Create a new link
ui-recover = Yes, that’s me
ui-recover-ask = Do you want to use the name and the matches of this link on this device?
ui-sign-out-help = Without your private link you cannot get back to this name and its matches.
ui-chat-empty = Your message is empty.
ui-chat-name = Enter your name, so the others know who is writing.
ui-chat-none = No messages yet.
ui-chat-unread = new messages
ui-chat-long = Your message is too long: { $most } characters at most.
ui-name-empty = A name needs at least one letter.
ui-name-long = That name is too long: { $most } characters at most.
ui-nobody = You need a seat for this. Start a match or join one.
ui-not-over = You can do this once the match is over.
ui-not-running = This match is not being played at the moment.
ui-malformed = This could not be read:
ui-too-large = That was too much at once.
ui-foreign-site = This request came from another site, so it was blocked.

## Planning in a game that all play together

ui-suggest-to = Suggest something to { $seat }
ui-suggest-help = Choose here or on the board. { $seat } sees your suggestion and decides.
ui-suggested-by = { $seat_you ->
    [yes] suggested by you
   *[no] suggested by { $seat }
}
ui-suggests = { $seat_you ->
    [yes] You suggest to { $to }: { $what }.
   *[no] { $seat } suggests to { $to }: { $what }.
}
ui-withdraw = Withdraw
ui-suggest-own = It is your turn, so there is nobody to advise.
ui-suggest-nobody = Nobody is waiting for advice right now.
ui-suggest-gone = As far as you know, { $seat } cannot do that now.
ui-suggest-most = You already have { $most } suggestions. Withdraw one first.
ui-team-only = This is for games that you all play together.
ui-plan = Marks on the board
ui-tab-plan = Marks
ui-plan-help = Mark places for the others. While this tab is open, you can also click the flags on the board.
ui-plan-look = The players can mark places for each other here.
ui-mark-place = Place
ui-mark-set = Mark
ui-mark-remove = Remove
ui-mark-here = Mark or unmark: { $place }
ui-marked-by = { $seat_you ->
    [yes] marked by you
   *[no] marked by { $seat }
}
ui-marks-none = No marks yet.
ui-mark-nowhere = There is no such place on the board right now.
ui-mark-most = You already have { $most } marks. Remove one first.

## Versions of the rules

ui-rules-go-on = The rules have a new version, { $version }. It leads to the same position, so the match goes on with it.
ui-rules-differ = This match was played by version { $version } of the rules. Today’s version { $now } differs at line { $line } of the record: { $reason }
ui-rules-closed = The match is closed. You can look at everything up to there.
ui-rules-unreadable = This match uses version { $version } of its rules. This server cannot read it any more.
ui-rules-same = It was played by version { $version } of the rules; today’s version { $now } leads to the same result.
ui-verified-until = Everything before that is true. What comes after cannot be checked with today’s rules.
rules-differ-refused = “{ $code }” is not allowed there ({ $clause }).
rules-differ-unknown = “{ $code }” is no action any more.
rules-differ-position = “{ $code }” leads to another position.
rules-differ-result = the same actions end with another result.
rules-differ-end = the same actions lead to another last position.

## Finding each other
ui-tables = Open tables
ui-tables-help = Sit down where a seat is free. The list changes by itself.
ui-tables-filter = Which tables
ui-tables-clock-none = Without a clock
ui-tables-clock-live = Real time
ui-tables-clock-days = Turn-based
ui-tables-show = Show
ui-tables-none = No table is waiting for players right now. Start a match yourself: everybody will see it here.
ui-meet = Find players
ui-meet-help = You play the next person who wants to play. If nobody comes, a bot does.
ui-meet-wait = How long will you wait?
ui-meet-seconds = { $seconds } seconds
ui-meet-minutes = { $minutes } minutes
ui-meet-waiting = Waiting for somebody to play with. If nobody comes, a bot joins in
ui-meet-now = a moment
ui-series = Series
ui-series-help = The same players change seats after every match, and the wins are counted.
ui-series-one = One match
ui-series-best = Best of { $count }
ui-series-matches = { $count } matches
ui-series-number = Match { $number }
ui-series-sheet = Score of the series
ui-series-match = Match
ui-series-wins = Wins
ui-series-won = { $seat_you ->
    [yes] You win the series.
   *[no] { $seat } wins the series.
}
ui-series-level = The series is a draw.
ui-series-next = Next match
ui-series-again = Play another series
ui-series-go = Go to the next match
ui-invitations = Invitations
ui-invited = { $name } invites you to { $game }.
ui-invited-count = { $count ->
    [one] You have an invitation
   *[other] You have { $count } invitations
}
ui-invite-accept = Accept
ui-invite-never = Never again from { $name }
ui-invite-somebody = Invite somebody
ui-invite-name = Name
ui-invite-name-help = A name that somebody has claimed.
ui-invite-partners = People you have played with
ui-invite-sent = Invitation sent. They see it on the next page they open.
ui-invite-unknown = Nobody has claimed this name, and you have not played with anybody of this name lately. Send them the link instead.
ui-invite-self = That is you.
ui-invite-before = They have already been invited to this match.
ui-invite-refused = This player does not accept invitations.
ui-invite-enough = Enough invitations for now. Try again in an hour, or send them the link.
ui-invite-late = This match does not wait for players any more.
ui-invitations-taken = Others may invite you to their matches.
ui-invitations-refused = You get no invitations.
ui-invitations-refuse = Refuse all invitations
ui-invitations-take = Allow invitations
ui-invitations-not-from = You get no invitations from:
ui-groups = Groups
ui-groups-lead = A group is a list of people with tables of their own. Only its members see it.
ui-groups-none = You do not belong to a group yet.
ui-group-found = Create a group
ui-group-name = Name of the group
ui-group-name-help = Up to 24 characters, and not like any other group’s.
ui-group-name-taken = There is a group of this name, or of one that looks like it.
ui-group-too-many = You belong to { $most } groups already. Leave one first.
ui-group-full = The group is full: it has { $most } members.
ui-group-members = { $count ->
    [one] One member
   *[other] { $count } members
}
ui-group-tables-open = { $count ->
    [one] one open table
   *[other] { $count } open tables
}
ui-group-open = Open
ui-group-invited = { $name } invites you to the group “{ $group }”.
ui-group-invited-before = They belong to the group, or were invited before.
ui-group-since = since
ui-group-who = Members
ui-group-founder = owner
ui-group-keeper = moderator
ui-group-raise = Make moderator
ui-group-lower = Remove as moderator
ui-group-hand-over = Transfer ownership
ui-group-remove = Remove
ui-group-deeds-help = Moderators may remove members, rename the group and replace its link. If you transfer ownership, you become a moderator.
ui-group-invite = Invite to the group
ui-group-link = Link to the group
ui-group-link-help = Whoever has this link can join. If you replace it, the old one stops working. Once somebody is removed there is a new one, too.
ui-group-renew = Replace the link
ui-group-link-old = This link leads to no group any more. Ask for the new one.
ui-group-join-ask = This link leads to a group. First look which one it is.
ui-group-join-look = Look at the group
ui-group-join-lead = You were sent the link to this group. Its members see each other, open tables for each other and invite each other.
ui-group-join = Join the group
ui-group-tables-help = Only members see these tables and can sit down at them.
ui-group-tables-none = No table of the group is waiting for players.
ui-group-open-matches = Open tables in your groups
ui-group-only = This table is for the members of a group: nobody else can sit down.
ui-group-to = To the group
ui-group-scores = Score of the group
ui-group-rename = Rename the group
ui-group-leave = Leave the group
ui-group-leave-help = You no longer see the group. Matches you sit in go on. If you own it, the moderator who joined first takes over, or whoever joined first of all; if you are the last one, it ends.
ui-group-dissolve = Dissolve the group
ui-group-dissolve-help = The group ends for everybody, and its name is free. Matches go on; its open tables are then for whoever has their link.
ui-group-not-yours = You are not allowed to do that in this group.
ui-visibility-group = Only the members of { $name }
ui-invite-group = Invite a whole group
ui-invite-group-sent = { $count ->
    [0] Nobody else to invite: they sit here, were invited before, or take no invitations.
    [one] One member invited. They see it on their next page.
   *[other] { $count } members invited. They see it on their next page.
}
ui-invite-no-members = This table is for the members of another group.
ui-invite-no-member = This table is for the members of a group, and they do not belong to it.
ui-admin-dissolve-group = Dissolve
ui-eyes-ask = Ask to look over their shoulder
ui-eyes-sent = You have asked. If they allow it, you see what they see.
ui-eyes-own = You sit at this table.
ui-eyes-name = Choose a name in the settings first, so that they know who asks.
ui-eyes-rated = In a rated match nobody may look over anybody’s shoulder.
ui-eyes-nobody = Nobody sits there who could allow it.
ui-eyes-asked-before = They have been asked already.
ui-eyes-asked = { $name } asks to see what you see, until you say stop. Everybody at the table is told. Allow it only if you know them: it shows your secrets.
ui-eyes-allow = Allow
ui-eyes-stop = Stop
ui-eyes-given = Watched over the shoulder by: { $name }
ui-eyes-with = You see what { $name } sees.
ui-delay = Spectators see everything
ui-delay-never = Never
ui-delay-steps = { $count } actions late
ui-delay-help = With all hands open, as the table was so many actions ago. Anybody may look on, also somebody who tells your opponents.
ui-delay-agreed = Spectators may see everything, all hands open, { $count } actions late. What you hold on to for longer is then no secret any more.
ui-delay-look = See everything, { $count } actions late

## Lessons

ui-learn = Learn
ui-learn-title = Learn { $game }
ui-learn-help = Short lessons at a real table, one idea at a time. Whatever you click gets an answer.
ui-lesson = Lesson
ui-lesson-progress = How far you are in this lesson
ui-lesson-on = Continue
ui-lesson-back = Back
ui-lesson-leave = All lessons
ui-lesson-other = You could do that, but this lesson is about something else. What it asks for is highlighted now.
ui-lesson-look = Look at: { $what }
ui-lesson-end = Well done!
ui-lesson-next = Next lesson
ui-lesson-done = done
ui-play-beginner = Play against beginners
ui-lesson-lines-on = Press Enter to go on (back, quit).
ui-lesson-lines = Type a number or a code (back, quit).
ui-lesson-lines-other = You could do that, but this lesson is about something else.

## The coach, the offer of lessons, the summary

ui-coach = Coach
ui-coach-on = Coach on
ui-coach-off = Coach off
ui-coach-heard = Got it
ui-coach-says = Coach: { $note }
ui-offer = First time with { $game }? Learn it in short lessons, or let a coach speak up when something is new.
ui-offer-short = New here?
ui-offer-no = No, thanks
ui-summary = On one page
ui-summary-print = This page on its own, to print

# Puzzles
ui-puzzles = Puzzles
ui-puzzles-lead = Moments of real matches in which one choice is clearly best, but not the obvious one. Find it.
ui-puzzle = Puzzle
ui-puzzle-title = { $game }, puzzle { $number }
ui-puzzle-number = Puzzle { $number }
ui-puzzle-difficulty-1 = easy
ui-puzzle-difficulty-2 = medium
ui-puzzle-difficulty-3 = hard
ui-puzzle-difficulty = Difficulty
ui-puzzle-theme = Theme
ui-puzzle-game = Game
ui-puzzle-any = all
ui-puzzle-filter = Show
ui-puzzle-none = There is no such puzzle. Choose something else.
ui-puzzle-solved = solved
ui-puzzle-count = { $solved } of { $all } solved
ui-puzzle-begin = Begin
ui-puzzle-continue = Continue
ui-puzzle-streak = { $count } in a row
ui-puzzle-longest = Longest first-try streak: { $count }
ui-puzzle-ask = Find the best choice.
ui-puzzle-goes-on = Right! And now?
ui-puzzle-right = Right!
ui-puzzle-shown = The solution
ui-puzzle-wrong = There is something better.
ui-puzzle-cost-wins = costs about { $percent } of 100 wins (±{ $error }).
ui-puzzle-cost-points = costs about { $points } points by the end (±{ $error }).
ui-puzzle-cost-value = leaves you about { $percent } % worse off a few turns later (±{ $error }).
ui-puzzle-played-on = This is how it could go on:
ui-puzzle-again = Try again
ui-puzzle-once-more = Once more
ui-puzzle-solution = Show the solution
ui-puzzle-next = Next puzzle
ui-puzzle-leave = All puzzles
ui-puzzle-thumb = At first sight one would choose: { $action }. Compared with that:
ui-puzzle-soon = When the turn is over: { $changes }.
ui-puzzle-late = At the end of the match, on average: { $changes }.
ui-puzzle-lead = Your lead over the others at the end: { $points } points more on average (±{ $error }).
ui-puzzle-wins = About { $percent } more of 100 matches won (±{ $error }).
ui-puzzle-how = Average of { $worlds } deals that fit what you know, played on by bots.
ui-puzzle-afterwards = What you could make of it:
ui-puzzle-lines = Type a number or a code (solution, next, quit).
ui-puzzle-lines-over = Press Enter for the next one (quit).

## What happened while one waited; replays and the end

ui-speed = Others’ moves
ui-speed-off = at once
ui-speed-quick = quick
ui-speed-normal = step by step
ui-sound-toggle = Sound
ui-turn-back = Previous turn
ui-turn-on = Next turn
ui-round-back = Previous round
ui-round-on = Next round
ui-play = Play (p)
ui-pause = Pause (p)
ui-replay-pace = Speed
ui-replay-pace-slow = slow
ui-replay-pace-normal = normal
ui-replay-pace-fast = fast
ui-web-key-choose = 1–9 and letters: the choice that shows it
ui-web-key-undo = u: undo
ui-web-key-hint = h: hint
ui-web-key-why = w: what a focused piece does, and why not now
ui-web-key-on = Enter: continue in a lesson, go to the next puzzle
ui-web-key-close = Escape: close what is open
ui-web-key-zoom = + and −: zoom the map of Jupiter Rescue
ui-web-key-replay = In a replay: p plays and pauses, arrows go one step, t and Shift+t one turn, r and Shift+r one round, Home and End to the start and the end
ui-shift = Shift
ui-how-it-ended = How it ended
ui-decided-by = { $seat_you ->
    [yes] That is { part-points } more than you.
   *[no] That is { part-points } more than { $seat }.
}
ui-decided-level = { $seat_you ->
    [yes] You have the same number of points: the tie-breaker decided.
   *[no] { $seat } has the same number of points: the tie-breaker decided.
}

## People and hosts

ui-former-player = a former player
ui-muted = An administrator has muted you.
ui-recovery-renews = A new link replaces the one you had: the old one stops working.
ui-recovery-shown-once = Keep it now: it is shown only once. An older link no longer works.
ui-recover-paste = Your link
ui-recover-wrong = This link does not work: a newer one has replaced it, or it was not copied completely.
ui-recover-old = Links of this kind no longer work, because they leave traces in browsers and logs. Make a new one in the settings of a device where you are signed in.
ui-sessions = Where you are signed in
ui-session-this = this device
ui-session-end = Sign out there
ui-sessions-end-others = Sign out everywhere else
ui-session-unknown = Unknown device
ui-session-program = Program: { $device }
ui-seen = active { $ago }
ui-ago-now = just now
ui-ago-hour = an hour ago
ui-ago-hours = { $hours } hours ago
ui-ago-days = { $days ->
    [one] a day
   *[other] { $days } days
} ago
ui-token = API access
ui-token-help = With a token, a program of yours plays in your name. It is listed above and can be signed out there.
ui-token-make = Create a token
ui-token-shown-once = Keep it now: it is shown only once.
ui-data = Your data
ui-data-help = Everything kept about you: name, settings, where you are signed in, your matches, what you said.
ui-data-download = Download (JSON)
ui-data-delete = Delete everything about me
ui-data-delete-help = Your name, settings and messages are gone for good, and you are signed out everywhere. Bots play on for you in matches that are not over; in others your seat reads “a former player”.
ui-data-delete-sure = Yes, delete it all
ui-data-delete-unsure = Tick the box if you really want to delete everything.
ui-admin = Administration
ui-admin-door = This page is for administrators. On the server, “gantry admin link” prints a link that opens it once.
ui-admin-enter = Enter
ui-admin-link-used = This link has been used, or is too old. Print a new one with “gantry admin link”.
ui-admin-announce = Announcement
ui-admin-announce-help = Shown at the top of every page; empty for none
ui-admin-state = What is stored
ui-admin-players = Players
ui-admin-running = Running matches
ui-admin-abandoned = Abandoned matches
ui-admin-matches = Latest matches
ui-admin-search = Name or id
ui-admin-more = Change
ui-admin-muted = muted
ui-admin-banned = banned
ui-admin-rename = Rename
ui-admin-mute = Mute
ui-admin-unmute = Let talk again
ui-admin-ban = Ban
ui-admin-unban = Let in again
ui-admin-end-sessions = Sign out everywhere
ui-admin-delete-player = Delete the person
ui-admin-close-match = Close the match
ui-admin-delete-match = Delete the match
ui-admin-log = What administrators did
ui-record-bot = { $seat_you ->
    [yes] From here on a bot ({ $bot }) plays for you.
   *[no] From here on a bot ({ $bot }) plays for { $seat }.
}
ui-record-person = { $seat_you ->
    [yes] From here on you play yourself again.
   *[no] From here on { $seat } plays again.
}
ui-verified-names = Not checked: names, and whether a person or a bot played a seat. They are as the server wrote them.

ui-since-watch = Watch again
ui-since-watch-help = Plays these steps on the board. Any click brings you back.

ui-too-many-guests = Many new people have come from your network within an hour. Try again in a while, or use the private link if you have been here before.
ui-too-many-matches = You have as many matches as one person can have here. Finish one or leave one, then there is room for a new one.

ui-admin-sessions = Signed-in browsers and programs

## Names that last

ui-claim = A name that lasts
ui-claim-help = Claim your name, and nobody else here can use it. You sign in with it on any device. No e-mail needed.
ui-claim-button = Claim this name
ui-claim-have = You have claimed a name here before?
ui-claim-already = You have claimed a name already. You can change it at the top of the settings.
ui-claim-given = Choose a name of your own first: this one is given to guests.
ui-claim-since = since
ui-claim-release = Give the name up
ui-claim-release-help = Your password and passkeys stop working, and others may claim the name. You stay signed in on this device, with all your matches.
ui-claimed = claimed
ui-claimed-help = Nobody else can use this name here.
ui-name-claimed = Somebody has claimed that name, or one that looks like it. Choose another one, or sign in if it is yours.
ui-password = Password
ui-password-help = At least 8 characters. Nobody can send you a new one, so keep it well.
ui-password-current = Current password
ui-password-new = New password
ui-password-change = Change the password
ui-password-short = A password needs at least { $least } characters.
ui-password-long = That password is too long: { $most } characters at most.
ui-password-wrong = That is not your current password.
ui-sign-in = Sign in
ui-sign-in-wrong = Wrong name or password.
ui-sign-in-leaves = On this device you play as { $name }. If you sign in under another name, the matches of { $name } stay behind.
ui-sign-in-lost = Lost the password? A device where you are still signed in or your private link lets you in. Nobody can send you a new password.
ui-password-add = Add a password
ui-passkey = Passkey
ui-passkeys = Passkeys
ui-passkey-claim = Claim this name with a passkey
ui-passkey-add = Add a passkey
ui-passkey-remove = Remove
ui-passkey-sign-in = Sign in with a passkey
ui-passkey-scripts = Passkeys need JavaScript. With a password it works without.
ui-passkey-failed = That did not work. Try again, or use a password.
ui-passkey-refused = That passkey was not accepted. Try again, or use a password.
ui-passkey-late = That took too long. Try again.
ui-passkey-unknown = No name here belongs to that passkey.
ui-passkey-many = A name can have { $most } passkeys at most. Remove one first.
ui-passkey-last = This passkey is all that opens your name. Add a password or another passkey first.
ui-passkey-house = Passkeys need a server with a name. This one was reached by a bare address; use a password here.

## Told when it is one's turn

ui-notices = Turn notifications
ui-notices-help = By e-mail, on this device, or in a chat, while no page of the match is open.
ui-notices-open = Choose how
ui-notices-lead = When a match waits for you and you are not looking, you hear of it: which game, and a link. Nothing else.
ui-notices-where = Where
ui-notices-nowhere = Nowhere yet.
ui-notices-kind-mail = E-mail
ui-notices-kind-push = Browser
ui-notices-kind-webhook = Webhook
ui-notices-unconfirmed = not confirmed yet
ui-notices-remove = Remove
ui-notices-push-add = Notify me in this browser
ui-notices-push-failed = This browser blocks notifications. Check whether it allows them for this page.
ui-notices-push-scripts = To be told in the browser, switch on JavaScript. Everything else here works without it.
ui-notices-mail = E-mail address
ui-notices-mail-help = You get a mail with a link first. Nothing else comes until you have opened it.
ui-notices-mail-add = Add the address
ui-notices-no-mail = That is not an e-mail address.
ui-notices-mail-failed = The mail could not be sent. Check the address, or try again later.
ui-notices-webhook = Webhook of a chat
ui-notices-webhook-help = The address that Discord or Slack gives you for a channel. This server allows: { $hosts }.
ui-notices-webhook-add = Add the webhook
ui-notices-hook-elsewhere = This server sends nothing to that host. Its administrator chooses which ones are allowed.
ui-notices-address = That address cannot be used. It has to begin with https:// and lead to a host that everybody can reach.
ui-notices-many = You can be told in { $most } places at most. Remove one first.
ui-notices-when = When
ui-notices-all = Which matches
ui-notices-all-yes = All
ui-notices-all-no = Only those I choose
ui-notices-digest = At most
ui-notices-digest-0 = Each time
ui-notices-digest-60 = Once an hour
ui-notices-digest-360 = Every six hours
ui-notices-digest-1440 = Once a day
ui-notices-quiet-from = Quiet from
ui-notices-quiet-to = Quiet until
ui-notices-quiet-never = never
ui-notices-offset = Time zone
ui-notices-offset-help = Change it when your clocks go forward or back.
ui-notices-which = Your running matches
ui-notices-no-match = You are in no running match.
ui-notices-match-yes = Tell me
ui-notices-match-no = Don’t tell me
ui-notices-confirm = Yes, that is mine
ui-notices-confirm-ask = Somebody wants to be told at this e-mail address when it is their turn. Is that you?
ui-notices-confirmed = Thanks: from now on you are told at this address.
ui-notices-stop = No more notices
ui-notices-stop-ask = Stop all notifications to this e-mail address?
ui-notices-stopped = Nothing is sent to this address any more.
ui-notice-one = Your turn in { $game }
ui-notice-several = { $count } matches are waiting for you
ui-notice-stop = No more of these mails:
ui-notice-change = When and where you are told:
ui-notice-confirm-subject = Is this your e-mail address?
ui-notice-confirm-mail = Somebody at a Gantry table wants to be told at this address when it is their turn. If that is you, open this link:
ui-notice-confirm-else = If not, do nothing. Then no more mails come.

## Matches, profiles, ladders

ui-own-matches = My matches
ui-about-matches = Your matches: those that wait for you, and all that are finished.
ui-matches-nobody = Here are your matches, as soon as you have played one.
ui-matches-running = Not over yet
ui-matches-none-running = You sit at no table at the moment.
ui-matches-none = There is no such match.
ui-matches-result = Result
ui-matches-won = won
ui-matches-lost = lost
ui-matches-company = Played
ui-matches-people = with people
ui-matches-bots = alone or with bots
ui-matches-with = with
ui-matches-count = Matches
ui-matches-times = { $matches ->
    [one] once
   *[other] { $matches } times
}
ui-all-matches = All my matches
ui-filter = Filter
ui-filter-all = all
ui-show = Show
ui-pages = Pages
ui-page = Page
ui-page-before = Previous page
ui-page-after = Next page
ui-won-count = Won
ui-best-score = Best score
ui-for-players = { $players ->
    [one] alone
   *[other] { $players } players
}
ui-profile = My profile
ui-about-profile = What a player has played here, and how well.
ui-profile-since = Here since
ui-profile-own = This is what everybody can see of you, but for matches that only a link leads to: those are listed for you alone.
ui-profile-empty = No finished matches yet.
ui-profile-played = Played
ui-profile-records = Records
ui-profile-partners = Most often with
ui-profile-calendar = The last year
ui-profile-latest = Latest matches
ui-profile-last-change = Change of the rating in the last rated match:
ui-record-solo = Best match alone
ui-record-points = { $points } points
ui-record-run = Most wins in a row
ui-record-wins = { $wins ->
    [one] one win
   *[other] { $wins } wins
}
ui-record-rescue = Fastest rescue
ui-record-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
ui-calendar-told = { $matches ->
    [one] One match
   *[other] { $matches } matches
} on { $days ->
    [one] one day
   *[other] { $days } days
}.
ui-rated = Rated
ui-rated-help = Counts for the ladder: by the rulebook, no hints, and what others have seen is not taken back. If you leave, a bot plays on and the result still counts for you.
ui-rated-together = Only matches in which everybody plays for themselves can be rated. For tables that play together, and for those who play alone, the statistics count how often they win.
ui-rated-usual = A rated match is played by the rulebook: choose the edition or mode you like, and leave the other options as they are.
ui-rated-delay = In a rated match nobody sees all hands before it is over: spectators see what everybody sees.
ui-rated-bot = Not all bots have a rating for this number of players and this edition. Choose other bots, or people only.
ui-rated-no-hints = There are no hints in a rated match: it is to show how strong you are.
ui-rated-no-takeback = In a rated match, what others have seen is not taken back.
ui-rating = Rating
ui-ratings = Ratings
ui-ladder = Ladder
ui-about-ladder = Who plays how well, game by game.
ui-ladder-lead = Who is how strong, from rated matches.
ui-ladder-empty = Nobody has played a rated match of this kind yet; tick “Rated” when you make one. Below are the bots you would be compared with.
ui-ladder-place = Place
ui-ladder-help = ± is how uncertain a rating is; it shrinks with every match. The order is by what somebody is worth at least, so two or three lucky wins do not lead to the top. Everybody begins at 25, as strong as a bot that is a beginner; the other bots were measured against it.
ui-ladder-together = Playing together and alone
ui-ladder-together-none = Nobody has played like that yet.
ui-ladder-together-help = Here nobody is compared with others: this is how often all tables have won, by how hard it is.
ui-statistics = Statistics
ui-about-statistics = What all matches here add up to, game by game.
ui-statistics-lead = What all matches here that were played to the end add up to. It is counted anew every few minutes.
ui-statistics-none = No match has been played to its end yet.
ui-statistics-length = Steps (shortest–longest)
ui-statistics-score = Winning score (record)
ui-statistics-wins = Wins
