game-tagline = count down, and be the one who says zero
game-summary = Two players lower one number in turn. Each has a secret booster for one big step.
option-start = Countdown from
option-start-help = The number the countdown begins at.

prompt-turn = Lower the countdown.
prompt-turn-next = The countdown is at { $count }. Whoever says zero wins.
prompt-wait = { $seat } is counting.
prompt-over = Lift-off!

action-count = Count down { $number } to { $rest }
action-boost = Fire your booster

event-counted = { $seat_you ->
    [yes] You count down { $number }: { $rest }.
   *[no] { $seat } counts down { $number }: { $rest }.
}
event-boosted = { $seat_you ->
    [yes] You fire your booster of { $number }: { $rest }.
   *[no] { $seat } fires a booster of { $number }: { $rest }.
}
event-lift-off = { $seat_you ->
    [yes] Lift-off! You win.
   *[no] Lift-off! { $seat } wins.
}

heading-count = Countdown
line-count = The countdown is at { $count }.
line-booster = Your booster is a { $number }.
line-hidden = { $seat } has a booster.
line-fired = { $seat_you ->
    [yes] You have fired your booster.
   *[no] { $seat } has fired the booster.
}

refuse-over = The rocket has lifted off.
refuse-not-your-turn = It is { $seat }’s turn.
refuse-too-many = You may count down 1 to { $most }, not { $number }.
refuse-below-zero = Only { $count } { $count ->
    [one] is
   *[other] are
} left.
refuse-fired = You have fired your booster.
