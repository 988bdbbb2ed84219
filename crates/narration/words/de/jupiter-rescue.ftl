### Jupiter Rescue. Begriffe wie in games/jupiter-rescue/rules/de.md.

game-tagline = Sieben Plätze in der Kapsel, über vierzig Kolonisten, und die Creeps stehen vor der Tür.
game-summary = Ihr seid Wartungsroboter auf einer Kolonie, die überrannt wird, und gewinnt oder verliert gemeinsam. Führt Kolonisten zur Rettungskapsel, schießt auf Creeps und kombiniert eure Fähigkeiten. Rettet 28 Kolonisten und bringt jeden Roboter hinaus, bevor die Module in die Luft fliegen.

## Was die Zeichen auf dem Plan bedeuten
## family: legend-

legend-colonist = Kolonist
legend-creep = Creep
legend-super-creep = Super-Creep
legend-power-plant = Kraftwerk
legend-command-dish = Kommandoantenne
legend-move = Hierher gehen
legend-fly = Hierher fliegen
legend-swap = Plätze tauschen
legend-teleport = Hierher teleportieren
legend-shoot = Schießen
legend-place = Hier etwas hinstellen
legend-command = Einen Kolonisten führen
legend-many = Hier geht mehreres
legend-warning = In Gefahr
legend-shield = Bewacht: kann jetzt nicht zerstört werden
legend-boom = Dieses Modul wird zerstört
legend-hard = Schwere Seite: weniger Brücken

## Einstellungen

option-sides = Modulseiten
option-sides-help = Leichte Seiten haben alle Brücken. Schwere haben weniger, dort werden die Wege länger.
option-sides-mixed = gemischt
option-sides-easy = leicht
option-sides-labyrinth = Labyrinth (alle schwer)
option-robot-vulnerability = Verwundbare Roboter
option-robot-vulnerability-help = Roboter schützen ihr Modul nicht mehr: Sie können mit ihm zerstört werden.
option-fast-creeps = Schnelle Creeps
option-fast-creeps-help = Neue Creeps kommen vor der Verwandlung und schlagen sofort zu.
option-ultimate-heroes = Wahre Helden
option-ultimate-heroes-help = Jeder einzelne Kolonist muss gerettet werden.
option-polite-colonists = Höfliche Kolonisten
option-polite-colonists-help = Roboter und Kolonisten dürfen aneinander vorbeigehen. Das ist leichter.
option-ask-before-taking = Vor dem Nehmen fragen
option-ask-before-taking-help = Beim Handel wird gefragt, wer Karten verlieren würde.

## Karten

## family: card-

card-boost = Schub
card-bullhorn = Megafon
card-data-core = Datenkern
card-follower = Gefolge
card-grenadier = Grenadier
card-heat-seeker = Wärmesucher
card-juggernaut = Dampfwalze
card-module-control = Modulsteuerung
card-override = Fernsteuerung
card-phase-shift = Phasenverschiebung
card-pilot = Pilot
card-rocket-boots = Raketenstiefel
card-sniper = Scharfschütze
card-suppressant = Abschirmung
card-swap = Platztausch
card-teleport = Teleport
card-surge = Sturmwelle
card-power-grab = Stromraub
card-signal-to-noise = Störrauschen

## family: source-

source-card = einer Karte
source-core = deinem Kern
source-core-and-card = deinem Kern und einer Karte
source-cards = zwei Karten
source-cores = beiden Kernen

## Felder: .at = wo, .to = wohin, .from = woher

spot-pod = die Kapsel
    .at = in der Kapsel
    .to = in die Kapsel
    .from = aus der Kapsel
spot-centre = { $at } Mitte
    .at = auf { $at } Mitte
    .to = nach { $at } Mitte
    .from = von { $at } Mitte
spot-east = { $at } Ost
    .at = auf { $at } Ost
    .to = nach { $at } Ost
    .from = von { $at } Ost
spot-southeast = { $at } Südost
    .at = auf { $at } Südost
    .to = nach { $at } Südost
    .from = von { $at } Südost
spot-southwest = { $at } Südwest
    .at = auf { $at } Südwest
    .to = nach { $at } Südwest
    .from = von { $at } Südwest
spot-west = { $at } West
    .at = auf { $at } West
    .to = nach { $at } West
    .from = von { $at } West
spot-northwest = { $at } Nordwest
    .at = auf { $at } Nordwest
    .to = nach { $at } Nordwest
    .from = von { $at } Nordwest
