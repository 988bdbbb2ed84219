game-tagline = Schicke private Raketen in den Erdorbit, zum Mond und zum Mars – und wage es, noch eine Karte zu ziehen.
game-summary = Kaufe bessere Karten, plane eine Mission und baue ihre Rakete, dann starte: Passende Symbole schieben die Rakete voran, und Erfolgskarten entscheiden, eine nach der anderen. Wer als Erste oder Erster an einem Ort ist, bekommt am meisten. Für zwei bis vier Personen oder allein gegen einen automatischen Gegner.

# Optionen
option-mode = Modus
option-mode-help = Das Standardspiel, der kürzere Kampf um die Erde oder solo gegen die KI.
option-mode-standard = Standard (2–4 Personen)
option-mode-battle-for-earth = Der Kampf um die Erde (2–4 Personen)
option-mode-solo = Solo (1 Person)
option-variants = Variantenkarten
option-variants-help = Zwei Karten, die Regeln oder Wertung ändern. Nicht im Solospiel.
option-variants-none = keine
option-variants-random = zwei zufällige
option-variants-chosen = zwei nach Wahl
option-variant-1 = Erste Variantenkarte
option-variant-1-help = Nur bei Variantenkarten nach Wahl.
option-variant-1-none = keine
option-variant-1-chip-race = Chip-Wettlauf
option-variant-1-alloy-race = Werkstoff-Wettlauf
option-variant-1-gene-race = Gen-Wettlauf
option-variant-1-heavy-lift = Schwerlast
option-variant-1-planetary-defence = Planetare Verteidigung
option-variant-1-solar-system-charter = Sonnensystem-Charta
option-variant-1-wide-market = Großer Markt
option-variant-1-tourist-boom = Tourismusboom
option-variant-1-range-safety = Startsicherheit
option-variant-1-closing-window = Schließendes Fenster
option-variant-2 = Zweite Variantenkarte
option-variant-2-help = Nur bei Variantenkarten nach Wahl; eine andere als die erste.
option-variant-2-none = keine
option-variant-2-chip-race = Chip-Wettlauf
option-variant-2-alloy-race = Werkstoff-Wettlauf
option-variant-2-gene-race = Gen-Wettlauf
option-variant-2-heavy-lift = Schwerlast
option-variant-2-planetary-defence = Planetare Verteidigung
option-variant-2-solar-system-charter = Sonnensystem-Charta
option-variant-2-wide-market = Großer Markt
option-variant-2-tourist-boom = Tourismusboom
option-variant-2-range-safety = Startsicherheit
option-variant-2-closing-window = Schließendes Fenster
option-difficulty = Schwierigkeit
option-difficulty-help = Wie stark die KI ist. Nur im Solospiel.
option-difficulty-easy = Leicht
option-difficulty-normal = Normal
option-difficulty-hard = Schwer
option-round-cap = Rundengrenze
option-round-cap-help = Die Partie endet spätestens nach dieser Runde. Das Solospiel braucht keine Grenze.

# Namen
card-mission-satellite-a = Satellit
card-mission-satellite-b = Satellit
card-mission-spaceship-a = Raumschiff (Biotech)
card-mission-spaceship-b = Raumschiff (Raketenpunkt)
card-mission-spaceship-c = Raumschiff (Verbundstoff)
card-mission-space-hotel-a = Weltraumhotel (Errungenschaft 20 $)
card-mission-space-hotel-b = Weltraumhotel (Errungenschaft Handgröße)
card-mission-orbital-shipyard = Orbitalwerft
card-mission-space-station = Raumstation
card-mission-asteroid-mining = Asteroidenbergbau
card-mission-base-a = Basis (Computer)
card-mission-base-b = Basis (leer)
card-small-rocket-boosters = Kleine Booster
card-medium-rocket-boosters = Mittlere Booster
card-large-rocket-boosters = Große Booster
card-pandemic = Pandemie
card-climate-change = Klimawandel
card-asteroid-impact = Asteroideneinschlag
card-big-data = Big Data
card-global-internet = Globales Internet
card-storage-batteries = Speicherbatterien
card-super-capacitors = Superkondensatoren
card-solar-energy = Solarenergie
card-designer-drugs = Designermedikamente
card-asteroid-laser-ablation = Laserablation
card-radiation-shielding = Strahlenschild
card-multi-purpose-space-suit = Mehrzweck-Raumanzug
card-government-contract = Staatsauftrag
card-angel-investors = Business Angels
card-electric-cars = Elektroautos
card-quantum-computer = Quantencomputer
card-reusable-rocket = Wiederverwendbare Rakete
card-afterburner = Nachbrenner
card-backup-systems = Reservesysteme
card-detailed-planning = Detailplanung
card-depot = Depot
card-industrial-espionage = Industriespionage
card-sovereign-fund = Staatsfonds
card-research-campus = Forschungscampus
copy-of = Industriespionage als { $card }

