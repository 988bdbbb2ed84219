game-tagline = zählt herunter, und wer null sagt, gewinnt
game-summary = Zwei Spieler senken abwechselnd eine Zahl. Jeder hat einen geheimen Booster für einen großen Schritt.
option-start = Countdown ab
option-start-help = Die Zahl, bei der der Countdown beginnt.

prompt-turn = Senke den Countdown.
prompt-turn-next = Der Countdown steht bei { $count }. Wer null sagt, gewinnt.
prompt-wait = { $seat } zählt.
prompt-over = Abgehoben!

action-count = Um { $number } auf { $rest } herunterzählen
action-boost = Deinen Booster zünden

event-counted = { $seat_you ->
    [yes] Du zählst { $number } herunter: { $rest }.
   *[no] { $seat } zählt { $number } herunter: { $rest }.
}
event-boosted = { $seat_you ->
    [yes] Du zündest deinen Booster mit { $number }: { $rest }.
   *[no] { $seat } zündet einen Booster mit { $number }: { $rest }.
}
event-lift-off = { $seat_you ->
    [yes] Abgehoben! Du gewinnst.
   *[no] Abgehoben! { $seat } gewinnt.
}

heading-count = Countdown
line-count = Der Countdown steht bei { $count }.
line-booster = Dein Booster hat die Zahl { $number }.
line-hidden = { $seat } hat einen Booster.
line-fired = { $seat_you ->
    [yes] Du hast deinen Booster gezündet.
   *[no] { $seat } hat den Booster gezündet.
}

refuse-over = Die Rakete hat schon abgehoben.
refuse-not-your-turn = { $seat } ist am Zug.
refuse-too-many = Du darfst 1 bis { $most } herunterzählen, nicht { $number }.
refuse-below-zero = Es { $count ->
    [one] ist nur noch 1
   *[other] sind nur noch { $count }
} übrig.
refuse-fired = Du hast deinen Booster schon gezündet.