spot-northeast = { $at } Nordost
    .at = auf { $at } Nordost
    .to = nach { $at } Nordost
    .from = von { $at } Nordost
site-centre = Mitte
site-east = Ost
site-southeast = Südost
site-southwest = Südwest
site-west = West
site-northwest = Nordwest
site-northeast = Nordost

## Figuren: .with = mit wem

figure-open = die freie Kuppel
    .with = der freien Kuppel
figure-power-plant = das Kraftwerk
    .with = dem Kraftwerk
figure-command-dish = die Kommandoantenne
    .with = der Kommandoantenne
figure-super-creep = der Super-Creep
    .with = dem Super-Creep
figure-colonist = der Kolonist
    .with = dem Kolonisten
figure-creep = der Creep
    .with = dem Creep
figure-robot = { $seat_you ->
    [yes] dein Roboter
   *[no] der Roboter von { $seat }
}
    .with = { $seat_you ->
        [yes] deinem Roboter
       *[no] dem Roboter von { $seat }
    }

## Was geschah

event-core-chosen = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
} { $card } zum Kern.
event-first = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
event-docked = { $seat_you ->
    [yes] Du dockst
   *[no] { $seat } dockt
} die Kapsel bei { $at } an.
event-turn = Zug { $turn }: { $seat_you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-moved = { $seat_you ->
    [yes] Du gehst
   *[no] { $seat } geht
} { $to-to }.
event-moved-proxy = { $seat_you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} den Roboter von { $robot } { $to-to }.
event-flew = { $seat_you ->
    [yes] Du fliegst
   *[no] { $seat } fliegt
} { $to-to }.
event-flew-proxy = { $seat_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} den Roboter von { $robot } { $to-to } fliegen.
event-teleported = { $seat_you ->
    [yes] Du teleportierst dich
   *[no] { $seat } teleportiert sich
} { $to-to }.
event-teleported-proxy = { $seat_you ->
    [yes] Du teleportierst
   *[no] { $seat } teleportiert
} den Roboter von { $robot } { $to-to }.
event-swapped = { $seat_you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} den Platz mit { $figure-with } { $to-at }.
event-swapped-proxy = { $seat_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} den Roboter von { $robot } den Platz mit { $figure-with } { $to-at } tauschen.
event-displaced = Dafür geht { $figure } { $from-from } { $to-to }.
event-killed = { $seat_you ->
    [yes] Du tötest
   *[no] { $seat } tötet
} den Creep { $at-at }.
event-super-killed = { $seat_you ->
    [yes] Du tötest
   *[no] { $seat } tötet
} den Super-Creep bei { $at } auf einem Modul { $module }.
event-commanded = { $seat_you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} einen Kolonisten { $from-from } { $to-to }.
event-followed = Ein Kolonist rückt { $from-from } { $to-to } nach.
event-traded = { $seat_you ->
    [yes] Du handelst
   *[no] { $seat } handelt
} mit { $partner }: { $given } gegen { $taken }.
event-trade-asked = { $seat_you ->
    [yes] Du fragst
   *[no] { $seat } fragt
} { $partner } nach einem Handel: { $given } gegen { $taken }.
event-trade-refused = { $partner_you ->
    [yes] Du lehnst
   *[no] { $partner } lehnt
} den Handel ab.
event-played = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card }.
event-core-used = { $seat_you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} den Kern { $card }.
event-boosted = Der Zug hat jetzt { $allowance ->
    [one] { $allowance } Aktion
   *[other] { $allowance } Aktionen
}.
event-launched = Die Kapsel startet mit { $saved ->
    [one] einem Kolonisten
   *[other] { $saved } Kolonisten
}: Bisher sind { $total } gerettet. { $seat_you ->
    [yes] Du holst sie in deinem nächsten Zug zurück.
   *[no] Sie kommt im Zug von { $seat } zurück.
}
event-adrift = Die Kapsel berührt kein Modul mehr und treibt ab. { $seat_you ->
    [yes] Du holst sie in deinem nächsten Zug zurück.
   *[no] Sie kommt im Zug von { $seat } zurück.
}
event-tile-moved = { $seat_you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
} das Modul bei { $from } nach { $to }.
event-actions-ended = { $seat_you ->
    [yes] Du beendest
   *[no] { $seat } beendet
} den Aktionsschritt.
event-converted = { $count ->
    [one] Ein Kolonist wird verwandelt
   *[other] { $count } Kolonisten werden verwandelt
}: { $at }.
event-rolled = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} eine { $die }.
event-suppressed = { $seat_you ->
    [yes] Du schirmst
   *[no] { $seat } schirmt
} das Modul bei { $at } ab.
event-creep-placed = Ein Creep erscheint { $at-at }.
event-colonist-replaced = Ein Creep verdrängt den Kolonisten { $at-at }.
event-no-room = Auf dem Modul bei { $at } ist kein Platz für einen weiteren Creep.
event-tile-destroyed = Das Modul bei { $at } fliegt mit { $creeps ->
    [one] einem Creep
   *[other] { $creeps } Creeps
} in die Luft.
event-robot-out = { $seat_you ->
    [yes] Dein Roboter ist ausgefallen.
   *[no] Der Roboter von { $seat } ist ausgefallen.
}
event-robot-back = { $seat_you ->
    [yes] Dein Roboter ist zurück in der Kapsel. Du ziehst
   *[no] Der Roboter von { $seat } ist zurück in der Kapsel. { $seat } zieht
} { $cards }.
event-drew = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $card }.
event-setback = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} einen Rückschlag: { $card }.
event-nothing-drawn = { $seat_you ->
    [yes] Für dich gibt es keine Karte zu ziehen.
   *[no] Für { $seat } gibt es keine Karte zu ziehen.
}
event-super-creeps = { $count ->
    [0] Kein Super-Creep findet einen Platz.
    [one] Ein Super-Creep erscheint bei { $at }.
   *[other] { $count } Super-Creeps erscheinen: { $at }.
}
event-reshuffled = Der Ablagestapel wird gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im neuen Stapel.
event-discarded = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } ab: Das Handlimit ist { $limit }.
event-won = Ihr habt gewonnen! { $saved } Kolonisten sind gerettet, und nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} sind alle Roboter fort.
event-lost-power-plant = Das letzte Kraftwerk ist zerstört. Ihr habt in Zug { $turns } verloren und { $saved } Kolonisten gerettet.
event-lost-command-dish = Die letzte Kommandoantenne ist zerstört. Ihr habt in Zug { $turns } verloren und { $saved } Kolonisten gerettet.
event-lost-colonists = Es sind zu wenige Kolonisten übrig. Ihr habt in Zug { $turns } verloren und { $saved } Kolonisten gerettet.
event-lost-robots = Es ist kein Roboter übrig. Ihr habt in Zug { $turns } verloren und { $saved } Kolonisten gerettet.
event-lost-turn-cap = Die Zeit ist um. Ihr habt in Zug { $turns } verloren und { $saved } Kolonisten gerettet.