effect-big-data = eine Karte ziehen
effect-global-internet = eine andere Handkarte kostenlos platzieren
effect-storage-batteries = eine andere Handkarte entfernen, dann eine ziehen
effect-super-capacitors = beliebig viele Handkarten abwerfen und ebenso viele ziehen, diese mitgezählt
effect-solar-energy = sie entfernen und einen Klimawandel kostenlos nehmen
effect-designer-drugs = sie entfernen und eine Pandemie kostenlos nehmen
effect-asteroid-laser-ablation = sie entfernen und einen Asteroideneinschlag kostenlos nehmen
effect-radiation-shielding = die 0 zählt als 2
effect-multi-purpose-space-suit = diese Karte beiseitelegen und eine andere ziehen
effect-electric-cars = eine Karte aus dem Lager nehmen
effect-quantum-computer = eine Karte mehr ziehen dürfen
effect-afterburner = 2 Felder vorrücken
effect-detailed-planning = drei Karten aufdecken und die erste wählen

destination-earth = Erdorbit
    .to = In den Erdorbit
destination-moon = Mond
    .to = Zum Mond
destination-mars = Mars
    .to = Zum Mars
type-satellite = Satellit
type-spaceship = Raumschiff
type-space-hotel = Weltraumhotel
type-orbital-shipyard = Orbitalwerft
type-space-station = Raumstation
type-asteroid-mining = Asteroidenbergbau
type-base = Basis
location = { $type } ({ $destination })
achievement-rocket = Rakete
achievement-hand = Handgröße +1
achievement-cash = 20 $
achievement-science = Wissenschaft
goal-eyes-above = Augen am Himmel
goal-room-with-a-view = Zimmer mit Aussicht
goal-regular-service = Linienverkehr
goal-home-harbour = Heimathafen
goal-lunar-charter = Mondcharta
goal-red-horizon = Roter Horizont
goal-foundations = Fundamente
goal-supply-chain = Lieferkette
goal-grand-tour = Große Rundreise
goal-low-orbit-landlord = Hausherr im Orbit
goal-shield-of-the-earth = Schild der Erde
goal-first-footprints = Erste Fußspuren
variant-chip-race = Chip-Wettlauf
variant-alloy-race = Werkstoff-Wettlauf
variant-gene-race = Gen-Wettlauf
variant-heavy-lift = Schwerlast
variant-planetary-defence = Planetare Verteidigung
variant-solar-system-charter = Sonnensystem-Charta
variant-wide-market = Großer Markt
variant-tourist-boom = Tourismusboom
variant-range-safety = Startsicherheit
variant-closing-window = Schließendes Fenster
token-cash = 20-$-Marker
token-science = Wissenschaftsmarker
spot-plan = Missionsplan
    .on = auf den Missionsplan
spot-pad = Startrampe
    .on = auf die Startrampe
the-ai = KI
once-a-turn = einmal pro Zug
money = { $amount } $
icon-rocket = { $count ->
    [one] 1 Raketenpunkt
   *[other] { $count } Raketenpunkte
}
icon-computer = { $count } Computer
icon-composite = { $count } Verbundstoff
icon-biotech = { $count } Biotech
icon-science = { $count } Wissenschaft
task-location = { $location } ({ $done })
task-missions = { $missions ->
    [one] eine Mission, { $destination }
   *[other] { $missions } Missionen, { $destination }
} ({ $done })
task-threat = { $card } ({ $done })
task-token = Marker { $destination } ({ $done })
task-first = { $places } erste Felder ({ $done })
task-done = erfüllt
task-open = offen

# Was geschah
event-turn = Runde { $round }: { $seat_you ->
    [yes] du bist am Zug
   *[no] { $seat } ist am Zug
}.
event-basket-buy = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } in den Korb.
event-basket-place = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} { $card } für: { $spot }.
event-basket-closed = Der Preis ist { $price }.
event-committed = { $seat_you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
} mit { $source }.
event-bought = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $cards }; bezahlt mit: { $with }.
event-placed-pad = { $seat_you ->
    [yes] Du platzierst
   *[no] { $seat } platziert
} { $cards } auf der Startrampe{ $given ->
    [0] .
   *[other] ; bezahlt mit: { $with }.
}
event-placed-plan = { $seat_you ->
    [yes] Du planst
   *[no] { $seat } plant
} { $card }{ $given ->
    [0] .
   *[other] ; bezahlt mit: { $with }.
}
event-placed-both = { $seat_you ->
    [yes] Du planst
   *[no] { $seat } plant
} { $card }, auf die Startrampe kommen { $cards }{ $given ->
    [0] .
   *[other] ; bezahlt mit: { $with }.
}
event-free-placed = { $seat_you ->
    [yes] Du platzierst
   *[no] { $seat } platziert
} { $card } kostenlos ({ $spot }).
event-display = { $card } kommt auf Platz { $slot } der Auslage.
event-discarded = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $card } ab.
event-pad-discarded = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $card } von der Startrampe ab.
event-plan-discarded = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} die Mission { $card } auf.
event-used = { $seat_you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} { $card }.
event-removed = { $card } kommt auf den Schrottplatz.
event-threat-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } kostenlos.
event-drew-seen = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $cards }.
event-drew = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-reshuffled = { $seat_you ->
    [yes] Dein Lager
   *[no] Das Lager von { $seat }
} mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} wird als neue Zentrale gemischt.
event-fetched = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } aus dem Lager.
event-copied = { $seat_you ->
    [yes] Deine Industriespionage
   *[no] Die Industriespionage von { $seat }
} wird zu { $card }.
event-stored = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } auf das Depot.
event-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } vom Depot.
event-trimmed = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } ins Lager: zu viele Handkarten.
event-launch = { $seat_you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} einen Start an.
event-launched = { $seat_you ->
    [yes] Du startest
   *[no] { $seat } startet
}: { $location }. Die Rakete beginnt auf Feld { $boost }.
event-revealed = Erfolgskarte: { $value }.
event-three = Drei Erfolgskarten werden aufgedeckt: { $values }.
event-advanced = Die Rakete rückt { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} vor: { $rocket } von { $target }.
event-more-draws = Jetzt sind { $allowed } Karten erlaubt.
event-aborted = { $seat_you ->
    [yes] Du brichst
   *[no] { $seat } bricht
} den Start ab. { $due ->
    [0] Das kostet nichts.
    [one] Das kostet eine Karte der Startrampe.
   *[other] Das kostet { $due } Karten der Startrampe.
}
event-failed = Die Mission schlägt fehl, { $seat_you ->
    [yes] deine Rakete
   *[no] die Rakete von { $seat }
} ist verloren.
flown-aborted = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} den Flug mit Ziel { $location } auf Feld { $rocket } von { $target } abgebrochen.
flown-failed = { $seat_you ->
    [yes] Dein Flug
   *[no] Der Flug von { $seat }
} mit Ziel { $location } ist auf Feld { $rocket } von { $target } gescheitert.
event-mission-kept = Die Missionskarte bleibt auf dem Missionsplan.
event-achieved = { $seat_you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} die Errungenschaft { $achievement }.
event-succeeded-first = Erfolg! { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} zuerst da: { $location }, { $vp } SP.
event-succeeded = Erfolg! { $seat_you ->
    [yes] Du erreichst
   *[no] { $seat } erreicht
} { $location }: { $vp } SP.
event-honour = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} den Marker { $destination }.
event-end-score = Die Endpunktzahl ist erreicht. Diese Runde ist die letzte.
event-end-tokens = Die Missionsmarker sind eingesetzt. Diese Runde ist die letzte.
event-end-earth = Vier Missionen im Erdorbit. Diese Runde ist die letzte.
event-end-display = Die Auslage ist leer. Diese Runde ist die letzte.
event-ai-card = Die KI deckt { $type } auf.
event-ai-card-no = Die KI deckt { $type } auf; das passt nicht.
event-ai-started = Die KI startet: { $location }. Ihre Rakete steht auf { $rocket }.
event-ai-advanced = Die Rakete der KI rückt auf { $rocket } vor.
event-ai-succeeded-first = Die KI ist zuerst da: { $location }, { $vp } SP.
event-ai-succeeded = Die KI erreicht { $location }: { $vp } SP.
event-ai-took = { $card } geht an die KI{ $vp ->
    [0] .
   *[other] {" "}und bringt ihr { $vp } SP.
}
event-threat-scored = Die Bedrohung bringt { $seat_you ->
    [yes] dir
   *[no] { $seat }
} sofort { $vp } SP.
event-scored = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $total } SP: { $parts }.
score-track = { $vp } auf der Leiste
score-threats = { $vp } für Bedrohungen
score-honours = { $vp } für Mond- und Marsmarker
score-goal = { $vp } für das Ziel { $goal }
score-variants = { $vp } für Variantenkarten
event-solo-won = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $vp } zu { $ai } SP, und das Ziel ist erfüllt.
event-solo-goal = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
}: Das Pflichtziel ist nicht erfüllt. ({ $vp } zu { $ai } SP)
event-solo-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} mit { $vp } zu { $ai } SP.