## Was man tun kann

action-install = { $card } zum Kern machen
action-first = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}
action-dock = Kapsel bei { $at } andocken
action-move = Geh { $to-to }
action-run-over = Den Creep { $to-at } überrollen
action-fly = Flieg { $to-to }
action-fly-swap = Flieg { $to-to } und tausch den Platz mit dem Kolonisten dort
action-swap = Tausch den Platz mit { $figure-with } { $at-at }
action-teleport = Teleportier dich mit { $cards } { $to-to }
action-teleport-swap = Teleportier dich mit { $cards } { $to-to } und tausch den Platz mit dem Kolonisten dort
action-attack = Schieß auf den Creep { $at-at }
action-attack-super = Schieß auf den Super-Creep { $at-at }
action-snipe = Scharfschütze gegen den Creep { $at-at }
action-heat-seek = Wärmesucher mit { $cards } gegen den Creep { $at-at }
action-command = Schick den Kolonisten { $from-from } { $to-to }
action-board = Schick den Kolonisten { $from-from } an Bord der Kapsel
action-by = { $deed } (durch den Roboter von { $proxy })
action-grenade = Auch den Creep { $at-at } töten
action-grenade-none = Kein zweiter Creep
action-follow = Der Kolonist { $at-at } rückt nach
action-follow-none = Niemand rückt nach
action-trade = Mit { $seat } handeln
action-trade-give = { $seat } { $card } geben
action-trade-take = { $card } von { $seat } nehmen
action-give = { $card } geben
action-take = { $card } nehmen
action-finish = Handel abschließen
action-accept = Dem Handel zustimmen
action-refuse = Den Handel ablehnen
action-play = { $card } spielen
action-core = Kern { $card } nutzen
action-lift = Das Modul bei { $at } versetzen
action-set = Nach { $at } legen
action-replace = { $card } aufgeben
action-suppress = Das Modul bei { $at } abschirmen
action-place = Setz den Creep { $at-at }
action-place-colonist = Setz den Creep { $at-at }, an die Stelle des Kolonisten
action-go-on = Weiter
action-discard = { $card } ablegen
action-end = Aktionen beenden
action-end-threatened = Aktionen beenden ({ $count ->
    [one] ein Kolonist steht
   *[other] { $count } Kolonisten stehen
} neben Creeps)