# Was du tun kannst
action-buy = { $card } von Platz { $slot } kaufen ({ $price })
action-buy-engine = { $card } kaufen ({ $price })
action-place = { $card } { $spot-on } legen
action-place-stranded = { $card } auf den Missionsplan legen, obwohl sie nirgends mehr hinfliegen kann
action-close = Korb abschließen
action-close-buy = Für { $price } kaufen, Bezahlung wählen
action-close-place = Für { $price } platzieren, Bezahlung wählen
action-close-covered = Jetzt platzieren: Die Karten bezahlen sich selbst
action-close-elsewhere = Für { $price } platzieren, nur mit anderen Karten bezahlen
action-pay = Mit { $source } bezahlen ({ $items })
action-discard = { $card } abwerfen
action-discard-pad = { $card } von der Startrampe abwerfen
action-discard-plan = Geplante Mission und ihre Rakete aufgeben
action-use = { $card } nutzen: { $effect }
action-trash = { $card } auf den Schrottplatz legen
action-cycle = { $card } auch abwerfen
action-cycle-done = Jetzt ziehen
action-fetch = { $card } aus dem Lager nehmen
action-effect = Offenen Effekt von { $card } nutzen: { $effect }
action-free-place = { $card } kostenlos { $spot-on } legen
action-copy = Industriespionage zur Kopie von { $card } machen
action-store = { $card } auf das Depot legen
action-take = { $card } vom Depot nehmen
action-remove = { $card } (Platz { $slot }) der KI geben: Ihre Rakete rückt ein Feld vor
action-launch = Starten
action-fly = { $destination-to } fliegen
action-fly-odds = { $destination-to } fliegen: { $percent } % für { $vp } SP
action-draw = Karte ziehen
action-abort = Abbrechen{ $cost ->
    [0] {" "}(kostet nichts)
    [one] {" "}und eine Karte der Startrampe abwerfen
   *[other] {" "}und { $cost } Karten der Startrampe abwerfen
}
action-choose = Die { $value } wählen
action-accept = Die { $value } annehmen
action-fail = Die Mission fehlschlagen lassen
action-jettison = { $card } von der Startrampe abwerfen
action-stop = Fertig abgeworfen
action-keep-mission = Mission für einen neuen Versuch behalten
action-drop-mission = Mission abwerfen
action-end-turn = Zug beenden
action-trim = { $card } ins Lager legen

# Aufforderungen
prompt-over = Die Partie ist vorbei.
prompt-wait = { $seat } ist am Zug.
prompt-actions = Kaufe, baue, starte oder beende den Zug.
prompt-actions-next = Plane eine Mission und baue dann ihre Rakete. Was du nicht brauchst, kannst du für neue Karten abwerfen.
prompt-pending = Du kannst noch nutzen: { $cards }. Mit einem Start oder am Zugende verfällt das.
prompt-rocket = Deine Rakete hat { $points ->
    [one] 1 Raketenpunkt
   *[other] { $points } Raketenpunkte
}. Zum Erdorbit beginnt sie auf Feld { $earth }, zum Mond auf { $moon }, zum Mars auf { $mars }.
prompt-rocket-earth = Deine Rakete hat { $points ->
    [one] 1 Raketenpunkt
   *[other] { $points } Raketenpunkte
}. Sie beginnt auf Feld { $earth }.
prompt-ending = Diese Runde ist die letzte.
prompt-basket-buy = Kaufe das oder nimm noch etwas dazu.
prompt-basket-place = Platziere das oder nimm noch eine Karte dazu.
prompt-pay = Womit bezahlst du?
prompt-trade-next = Es kostet { $price }, gegeben hast du { $given }. Ein Klick auf etwas im Korb nimmt es wieder heraus.
prompt-trash = Wähle eine Handkarte, die du entfernst.
prompt-cycle = Wirf weitere Handkarten ab oder ziehe jetzt.
prompt-cycle-next = Für jede abgeworfene Karte ziehst du eine.
prompt-fetch = Wähle eine Karte aus deinem Lager.
prompt-free-place = Platziere eine Handkarte kostenlos.
prompt-destination = Wohin fliegst du?
prompt-trim = Du hast zu viele Handkarten: Wähle eine für das Lager.
prompt-ready = Ziehe die nächste Karte oder brich ab. { $draws ->
    [one] Eine Karte darfst du noch ziehen.
   *[other] { $draws } Karten darfst du noch ziehen.
}
prompt-ready-first = Ziehe die erste Karte. { $draws } Karten darfst du ziehen.
prompt-ready-use = Ziehe eine Karte, brich ab oder nutze eine Karte deiner Rakete. { $draws ->
    [one] Eine Karte darfst du noch ziehen.
   *[other] { $draws } Karten darfst du noch ziehen.
}
prompt-odds = Die Rakete steht auf { $rocket } von { $target }. Ziehst du bis zum Ende, gelingt es zu { $percent } %; ein Abbruch kostet jetzt { $cost ->
    [0] nichts
    [one] eine Karte der Startrampe
   *[other] { $cost } Karten der Startrampe
}, ein Fehlschlag die ganze Rakete.
prompt-odds-first = Die Rakete steht auf { $rocket } von { $target }. Ziehst du bis zum Ende, gelingt es zu { $percent } %. Nach der ersten Karte kostet ein Abbruch nichts.
prompt-odds-only = Die Rakete steht auf { $rocket } von { $target }. Zählt die Karte, wie sie ist, gelingt es zu { $percent } %, wenn du bis zum Ende ziehst.
prompt-choose-first = Wähle deine erste Erfolgskarte.
prompt-react = Du hast eine { $value } gezogen. Nimm sie an oder nutze eine Karte.
prompt-last-chance = Alle Karten sind gezogen und das Zielfeld ist nicht erreicht: letzte Chance.
prompt-short = { $spaces ->
    [one] Es fehlt ein Feld.
   *[other] Es fehlen { $spaces } Felder.
}
prompt-jettison = Der Abbruch kostet noch { $due ->
    [one] eine Karte
   *[other] { $due } Karten
} der Startrampe: Wähle eine.
prompt-after-fail = Die Mission ist fehlgeschlagen. Behältst du ihre Karte für einen neuen Versuch?

# Der Tisch in Worten
heading-turn = Runde { $round }, Zug von { $seat }
heading-market = Markt
heading-space = Weltraum
heading-seat = { $seat }
heading-hand = Deine Hand
heading-goals = Deine Ziele
line-end-earth = Mit { $missions } Missionen eines Spielers endet die Partie.
line-end-score = Mit { $score } SP endet die Partie.
line-ending = Diese Runde ist die letzte.
line-variants = Variantenkarten: { $cards }.
line-area = Spielbereich: { $cards }.
line-pending = Offene Effekte: { $cards }.
line-launch = Flug: { $location }, Rakete auf { $rocket } von { $target }, { $drawn } von { $allowed } Karten gezogen. Bis zum Ende gezogen, gelingt es zu { $chance } %.
line-ai = Die KI hat { $vp } SP und { $missions ->
    [one] eine Mission
   *[other] { $missions } Missionen
}.
line-ai-mission = Die KI fliegt: { $location }, Feld { $rocket } von { $target }.
line-ai-idle = Die KI hat gerade keine Mission.
line-offer = Platz { $slot }: { $card }, gibt { $items }, kostet { $price }.
line-slot-empty = Platz { $slot } ist leer.
line-engine = { $card }: { $points } Raketenpunkte, kostet { $price }, noch { $left }.
line-supply = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} im Vorratsstapel.
line-table = { $mode }. Startspieler: { $seat }. Die Partie endet spätestens nach Runde { $cap }.
line-difficulty = Schwierigkeit: { $difficulty }.
line-tie-mission = Punktgleich: Die beste einzelne Mission entscheidet für { $seat }.
line-tie-missions = Punktgleich und gleich gute beste Missionen: Mehr Missionen entscheiden für { $seat }.
line-tie-shared = In allem gleich: Der Sieg wird geteilt.
line-launch-cards = Gezogen: { $drawn }. Beiseitegelegt: { $aside }. Aufgedeckt und offen: { $shown }.
line-ai-cards = Aktive Solokarten: { $active }. Im Solostapel: { $deck }. Abgelegt: { $discarded }. Wertungsbereich: { $area }.
line-honour-free = Den Marker von { $destination } hat noch niemand ({ $vp } SP).
line-tokens = Offen: { $cash } der 20-$-Marker, { $science } der Wissenschaftsmarker. Handgröße { $size }, Bedrohungen { $threats }.
line-boosts = Ein Start rückt jetzt { $earth } zum Erdorbit vor, { $moon } zum Mond, { $mars } zum Mars.
line-hand-and-hq = Hand und Zentrale zusammen: { $cards }.
holder-first = { $seat } (zuerst)
the-ai-first = KI (zuerst)
odds-burning = { $odds } Mit Nachbrenner: { $percent } %.
odds-without = { $odds } Nicht mitgerechnet: { $cards }.
action-fly-burning = { $destination-to } fliegen: { $percent } %, mit Nachbrenner { $burning } %, für { $vp } SP
line-location = { $location }: { $points } Raketenpunkte, zuerst { $first } SP, später { $other } SP. Dort: { $holders }.
line-seat = { $vp } SP, { $hand } Handkarten, { $hq } in der Zentrale, noch { $tokens } Missionsmarker.
line-achievements = Errungenschaften: Rakete { $rocket }, Handgröße { $hand }, 20 $ { $cash }, Wissenschaft { $science }.
line-plan = Geplant: { $card }. Startrampe: { $pad }, { $points ->
    [one] 1 Raketenpunkt
   *[other] { $points } Raketenpunkte
}.
line-no-plan = Keine Mission geplant. Startrampe: { $pad }.
line-depot = Auf dem Depot: { $cards }.
line-known = Bekannt auf der Hand: { $cards }.
line-warehouse = Lager: { $cards }.
line-junkyard = Schrottplatz: { $cards }.
line-honour = Hat den Marker { $destination }.
line-hand = { $card }: { $items }.
line-goal = { $seat_you ->
    [yes] Du
   *[no] { $seat }
}: { $goal }: { $tasks }; SP { $one } / { $two } / { $three }.
line-goal-mandatory = Pflicht: { $goal }: { $tasks }.