## Was zu tun ist

prompt-won = Ihr habt gewonnen!
prompt-lost = Ihr habt verloren.
prompt-wait = { $seat_you ->
    [yes] Du entscheidest.
   *[no] Warten auf { $seat }.
}
prompt-choose-core = Welche Karte wird dein Kern?
prompt-choose-core-next = Dein Kern bleibt und wirkt Zug für Zug. Die andere Karte kommt auf die Hand und ist weg, sobald du sie spielst.
prompt-choose-first = Wer beginnt?
prompt-dock = Wo dockt die Kapsel an?
prompt-dock-return = Die Kapsel ist zurück. Wo dockt sie an?
prompt-dock-next = In die Kapsel passen sieben Kolonisten: Dock neben einer Gruppe an.
prompt-actions = Noch { $left ->
    [one] { $left } Aktion
   *[other] { $left } Aktionen
} von { $allowance }.
prompt-passage = Zieh die Figur weiter: Hier kann sie nicht bleiben.
prompt-grenade = Grenadier: ein zweiter Creep neben { $at }?
prompt-follow = Gefolge: Wer rückt { $at-to } nach?
prompt-trade = Handel mit { $partner }: Du gibst { $given } und nimmst { $taken }.
prompt-ask = { $partner } möchte handeln: Du bekommst { $given } und gibst { $taken }.
prompt-lift = Modulsteuerung: welches Modul?
prompt-set = Wohin kommt das Modul von { $at }?
prompt-replace = Datenkern: Welchen Kern gibst du auf?
prompt-install = Datenkern: Welche Karte wird dein Kern?
prompt-rolled = Der Würfel zeigt { $die }. Spielst du eine Karte?
prompt-rolled-next = { $count ->
    [0] Kein Modul bekommt einen Creep.
    [one] Ein Modul bekommt einen Creep.
   *[other] { $count } Module bekommen einen Creep.
}
prompt-suppress = Welches Modul schirmst du ab?
prompt-place = Ein Creep kommt nach { $at }. Auf welche Kuppel?
prompt-setback = Rückschlag: { $card }. Spielst du eine Karte?
prompt-discard = Zu viele Karten: Das Limit ist { $limit }. Welche gibst du ab?
prompt-threatened = Wenn du jetzt aufhörst, { $count ->
    [one] wird ein Kolonist
   *[other] werden { $count } Kolonisten
} verwandelt.
prompt-threatened-fatal = Wenn du jetzt aufhörst, { $count ->
    [one] wird ein Kolonist
   *[other] werden { $count } Kolonisten
} verwandelt, und ihr verliert.
prompt-board-now = Genug Kolonisten sind fort: Jetzt alle Roboter in die Kapsel.
prompt-out-first = { $seat_you ->
    [yes] Genug Kolonisten sind fort, aber dein Roboter ist ausgefallen: Er muss erst mit der Kapsel zurückkommen.
   *[no] Genug Kolonisten sind fort, aber der Roboter von { $seat } ist ausgefallen: Er muss erst mit der Kapsel zurückkommen.
}
prompt-last-plant = Nur noch ein Kraftwerk ist übrig. Bewach es.
prompt-last-dish = Nur noch eine Kommandoantenne ist übrig. Bewach sie.
prompt-blocks-dock = Dein Roboter steht im Weg zur Kapsel.
prompt-fills-tile = Dieser Creep macht das Modul voll: Es fliegt in die Luft.

## Warum nicht