# Warum nicht
refuse-over = Die Partie ist vorbei.
refuse-not-your-turn = { $seat } ist am Zug.
refuse-trade-open = Beende erst deinen Kauf oder deine Platzierung, oder nimm sie zurück.
refuse-basket-closed = Bezahle das erst fertig.
refuse-no-basket = Wähle erst etwas zum Kaufen oder Platzieren.
refuse-close-first = Bestätige erst den Kauf oder die Platzierung.
refuse-effect-open = Beende erst den begonnenen Effekt.
refuse-no-question = Danach fragt gerade keine Karte.
refuse-launch-on = Ein Start beendet deinen Zug: Sonst geht nichts mehr.
refuse-only-pad = Bei einem Start wirken nur Karten der Startrampe.
refuse-too-late = Zu spät: Effekte verfallen, wenn du startest.
refuse-no-launch = Es läuft kein Start.
refuse-destination-first = Wähle erst ein Reiseziel.
refuse-destination-chosen = Das Reiseziel ist schon gewählt.
refuse-settle-first = Nimm erst die aufgedeckte Karte an oder nutze eine Karte dafür.
refuse-choose-first = Wähle erst eine der drei aufgedeckten Karten; andere Karten kannst du danach nutzen.
refuse-jettison-first = Bezahle erst den Abbruch: Wirf Karten der Startrampe ab.
refuse-mission-first = Entscheide erst, ob die Missionskarte bleibt.
refuse-trim-first = Du hast zu viele Handkarten: Lege erst die überzähligen ins Lager.
refuse-nothing-to-trim = Nur am Ende des Zuges kommen überzählige Handkarten direkt ins Lager.
refuse-not-in-hand = { $card } ist nicht auf deiner Hand.
refuse-just-played = { $card } liegt bis zum Ende deines Zuges in deinem Spielbereich.
refuse-spent = { $card } hat in diesem Zug schon bezahlt; eine Karte bezahlt nur für eine Aktion.
refuse-in-basket = { $card } gehört schon zu diesem Vorgang; eine Karte bezahlt nur für eine Aktion.
refuse-not-on-pad = { $card } ist nicht auf deiner Startrampe.
refuse-not-in-warehouse = { $card } ist nicht in deinem Lager.
refuse-not-on-display = { $card } liegt nicht auf Platz { $slot } der Auslage.
refuse-slot-in-basket = Platz { $slot } ist schon im Korb.
refuse-not-an-engine = { $card } ist kein Triebwerk: Nenne den Platz in der Auslage.
refuse-short-money = Dir fehlen { $money } $.
refuse-short-icons = Dir fehlt: { $icons }.
refuse-short-both = Dir fehlen { $money } $ und: { $icons }.
refuse-second-engine = Nur ein Triebwerk pro Zug.
refuse-pile-empty = { $card }: keine mehr da.
refuse-covered = Der Preis ist schon bezahlt.
refuse-useless = { $card } trägt zu diesem Preis nichts bei.
refuse-useless-token = Dieser Marker trägt zu diesem Preis nichts bei.
refuse-placing-costs-money = Platzieren kostet Geld: { $card } gibt keins, das fehlt.
refuse-science-in-placing = Platzieren kostet Geld: Wissenschaft bezahlt das nicht.
refuse-no-token = Das hast du nicht: { $token }.
refuse-token-used = In diesem Zug schon genutzt: { $token }.
refuse-not-a-mission = { $card } ist keine Missionskarte.
refuse-plan-occupied = Wirf erst die geplante Mission ab oder fliege sie.
refuse-plan-first = Plane erst eine Mission.
refuse-no-item = { $card } hat kein Symbol für eine Rakete.
refuse-same-name = { $card } liegt schon auf deiner Startrampe.
refuse-no-own-money = Keine dieser Karten könnte sich selbst bezahlen.
refuse-elsewhere-short = Ohne das Geld der Karten im Korb fehlen dir { $money } $.
refuse-no-plan = Es ist keine Mission geplant.
refuse-no-ability = { $card } hat hier keine Fähigkeit.
refuse-pad-ability = { $card } wirkt nur auf der Startrampe, bei einem Start.
refuse-pay-ability = { $card } wirkt, wenn du damit bezahlst.
refuse-copy-ability = Industriespionage hat keine eigene Fähigkeit: Mache sie erst zur Kopie.
refuse-no-other-card = Du brauchst eine andere Karte zum Entfernen.
refuse-warehouse-empty = Dein Lager ist leer.
refuse-threat-not-there = { $card } liegt nicht in der Auslage.
refuse-not-pending = Von { $card } ist kein Effekt offen.
refuse-nothing-to-place = Keine deiner Handkarten kann jetzt platziert werden.
refuse-nothing-to-draw = Es ist keine Karte zum Ziehen da.
refuse-no-espionage = Du hast keine Industriespionage auf der Hand.
refuse-already-copied = Sie ist schon eine Kopie; das geht einmal pro Zug.
refuse-copy-itself = Industriespionage kann sich nicht selbst kopieren.
refuse-not-an-asset = { $card } ist keine Assetkarte.
refuse-nothing-like-that = { $card } liegt weder in der Auslage noch auf einer fremden Startrampe.
refuse-no-depot = Du hast kein Depot auf deiner Startrampe.
refuse-depot-full = Das Depot ist voll.
refuse-not-on-depot = { $card } ist nicht auf deinem Depot.
refuse-just-stored = { $card } liegt erst seit diesem Zug im Depot. Nehmen kannst du die Karte ab deinem nächsten Zug.
refuse-not-solo = Nur im Solospiel darfst du eine Karte der Auslage entfernen.
refuse-ai-idle = Die KI hat keine Rakete, die vorrücken könnte.
refuse-helped-already = In diesem Zug hast du der KI schon eine Karte gegeben.
refuse-no-mission = Plane eine Mission, bevor du startest.
refuse-no-token-left = Alle deine Missionsmarker sind eingesetzt.
refuse-earth-missions = Du hast alle { $missions } Missionen erfüllt.
refuse-only-earth = In dieser Spielart nur in den Erdorbit.
refuse-never-at-earth = { $type } hat keinen Ort im Erdorbit und kann in dieser Spielart nicht starten.
refuse-no-such-location = { $type } gibt es dort nicht ({ $destination }).
refuse-already-there = Diese Mission hast du dort schon.
refuse-points = { $needed } Raketenpunkte nötig, du hast { $have }. Die geplante Mission gibt keine.
refuse-abort-between = Abbrechen kannst du nur zwischen zwei Karten.
refuse-not-now = { $card } kannst du in diesem Moment nicht nutzen.
refuse-only-afterburner = Jetzt geht nur noch der Nachbrenner.
refuse-already-revealed = Es wurde schon eine Erfolgskarte aufgedeckt.
refuse-no-zero = Die Karte ist keine 0.
refuse-nothing-to-react = Gerade wurde keine Karte aufgedeckt.
refuse-not-revealed = Es wurde keine { $value } aufgedeckt.
refuse-nothing-to-choose = Es gibt nichts zu wählen.
refuse-draws-left = Du kannst noch ziehen.
refuse-no-draws-left = Alle Karten dieses Starts sind gezogen.
refuse-not-aborted = So abgeworfen wird nur bei einem Abbruch.
refuse-not-failed = Das entscheidest du erst nach einem Fehlschlag.
refuse-must-jettison = Erst müssen die anderen Karten weg, bis nur dauerhafte liegen.

# Das Brett
board-abort = Abbrechen
board-abort-cost = { $cost ->
    [0] kostet nichts
    [one] kostet eine Karte der Startrampe
   *[other] kostet { $cost } Karten der Startrampe
}
board-abort-first = nach der ersten Karte möglich
board-abort-between = nur zwischen zwei Karten
board-aborted = abgebrochen
board-accept = Annehmen
board-achievement = Errungenschaft
board-ai = KI
board-ai-area = Die KI hat { $cards }.
board-ai-gift = Nimmst du in einem Zug keine Karte der Auslage, bekommt die KI eine. Mit „→ KI“ gibst du ihr eine deiner Wahl: Ihre Rakete rückt ein Feld vor, eine Bedrohung bringt ihr { $vp } SP.
board-area = Spielbereich
board-aside = Beiseitegelegt
board-asset = Asset
board-basket = Korb
board-been = da warst du schon
board-boosted-by = Schub durch
board-boosts = Schub: Erde { $earth }, Mond { $moon }, Mars { $mars }
board-boosts-earth = Schub: { $earth }
board-buy-for = Für { $price } kaufen
board-chance = Chance
board-chance-note = wenn du bis zum Ende ziehst
board-chance-burning = mit Nachbrenner: { $percent } %
board-close-elsewhere = Mit anderen Karten bezahlen
board-copy = Industriespionage wird eine Kopie von
board-costs = kostet dich
board-discard = Abwerfen
board-done-with = { $done } mit { $sources }
board-draw = Karte ziehen
board-drawn = { $drawn } von { $allowed } gezogen
board-drop = Mission abwerfen
board-earth = Erdorbit
board-engine = Triebwerk
board-face-up = { $up } von { $all } in diesem Zug übrig
board-fail = Scheitern lassen
board-failed = Gescheitert
board-flight-short = { $target } in { $draws }
board-given = Gegeben
board-goal-vp = 1, 2 oder 3 Aufgaben: { $one }, { $two } oder { $three } SP
board-hand-cards = Hand
board-hand-empty = Keine Karten
board-hand-size = Handgröße
board-honour = Marker für den ersten Flug hierher
board-honour-of = { $seat } hat den Marker
board-hq = Zentrale
board-icons = { $icons ->
    [one] +1 Symbol
   *[other] +{ $icons } Symbole
}
board-in-basket = im Korb
board-in-hand = So viel bezahlt deine Hand zusammen
board-joints = Linien-verkehr Heimat-hafen Mond-charta Funda-mente Liefer-kette Fuß-spuren Haus-herr Welt-raum-hotel Orbital-werft Raum-schiff Raum-station Aste-roiden-bergbau Aste-roiden-einschlag Speicher-batte-rien Super-konden-satoren Solar-energie Designer-medika-mente Laser-ablation Strahlen-schild Mehr-zweck Raum-anzug Staats-auftrag Staats-fonds Elektro-autos Quanten-computer Wieder-verwend-bare Nach-brenner Reserve-systeme Detail-planung Indus-trie-spionage For-schungs-campus Klima-wandel Wissen-schaft Hand-größe Satel-lit beiseite-legen Hand-karten kosten-los plat-zieren
board-junkyard = Schrottplatz
board-keep = Mission behalten
board-known = Alle kennen diese Karte
board-known-cards = Bekannte Handkarten
board-last-flights = Letzte Flüge
board-last-round = Letzte Runde
board-launch = Starten
board-left = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
board-left-of = { $count } mit dem Wert { $value }
board-left-word = übrig:
board-mandatory = zum Sieg nötig
board-mars = Mars
board-missing = { $points ->
    [one] 1 Raketenpunkt fehlt
   *[other] { $points } Raketenpunkte fehlen
}
board-missing-word = Fehlt
board-missions = Missionen
board-moon = Mond
board-no-flights = Zuletzt keine Flüge
board-no-plan = Keine Mission
board-nowhere = Für sie ist kein Ort mehr übrig: Diese Mission kann nirgends hinfliegen.
board-nowhere-short = kein Ziel
board-outlook = Flüge
board-pad = Startrampe
board-pad-empty = Lege Karten auf die Rampe, je 10 $.
board-paid = zahlt
board-pay-otherwise = Anders bezahlen
board-pending = Offene Effekte
board-place-for = Für { $price } platzieren
board-plan-first = Plane erst eine Missionskarte.
board-plans = { $card } geplant, { $points ->
    [one] 1 Raketenpunkt
   *[other] { $points } Raketenpunkte
}
board-plus-vp = +{ $vp } SP
board-points-needed = { $points ->
    [one] 1 Raketenpunkt nötig
   *[other] { $points } Raketenpunkte nötig
}
board-points-word = { $points ->
    [one] Raketenpunkt
   *[other] Raketenpunkte
}
board-price = Preis
board-ready = bereit, Schub { $boost } von { $target }
board-remove = → KI
board-remove-card = Entfernen
board-rocket-on = Die Rakete steht auf { $rocket } von { $target }
board-round = Runde { $round }
board-score-goal = Ziel
board-score-best = Beste Mission
board-score-missions = Missionen
board-score-honours = Marker
board-score-total = Summe
board-score-track = Leiste
board-score-variants = Varianten
board-scores = Endstand
board-tie = Punktgleich: Die beste Mission entscheidet, zuerst die fernere; dann die Zahl der Missionen.
board-solo-deck = Solokarten
board-star = wirkt beim Start
board-store = Einlagern
board-task-first = { $places } erste Plätze
board-task-missions = { $missions ->
    [one] 1 Mission: { $destination }
   *[other] { $missions } Missionen: { $destination }
}
board-task-token = Marker: { $destination }
board-text-boost = { $spaces ->
    [one] 1 Feld mehr zu Beginn
   *[other] { $spaces } Felder mehr zu Beginn
}
board-text-copy = Wird zur Kopie eines Assets der Auslage oder einer fremden Startrampe
board-text-depot = { $cards ->
    [one] Fasst 1 Handkarte
   *[other] Fasst { $cards } Handkarten
}
board-text-per-mission = { $money } $ für jede deiner Missionen
board-text-permanent = Dauerhaft
board-text-threat = { $vp } SP am Ende
board-text-threat-now = sofort { $vp } SP
board-threat = Bedrohung
board-threats = Bedrohungen
board-to-draw = noch zu ziehen
board-to-pad = Rampe
board-to-plan = Plan
board-tokens-left = Missionen übrig
board-track = Missionsleiste von der Erde zum Mond und zum Mars
board-use = Nutzen
board-vp = SP
board-warehouse = Lager
board-when-discarded = Abwerfen:
board-when-paying = Beim Zahlen:
board-your-rocket = Deine Rakete

## Worum es in Rätseln geht

## family: theme-
## family: ask-

theme-launch = Starten oder warten
theme-wait = Starten oder warten
theme-abort = Starten oder warten
theme-destination = Wohin fliegen
theme-flight = Im Flug
theme-buy = Was kaufen
theme-build = Bauen
theme-plan = Neuer Plan
theme-cards = Karten
theme-end = Rechtzeitig aufhören
ask-launch = Starten oder warten?
ask-wait = Starten oder warten?
ask-abort = Weiterfliegen, oder abbrechen und warten?

## Gründe für einen Tipp

number-vp = { $change } { $amount ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
number-rocket = { $change } { $amount ->
    [one] Raketenpunkt
   *[other] Raketenpunkte
}
number-cards = { $change } { $amount ->
    [one] eigene Karte
   *[other] eigene Karten
}