refuse-over = Die Partie ist vorbei.
refuse-their-choice = { $seat_you ->
    [yes] Das ist deine Wahl, aber nicht jetzt.
   *[no] Das entscheidet { $seat }.
}
refuse-their-cards = Karten und Kern nutzt du nur in deinem eigenen Zug. { $seat_you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
refuse-not-your-turn = { $seat_you ->
    [yes] Du bist am Zug, aber das passt jetzt nicht.
   *[no] { $seat } ist am Zug.
}
refuse-choose-core-first = Wähl zuerst deinen Kern.
refuse-choose-first-first = Bestimm zuerst, wer beginnt.
refuse-dock-first = Zuerst muss die Kapsel andocken.
refuse-grenade-first = Entscheide zuerst über das zweite Ziel des Grenadiers.
refuse-follow-first = Entscheide zuerst, wer nachrückt.
refuse-trade-first = Bring zuerst den Handel zu Ende.
refuse-answer-first = Nimm den Handel zuerst an oder lehn ihn ab.
refuse-module-first = Bring zuerst die Modulsteuerung zu Ende.
refuse-core-first = Wähl zuerst deinen neuen Kern.
refuse-roll-first = Der Würfel ist gefallen: Spiel eine Karte oder mach weiter.
refuse-suppress-first = Wähl zuerst das Modul, das du abschirmst.
refuse-place-first = Setz zuerst den Creep ein.
refuse-setback-first = Ein Rückschlag ist gezogen: Spiel eine Karte oder mach weiter.
refuse-discard-first = Leg zuerst Karten bis zum Handlimit ab.
refuse-not-now = Das passt nicht in diesen Schritt des Zuges.
refuse-no-trade = Kein Handel ist eröffnet. Wähl zuerst einen Partner.
refuse-no-grenade = Ein zweiter Creep stirbt nur, wenn du gerade einen mit einem Angriff oder einem Schritt mit Dampfwalze getötet hast, nicht nach Flug oder Teleport.
refuse-no-follow = Jemand rückt nur direkt nach einem Befehl nach, wenn Gefolge wirkt.
refuse-after-roll = Das geht nach dem Wurf oder gegen einen Rückschlag, nicht während deiner Aktionen.
refuse-play-module-first = Nutz zuerst die Modulsteuerung.
refuse-play-data-first = Dein Kern wechselt nur durch den Datenkern.
refuse-discard-later = Das Handlimit wird nur am Ende deines eigenen Zuges geprüft.
refuse-dock-later = Die Kapsel dockt zu Beginn des Zuges ihres Rückholers an oder durch den Piloten.
refuse-dock-on-tile = Bei { $at } liegt ein Modul.
refuse-dock-nowhere = Bei { $at } berührt die Kapsel kein Modul.
refuse-super-apart = Das Kraftwerk oder die Kommandoantenne { $at-at } ist zu nichts benachbart.
refuse-not-adjacent = Nicht benachbart: { $at } und { $from }.
refuse-no-creep = Dort ist kein Creep: { $at }.
refuse-must-follow = Der Durchgang lässt sich nur beenden, wenn jemand nachrückt.
refuse-another-colonist = Es muss ein anderer Kolonist sein als der, den du geschickt hast.
refuse-out-of-range = Der Kolonist { $at-at } ist außerhalb deiner Befehlsreichweite.
refuse-follow-blocks = Dann ließe sich der Durchgang nicht mehr beenden.
refuse-no-colonist = Dort ist kein Kolonist: { $at }.
refuse-no-tile = Bei { $at } liegt kein Modul.
refuse-not-loose = Das Modul bei { $at } hat keine zwei offenen Kanten nebeneinander.
refuse-strands-pod = Die angedockte Kapsel würde kein Modul mehr berühren ({ $at }).
refuse-cell-taken = { $at } ist besetzt.
refuse-touches-nothing = Bei { $at } berührt es kein anderes Modul.
refuse-suppressed = Das Modul bei { $at } ist schon abgeschirmt.
refuse-all-suppressed = Alle Module sind schon abgeschirmt.
refuse-other-tile-first = Zuerst bekommt das Modul bei { $at } seinen Creep.
refuse-plant = Kraftwerk und Kommandoantenne kann niemand betreten: { $at }.
refuse-edge-first = Eine Randkuppel ist frei, also kann der Creep nicht { $at-to }.
refuse-open-first = Eine Kuppel ist frei, also wird der Kolonist { $at-at } nicht verdrängt.
refuse-occupied = Dort steht schon eine Figur: { $at }.
refuse-no-answer = { $card } ist darauf keine Antwort.
refuse-core-used = Dein Kern { $card } ist in diesem Zug schon genutzt.
refuse-core-stays = { $card } ist dein Kern und gehört nicht zur Hand.
refuse-not-in-hand = { $seat_you ->
    [yes] Du hast { $card } nicht auf der Hand.
   *[no] { $seat } hat { $card } nicht auf der Hand.
}
refuse-not-a-core = { $card } ist nicht dein Kern.
refuse-no-seat = Diese Person gibt es nicht.
refuse-after-draw = { $card } muss bis zu deinem nächsten Zug warten.
refuse-too-dear = Das kostet { $cost ->
    [one] { $cost } Aktion
   *[other] { $cost } Aktionen
}, und du hast noch { $left } von { $allowance }.
refuse-setback = { $card } ist ein Rückschlag und nie auf der Hand.
refuse-in-effect = { $card } wirkt schon.
refuse-is-core = { $seat_you ->
    [yes] { $card } ist dein Kern und keine Handkarte.
   *[no] { $card } ist der Kern von { $seat }.
}
refuse-no-other-card = Der Datenkern braucht eine weitere Handkarte.
refuse-no-tile-moves = Jetzt lässt sich kein Modul versetzen.
refuse-not-in-actions = { $card } nutzt du nach dem Wurf, nicht während deiner Aktionen.
refuse-with-an-action = { $card } wird mit einer Aktion ausgegeben: Wähl das Ziel.
refuse-no-partner = Du handelst mit jemand anderem.
refuse-partner-far = Der Roboter von { $partner } ist außerhalb deiner Befehlsreichweite.
refuse-was-refused = { $partner } hat in diesem Zug abgelehnt. Geben darfst du weiterhin.
refuse-nothing-to-trade = Weder du noch { $partner } hat eine Karte zum Handeln.
refuse-one-partner = Ein Handel hat einen Partner: { $partner }. Für jemand anderen brauchst du eine weitere Aktion.
refuse-trade-empty = Mindestens eine Karte muss die Hand wechseln.
refuse-moved-already = Jede Karte wechselt nur einmal: { $card }.
refuse-not-tradable = { $card } ist ein Kern oder aktiviert und kann nicht gehandelt werden.
refuse-undocked = Die Kapsel ist unterwegs.
refuse-ability = Dafür brauchst du { $card }.
refuse-pair = Dafür brauchst du { $card } zweimal: { $cards }.
refuse-no-proxy = Ein Stellvertreter ist der Roboter von jemand anderem.
refuse-bare-action = Der Roboter von { $proxy } handelt für dich nur mit einer Fähigkeit dieser Art.
refuse-proxy-away = Der Roboter von { $proxy } ist nicht auf dem Spielplan.
refuse-no-such-space = Dieses Feld gibt es nicht: { $at }.
refuse-island = Das liegt in einem anderen Teil der Kolonie: { $at }.
refuse-no-bridge = Keine Brücke verbindet { $from } und { $at }.
refuse-creeps-block = Durch Creeps geht niemand: { $at }.
refuse-passage = Der Durchgang über { $at } ließe sich mit den übrigen Aktionen nicht beenden.
refuse-passage-first = Beende zuerst den Durchgang.
refuse-no-line = Keine gerade Linie aus Brücken führt dorthin: { $at }.
refuse-is-step = Ein Flug über ein Feld ist ein einfacher Schritt: Geh { $at-to }.
refuse-is-swap = Ein Flug über ein Feld ist ein einfacher Platztausch: Tausch den Platz mit dem Kolonisten { $at-at }.
refuse-flight-blocked = Ein Creep oder Roboter ist im Weg: { $at }.
refuse-not-both = Ein Flug kann nicht Creeps überrollen und mit einem Platztausch enden.
refuse-swap-pod = Mit Figuren in der Kapsel kannst du nicht tauschen.
refuse-creep-boards = Ein Creep kommt nie in die Kapsel.
refuse-nobody = Niemand zum Tauschen: { $at }.
refuse-already-there = Der Roboter ist schon dort.
refuse-from-pod = Aus der Kapsel brauchst du Scharfschütze oder Wärmesucher.
refuse-out-of-shot = Der Creep { $at-at } ist auf einem Modul, auf das dein Roboter nicht schießen kann.
refuse-out-of-shot-proxy = Der Creep { $at-at } ist auf einem Modul, auf das der Stellvertreter nicht schießen kann.
refuse-sniper-wasted = Den Creep { $at-at } kannst du auch ohne die Karte angreifen.

## Der Tisch in Worten

heading-turn = Zug { $turn }: { $seat }
heading-rescue = Die Rettung
heading-colony = Die Kolonie
heading-seat = { $seat_you ->
    [yes] Du
   *[no] { $seat }
}
heading-cards = Stapel
line-actions = Noch { $left ->
    [one] { $left } Aktion
   *[other] { $left } Aktionen
} von { $allowance }.
line-activated = Es wirken: { $cards }.
line-dish-covered = Eine besetzte Kommandoantenne kostet alle eine Aktion.
line-die = Der Würfel zeigt { $die }.
line-drawn = Rückschlag: { $card }.
line-passage = Eine Figur geht gerade durch: { $at }.
line-saved = { $saved } von { $target } Kolonisten gerettet, { $standing } noch auf der Kolonie.
line-losses = { $lost } verloren, höchstens { $allowed } weitere dürfen es noch werden.
line-pod-docked = Die Kapsel ist bei { $at } angedockt, mit { $aboard ->
    [one] { $aboard } Kolonisten
   *[other] { $aboard } Kolonisten
} an Bord.
line-pod-away = Die Kapsel ist unterwegs, mit { $aboard ->
    [one] { $aboard } Kolonisten
   *[other] { $aboard } Kolonisten
} an Bord, und kommt zu Beginn { $seat_you ->
    [yes] deines Zuges
   *[no] des Zuges von { $seat }
} zurück.
line-pod-waiting = Die Kapsel ist nicht angedockt.
line-modules = Übrig: { $plants ->
    [one] { $plants } Kraftwerk
   *[other] { $plants } Kraftwerke
}, { $dishes ->
    [one] { $dishes } Kommandoantenne
   *[other] { $dishes } Kommandoantennen
}.
line-threatened = { $count ->
    [one] Ein Kolonist steht
   *[other] { $count } Kolonisten stehen
} neben Creeps: { $at }.
line-tile = { $at }, Modul { $module } ({ $tile }): { $parts }.
part-hard = schwere Seite mit den Brücken { $bridges }
part-bridge = { $one }–{ $other }
part-colonists = { $count ->
    [one] Kolonist
   *[other] Kolonisten
} ({ $sites })
part-creeps = { $count ->
    [one] Creep
   *[other] Creeps
} ({ $sites })
part-robot = { $seat_you ->
    [yes] dein Roboter
   *[no] Roboter von { $seat }
} ({ $site })
part-super = Super-Creep
part-shielded = abgeschirmt
line-gone = Nicht im Spiel: { $tiles }.
line-queue = Bekommen noch einen Creep: { $at }.
line-trade = { $seat_you ->
    [yes] Du handelst
   *[no] { $seat } handelt
} mit { $partner }: { $given } gegen { $taken }.
line-refused = Einen Handel abgelehnt hat in diesem Zug: { $seats }.
line-used = In diesem Zug genutzt: { $cards }.
line-in-deck = Im Stapel, in unbekannter Reihenfolge: { $cards }.
line-robot = Der Roboter ist { $at-at }.
line-robot-out = Der Roboter ist ausgefallen.
line-cores = Kern: { $cards }.
line-hand = Hand: { $cards }. Das Limit ist { $limit }.
line-deck = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Stapel, darunter { $setbacks ->
    [one] { $setbacks } Rückschlag
   *[other] { $setbacks } Rückschläge
}.
line-discard = Ablagestapel: { $cards }.

## Das Brett: kurze Wörter neben Zeichen und Zahlen

board-joints = Daten-kern Grena-dier Wärme-sucher Dampf-walze Modul-steue-rung Fern-steue-rung Phasen-verschie-bung Raketen-stiefel Scharf-schütze Abschir-mung Platz-tausch Sturm-welle Strom-raub Stör-rauschen Kraft-werke Kommando-antennen
board-saved = Gerettet
board-aboard = An Bord
board-standing = In der Kolonie
board-losses = Verluste übrig
board-scores = So ging es aus
board-lost = Verloren
board-turns = Züge
board-plants = Kraftwerke
board-dishes = Kommandoantennen
board-threatened = Neben Creeps
board-actions = Aktionen
board-conversion = Verwandlung
board-invasion = Invasion
board-draw = Ziehen
board-setup = Vor dem ersten Zug
board-in-effect = In Kraft:
board-forecast = Wenn der Würfel zeigt
board-forecast-off = Nichts
board-roll = { $die }: { $hit ->
    [0] kein Modul bekommt einen Creep
    [one] ein Modul bekommt einen Creep
   *[other] { $hit } Module bekommen einen Creep
}, { $fall ->
    [0] keines explodiert
    [one] eines explodiert
   *[other] { $fall } explodieren
}.
board-falls-on = explodiert bei { $dice }
board-falls-now = Explodiert bei der Verwandlung
board-size = Karte
board-size-whole = Ganz
board-size-near = Mittel
board-size-close = Groß
board-space = { $place }: { $figure }
board-open = frei
board-power-plant = Kraftwerk
board-command-dish = Kommandoantenne
board-super-creep = Super-Creep
board-colonist = Kolonist
board-colonist-threatened = Kolonist neben einem Creep
board-creep = Creep
board-robot = Roboter von { $seat }
board-tile = Modul { $module } bei { $at }
board-tile-hard = Modul { $module } bei { $at }, schwere Seite
board-free = freies Feld { $at }
board-choices = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
board-walk = Geh { $to-to }: { $count } Aktionen
board-walk-all = Geh { $to-to }: alle { $count } Aktionen
board-bring-aboard = Bring den Kolonisten { $from-from } an Bord: { $count } Aktionen
board-place-all = Setz { $count } Creeps dorthin, wo sie niemanden berühren
board-cards = Karten
board-shielded = Abgeschirmt
board-pod = Kapsel
board-pod-back = zurück im Zug von { $seat }
board-robot-out = ausgefallen
board-robot-at = { $at }
board-trade = Handeln
board-your-cards = Deine Karten
board-core = Kern
board-hand = Hand
board-used = benutzt
board-hand-empty = Keine Karten
board-deck = Stapel
board-discard = Ablage
board-hand-limit = Handlimit
board-look = Stapel und Ablage durchsehen
board-in-deck = Im Stapel, Reihenfolge unbekannt
board-in-discard = In der Ablage
board-gone = Module aus dem Spiel

## family: board-card-

board-card-boost = Eine Aktion mehr in diesem Zug.
board-card-bullhorn = Deine Befehle und dein Handel reichen über die ganze Kolonie.
board-card-data-core = Eine andere Handkarte wird dein Kern.
board-card-follower = Schickst du einen Kolonisten, darf ein anderer an seinen Platz nachrücken.
board-card-grenadier = Ein Treffer darf einen zweiten Creep daneben mitnehmen.
board-card-heat-seeker = Triff irgendeinen Creep. 3 Aktionen; mit einer zweiten Karte nur 1.
board-card-juggernaut = Zieh auf Creeps und zermalme sie.
board-card-module-control = Versetze ein Modul am Rand.
board-card-override = Nutze deine Fähigkeiten durch einen anderen Roboter.
board-card-phase-shift = Wirf den Würfel noch einmal.
board-card-pilot = Starte die Kapsel jetzt, oder docke sie jetzt an.
board-card-rocket-boots = Flieg in gerader Linie, auch über Kolonisten.
board-card-sniper = Schieß auf Nachbarmodule.
board-card-suppressant = Schirm ein Modul ab: Nichts kommt hinzu, niemand wird verwandelt.
board-card-swap = Tausche den Platz mit einer Figur neben dir.
board-card-teleport = Geh auf irgendeine freie Kuppel. 3 Aktionen; mit einer zweiten Karte nur 1.
board-card-surge = Jedes in diesem Zug befallene Modul bekommt noch einen Creep.
board-card-power-grab = Super-Creeps auf alle Kraftwerke ohne Roboter.
board-card-signal-to-noise = Super-Creeps auf alle Kommandoantennen ohne Roboter.

## Worum es in Rätseln geht

## family: theme-
## family: ask-

theme-save = Rettung in diesem Zug
theme-fight = Kampf
theme-protect = Schützen
theme-plan = Vorausschauen
ask-save = Rette in diesem Zug, was zu retten ist.

## Gründe für einen Tipp

number-saved = { $change } { $amount ->
    [one] Kolonist gerettet
   *[other] Kolonisten gerettet
}
number-aboard = { $change } { $amount ->
    [one] Kolonist in der Kapsel
   *[other] Kolonisten in der Kapsel
}
number-creeps = { $change } { $amount ->
    [one] Creep
   *[other] Creeps
}
number-threatened = { $change } { $amount ->
    [one] Kolonist in Gefahr
   *[other] Kolonisten in Gefahr
}
number-falling = { $change } { $amount ->
    [one] Modul vor der Explosion
   *[other] Module vor der Explosion
}
number-lost = { $change } { $amount ->
    [one] Kolonist verloren
   *[other] Kolonisten verloren
}
