### Rocket Rescue. Begriffe wie in games/rocket-rescue/rules/de.md.

game-tagline = Baut gemeinsam Raketen, und bring deine Crew vor den anderen in Sicherheit.
game-summary = Stelle heimlich vier Würfel und verteile sie auf vier Phasen: Module nehmen, Rohstoffe kaufen, Crew an Bord bringen, bauen und starten. Die Raketen gehören allen: Flieg mit, bau mit und starte, was andere gebaut haben. Die meisten Punkte bringt Crew auf sicheren Planeten.

## Was die Zeichen auf dem Plan bedeuten
## family: legend-

legend-energy = Energie
legend-crew = Crew
legend-seat = Plätze für Crew
legend-cockpit = Cockpit
legend-fuel-tank = Treibstofftank
legend-engine = Triebwerk
legend-crew-module = Crewmodul
legend-heat = Hitze auf diesem Planeten
legend-gas = Gas auf diesem Planeten
legend-heat-shield = Schild gegen Hitze
legend-gas-shield = Schild gegen Gas
legend-rover = Rover
legend-satellite = Satellit
legend-stability = Stabilität
legend-build = Ein Modul bauen
legend-move = Crew oder ein Modul versetzen
legend-lock = Geschlossen, gesperrt oder verdeckt
legend-cube = Rohstoffe vom Markt
legend-marker = Deine Marker
legend-wait = Boarding-Terminal: Crew, die auf einen Platz wartet
legend-star = Siegpunkte
legend-card = Ein Modul nehmen
legend-rocket = Eine Rakete starten
legend-check = Fertig oder vollständig

## Optionen

option-edition = Edition
option-edition-help = Die erste Edition ist für 3 oder 4 Personen; die zweite für 3 bis 5, mit Geboten um die Reihenfolge, einem Boarding-Terminal und drei Längen.
option-edition-first = erste
option-edition-second = zweite
option-length = Länge
option-length-help = Wie viele Crewmitglieder alle haben (zweite Edition): 10, 12 oder 14.
option-length-short = kurz
option-length-medium = mittel
option-length-long = lang
option-characters = Charaktere
option-characters-help = Alle bekommen einen Charakter mit Startbonus und Fähigkeit (nur erste Edition; für Leute, die das Spiel kennen).
option-sealed-fronts = Verdeckte Vorderseiten
option-sealed-fronts-help = Ungebaute Spezialmodule zeigen nur Typ und Kosten, außer denen, die sie haben. Eine Zugabe dieses Projekts.

## Namen
## family: kind-
## family: resource-
## family: stage-
## family: character-
## family: hangar-
## family: module-
## family: planet-

kind-cockpit = Cockpit
kind-fuel-tank = Tank
kind-engine = Triebwerk
kind-crew-module = Crewmodul
resource-carbon = Karbon
resource-aluminium = Aluminium
resource-titanium = Titan
stage-research = Forschung
stage-purchase = Einkauf
stage-boarding = Boarding
stage-hangar = Hangar
phase-bonus = Startboni
phase-planning = Planung
phase-round-end = Rundenende
phase-over = Spielende
equipment-none = nichts
equipment-rover = einen Rover
equipment-satellite = einen Satelliten
hazard-heat = Hitze
hazard-gas = Gas
character-miner = Minenarbeiter
character-electrician = Elektriker
character-pilot = Pilot
character-saboteur = Saboteur
character-mechanic = Mechaniker
character-steward = Steward
character-professor = Professor
character-broker = Makler
hangar-stellaris-1 = Stellaris 1
hangar-stellaris-2 = Stellaris 2
hangar-supernova-1 = Supernova 1
hangar-supernova-2 = Supernova 2
hangar-hyperdrive-1 = Hyperdrive 1
hangar-hyperdrive-2 = Hyperdrive 2
module-std-engine = Standard-Triebwerk
module-std-fuel-tank = Standard-Tank
module-std-cockpit = Standard-Cockpit
module-std-crew-module = Standard-Crewmodul
module-ember-drive = Glutantrieb
module-twin-nozzle = Doppeldüse
module-ion-lattice = Ionengitter
module-graphite-torch = Grafitbrenner
module-pulse-ring = Pulsring
module-mule-booster = Lastenschub
module-everlast-core = Dauerbrenner
module-glass-dome = Glaskuppel
module-tandem-pod = Tandemkapsel
module-storm-visor = Sturmvisier
module-survey-bridge = Messbrücke
module-command-deck = Kommandodeck
module-armoured-nose = Panzernase
module-rangers-cab = Rangerkanzel
module-flagship-bridge = Flaggbrücke
module-slush-tank = Eisbreitank
module-wound-fibre-tank = Fasertank
module-titan-bottle = Titanflasche
module-frost-jacket = Frostmantel
module-cryo-stack = Kryostapel
module-double-hull-tank = Doppelwandtank
module-relay-tank = Relaistank
module-hauler-tank = Frachttank
module-mammoth-tank = Mammuttank
module-beacon-tank = Bakentank
module-bunk-ring = Kojenring
module-greenhouse = Gewächshaus
module-shuttle-bay = Shuttlebucht
module-observatory = Sternwarte
module-family-deck = Familiendeck
module-storm-cellar = Sturmkeller
module-solar-lounge = Sonnensalon
module-sleeper-hall = Schlafsaal
module-explorers-hold = Forscherlager
module-uplink-quarters = Funkquartier
planet-aurora-2-0 = Aurora 2.0
planet-dionysos = Dionysos
planet-venenum-base-ii = Venenum Base II
planet-quiet-corner = Quiet Corner
planet-halcyon-drift = Halcyon Drift
planet-mistral-ix = Mistral IX
planet-pelagia-deep = Pelagia Deep
planet-cobalt-garden = Cobalt Garden
planet-second-harbour = Second Harbour
planet-nimbus-ring = Nimbus Ring
planet-kelvins-doubt = Kelvin's Doubt
planet-old-lantern = Old Lantern
planet-far-meadow = Far Meadow
planet-fireball-y-08 = Fireball Y-08
planet-dwarf-cockroach = Dwarf Cockroach
planet-ochre-reach = Ochre Reach
planet-cinder-gate = Cinder Gate
planet-salamander = Salamander
planet-brass-anvil = Brass Anvil
planet-twin-furnace = Twin Furnace
planet-rust-cathedral = Rust Cathedral
planet-iron-orchard = Iron Orchard
planet-last-ember = Last Ember
planet-watchers-eye = Watcher's Eye
planet-signal-peak = Signal Peak
planet-glass-desert = Glass Desert
cubes = { $count } { $resource }
die = { $phase } { $face }
queued = { $seat } ({ $face })
pile = { $kind } ({ $cards })
sealed-module = { $kind } mit verdeckter Vorderseite ({ $cost })
unbuilt = { $module } ({ $what }; kostet { $cost }; bringt { $energy } Energie, Stabilität { $stability }{ $seats ->
    [0] { "" }
    [one] , { $seats } Sitz
   *[other] , { $seats } Sitze
})
unbuilt-with-cubes = { $module } ({ $what }; kostet { $cost }, davon liegen darauf { $cubes }; bringt { $energy } Energie, Stabilität { $stability }{ $seats ->
    [0] { "" }
    [one] , { $seats } Sitz
   *[other] , { $seats } Sitze
})
sealed-with-cubes = { $module } mit { $cubes } darauf

## Was geschah

event-round = Runde { $round } beginnt.
event-displayed = In der Auslage: { $module }.
event-reshuffled = Der Ablagestapel wird zu einem neuen Stapel mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} gemischt.
event-die-set = { $seat_you ->
    [yes] Du stellst
   *[no] { $seat } stellt
} einen Würfel in der Phase { $phase } auf { $face }.
event-bid-made = { $seat_you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $energy } Energie.
event-took-back = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} den Plan zurück.
event-submitted = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} fertig mit der Planung.
event-revealed = { $seat_you ->
    [yes] Du deckst auf
   *[no] { $seat } deckt auf
}: { $dice }.
event-revealed-bid = { $seat_you ->
    [yes] Du deckst auf
   *[no] { $seat } deckt auf
}: { $dice }, dazu ein Gebot von { $bid }.
event-lowered = { $seat_you ->
    [yes] Du kannst dir
   *[no] { $seat } kann sich
} das nicht leisten: Die Würfel werden zu { $dice }.
event-bid-cut = { $seat_you ->
    [yes] Du kannst dir
   *[no] { $seat } kann sich
} das nicht leisten: { $taken } Energie des Gebots geht zurück, { $bid } bleibt stehen.
event-bid-taken-back = { $seat_you ->
    [yes] Du kannst dir
   *[no] { $seat } kann sich
} das nicht leisten: Das Gebot von { $taken } Energie wird zurückgenommen.
event-paid-dice = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $energy } Energie für Würfel.
event-even-dice = { $seat_you ->
    [yes] Deine Würfel
   *[no] Die Würfel von { $seat }
} kosten und bringen nichts.
event-gained-dice = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $energy } Energie durch Würfel.
event-rolled = { $seat_you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} eine { $roll } um die Reihenfolge.
event-order = Die Reihenfolge ist { $order }.
event-bid-paid = { $seat_you ->
    [yes] Du stehst vorn und zahlst
   *[no] { $seat } steht vorn und zahlt
} das Gebot von { $energy } Energie.
event-stage = Phase { $phase } beginnt.
event-boarding-closed = Das Boarding fällt aus: Zu Rundenbeginn war kein Sitzplatz frei.
event-idle = { $seat_you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} die { $face } in der Phase { $phase } nicht.
event-took = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
}: { $module }.
event-took-cubes = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count } { $resource }.
event-swapped = { $seat_you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $price } { $give } gegen 1 { $get }.
event-placed = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} 1 { $resource } auf: { $module }.
event-refilled = { $seat_you ->
    [yes] Du füllst
   *[no] { $seat } füllt
} { $resource } auf: { $count } mehr im Markt.
event-refilled-floor = Der Markt bekommt { $count } { $resource } dazu.
event-boarded = { $seat_you ->
    [yes] Du gehst
   *[no] { $seat } geht
} an Bord: { $module }, { $hangar }. 1 Energie geht an { $owner_you ->
    [yes] dich
   *[no] { $owner }
}.
event-boarded-own = { $seat_you ->
    [yes] Du gehst
   *[no] { $seat } geht
} an Bord: { $module }, { $hangar }. 1 Energie geht an die Bank.
event-waited = { $seat_you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} ein Crewmitglied ins Boarding-Terminal.
event-stayed = { $seat_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} das Crewmitglied im Boarding-Terminal.
event-crew-moved = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} ein Crewmitglied um: von { $from } in { $from_hangar } nach { $to } in { $to_hangar }.
event-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} { $module } in { $hangar }: { $energy } Energie.
event-built-refund = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
} { $module } in { $hangar }: { $energy } Energie, und 1 { $resource } kommt zurück.
event-seated-free = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} kostenlos ein Crewmitglied darauf: { $module }, { $hangar }.
event-moved = { $seat_you ->
    [yes] Du verlegst
   *[no] { $seat } verlegt
} { $module } von { $from } nach { $to }.
event-launched = { $seat_you ->
    [yes] Du startest
   *[no] { $seat } startet
} die Rakete aus { $hangar } nach { $planet } für { $cost } Energie.
event-landed = { $seat_you ->
    [yes] Du landest
   *[no] { $seat } landet
} mit { $crew ->
    [one] { $crew } Crewmitglied
   *[other] { $crew } Crewmitgliedern
}.
event-reward-crew = Belohnung: { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} ein Crewmitglied aus dem Vorrat auf den Planeten.
event-reward-crew-from = Belohnung: { $seat_you ->
    [yes] Du stellst
   *[no] { $seat } stellt
} ein Crewmitglied auf den Planeten, das hier saß: { $module }, { $hangar }.
event-reward-given-up = { $seat_you ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
} auf den Rest der Belohnung: { $left ->
    [one] { $left } Crewmitglied bleibt
   *[other] { $left } Crewmitglieder bleiben
} zurück.
event-tokens-launch = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $tokens ->
    [one] { $tokens } Siegpunktmarker
   *[other] { $tokens } Siegpunktmarker
} als Startbelohnung.
event-tokens-construction = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $tokens ->
    [one] { $tokens } Siegpunktmarker
   *[other] { $tokens } Siegpunktmarker
} als Baubelohnung.
event-tokens-no-crew = { $seat_you ->
    [yes] Du hast keine Crew mehr und bekommst
   *[no] { $seat } hat keine Crew mehr und bekommt
} dafür { $tokens } Siegpunktmarker.
event-tokens-equipment = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $tokens } Siegpunktmarker für Ausrüstung.
event-finished = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} die ganze Crew auf Planeten: Das ist die letzte Runde.
event-planet = Ein neuer Planet: { $planet }.
event-survives = { $module } übersteht die { $roll }.
event-destroyed = { $module } wird von der { $roll } zerstört; der Besitzmarker geht zurück an { $owner_you ->
    [yes] dich
   *[no] { $owner }
}.
event-sabotage = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} 1 Energie durch Sabotage.
event-kept = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
}: { $module }.
event-discarded = { $seat_you ->
    [yes] Du legst ab
   *[no] { $seat } legt ab
}: { $module }.
event-scored = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Was möglich ist

action-die = Eine { $face } für { $phase }, { $energy ->
    [0] kostenlos
   *[other] kostet { $energy } Energie
}
action-die-earns = Eine { $face } für { $phase }, bringt { $energy } Energie
action-bid = { $energy } Energie bieten
action-bid-nothing = Nichts bieten
action-submit = Plan abgeben
action-take-back = Alle Würfel zurücknehmen
action-take = { $module } nehmen: { $kind } für { $cost }, bringt { $energy } Energie{ $seats ->
    [0] { "" }
    [one] , { $seats } Sitz
   *[other] , { $seats } Sitze
}
action-take-other = { $module } nehmen
action-take-place = Modul { $place } nehmen: { $module }
action-take-no-place = Modul { $place } nehmen
action-take-standard = Standardmodul nehmen: { $kind } für { $cost }, bringt { $energy } Energie{ $seats ->
    [0] { "" }
    [one] , { $seats } Sitz
   *[other] , { $seats } Sitze
}
action-take-cubes = { $count } { $resource } nehmen ({ $stock } im Markt)
action-bonus-cubes = 2 { $resource } nehmen
action-swap = { $price } { $resource } gegen 1 einer anderen Sorte tauschen
action-swap-to = { $price } { $resource } gegen 1 { $get } tauschen
action-swap-for = Gegen 1 { $resource }
action-place = 1 { $resource } auf { $module } legen
action-refill = { $resource } auffüllen ({ $count } mehr)
action-board = An Bord: { $module }, { $hangar }; 1 Energie an { $owner } ({ $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
})
action-board-own = An Bord: dein Modul { $module }, { $hangar } ({ $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
})
action-board-nothing = An Bord: { $module }
action-wait = Ein Crewmitglied ins Terminal schicken
action-crew-from = Ein Crewmitglied umsetzen, das hier sitzt: { $module }, { $hangar }
action-crew-from-to = Ein Crewmitglied umsetzen: von { $module } in { $hangar } nach { $to } in { $to_hangar }
action-crew-to = Nach: { $module }, { $hangar }
action-build = { $module } bauen, bringt { $energy } Energie
action-build-in = { $module } in { $hangar } bauen, bringt { $energy } Energie
action-move = { $module } aus { $hangar } verlegen
action-move-into = { $module } aus { $hangar } nach { $to } verlegen
action-into = In { $hangar }
action-move-to = Nach { $hangar }
action-into-for = In { $hangar } für { $cost }
action-into-returns = In { $hangar }, dort kommt 1 { $resource } zurück
action-into-adds = In { $hangar }, dort gibt die Firma 1 { $resource } dazu
action-seat-crew = Kostenlos ein Crewmitglied daraufsetzen
action-seat-nobody = Niemanden daraufsetzen
action-launch = Die Rakete aus { $hangar } starten
action-launch-to = Die Rakete aus { $hangar } nach { $planet } starten, für { $cost } Energie
action-fly-to = Nach { $planet } für { $cost } Energie: Startbelohnung { $reward } für dich, Baubelohnung { $share } für { $builders }
action-fly-to-own = Nach { $planet } für { $cost } Energie: Startbelohnung { $reward } und Baubelohnung { $share }, beides für dich
action-reward = Ein Crewmitglied aus dem Vorrat auf den Planeten
action-reward-from = Ein Crewmitglied auf den Planeten, das hier sitzt: { $module }, { $hangar }
action-keep = { $module } behalten
action-done = Zug beenden
action-done-research = Kein Modul nehmen
action-done-purchase = Keine Rohstoffe nehmen
action-done-placing = Fertig mit dem Verteilen
action-done-swapping = Fertig getauscht
action-done-reward = Auf den Rest der Belohnung verzichten
action-done-terminal = Weiter im Terminal warten

## Was zu tun ist

prompt-over = Das Spiel ist zu Ende.
prompt-wait = { $seat } ist am Zug.
prompt-wait-plans = Noch in der Planung: { $seats }.
prompt-plan-all = Lege deine vier Würfel, höchstens zwei in eine Phase.
prompt-plan = Lege noch { $left ->
    [one] { $left } Würfel
   *[other] { $left } Würfel
}, höchstens zwei in eine Phase.
prompt-bid = Biete Energie um den ersten Platz auf der Einflussleiste.
prompt-bid-forecast = Nur wer Erster wird, zahlt; alle anderen behalten ihr Gebot. Bietest du nichts, wirst du { $energy } Energie haben.
prompt-submit = Gib deinen Plan ab. Danach steht er fest.
prompt-plan-forecast = Du wirst { $energy } Energie haben.
prompt-plan-bid-falls = Das kannst du dir nicht leisten: { $missing } Energie fehlt, also sinkt dein Gebot auf { $bid }.
prompt-plan-dice-fall = Das kannst du dir nicht leisten: { $missing } Energie fehlt, also werden deine Würfel zu { $dice }.
prompt-plan-all-falls = Das kannst du dir nicht leisten: { $missing } Energie fehlt, also entfällt dein Gebot, und deine Würfel werden zu { $dice }.
prompt-plan-no-boarding = Das Boarding fällt in dieser Runde aus: Würfel dort bringen oder kosten nur Energie.
prompt-plan-no-placing = Du planst keinen Einkauf, darum kannst du in dieser Runde keine Rohstoffe auf Module legen.
prompt-bonus = Wähle deinen Startbonus als { $character }.
prompt-research = Nimm ein Modul oder keins.
prompt-research-next = Du baust es in der Phase Hangar, jetzt oder in einer späteren Runde.
prompt-hand-limit = Nur ein ungebautes Modul bleibt dir für die nächste Runde.
prompt-purchase = Nimm { $face ->
    [one] { $face } Rohstoff
   *[other] { $face } Rohstoffe
} einer Sorte, oder keinen.
prompt-purchase-taken = Tausche noch, wenn du magst, oder beende deinen Zug.
prompt-swapping = Tausche noch, wenn du magst, bevor der Markt aufgefüllt wird.
prompt-swapping-next = Zwei einer Sorte gegen eins einer anderen, aus dem allgemeinen Vorrat, von dem auch aufgefüllt wird. Du hast { $cubes }.
prompt-purchase-place = Wenn alle genommen haben, legst du Rohstoffe auf deine ungebauten Module.
prompt-purchase-keep = Du zahlst damit, wenn du baust.
prompt-placing = Lege Rohstoffe auf deine ungebauten Module. Du hast { $cubes }.
prompt-placing-next = Was dort liegt, bleibt dort. Ein letzter Rohstoff darf fehlen, wenn die Firma des Hangars ihn dazugibt.
prompt-refill = Du hast zuerst Rohstoffe genommen: Wähle, welche Sorte aufgefüllt wird.
prompt-refill-next = Die anderen Sorten werden mindestens bis { $floor } aufgefüllt.
prompt-boarding = Dein Boardingwürfel zeigt { $face }: Setze bis zu { $left ->
    [one] { $left } Crewmitglied
   *[other] { $left } Crewmitglieder
} auf Sitzplätze.
prompt-boarding-next = Ein Sitzplatz kostet 1 Energie: Sie geht an den Besitzer des Moduls, bei deinen eigenen an die Bank.
prompt-boarding-wait = Es ist kein Sitzplatz zu haben. Ein Crewmitglied darf kostenlos im Terminal warten und am Rundenende an Bord gehen.
prompt-crew-move = Dein Boardingwürfel zeigt { $face }: Setze bis zu { $left ->
    [one] { $left } eigenes Crewmitglied
   *[other] { $left } eigene Crewmitglieder
} auf andere Module um.
prompt-crew-move-next = Das kostet nichts.
prompt-crew-to = Wohin geht das Crewmitglied?
prompt-hangar = Dein Hangarwürfel zeigt { $face }: { $ways }.
prompt-hangar-have = Du hast { $energy } Energie.
prompt-hangar-have-cubes = Du hast { $energy } Energie und diese Rohstoffe: { $cubes }.
hangar-or = { $first }, oder { $second }
hangar-build = { $builds ->
    [one] 1 Modul
   *[other] bis zu { $builds } Module
} bauen
hangar-launch = eine Rakete starten
hangar-build-launch = { $builds ->
    [one] 1 Modul
   *[other] bis zu { $builds } Module
} bauen und eine Rakete starten
hangar-move = eines deiner Module verlegen
hangar-nothing = nichts mehr
prompt-finish = Wer als Erstes die ganze Crew auf Planeten hat, bekommt { $points } Punkte.
prompt-last-round = Das ist die letzte Runde.
prompt-swap-for = Wogegen tauschst du { $resource }?
prompt-build-in = In welchem Hangar baust du { $module }?
prompt-build-in-next = Eine Firma gibt einen Rohstoff ihrer Sorte dazu, wenn das Modul ihn kostet.
prompt-seat-on = Setzt du kostenlos ein Crewmitglied auf { $module }?
prompt-move-to = Wohin verlegst du { $module }?
prompt-launch-to = Wohin fliegt die Rakete aus { $hangar }?
prompt-launch-next = { $crew ->
    [0] Niemand ist an Bord.
    [one] 1 Crewmitglied fliegt mit, { $own } davon deins.
   *[other] { $crew } Crewmitglieder fliegen mit, { $own } davon deine.
}
prompt-reward = Nimm deine Belohnung: noch { $left ->
    [one] { $left } Crewmitglied
   *[other] { $left } Crewmitglieder
} auf den Planeten.
prompt-reward-next = Sobald du weder im Vorrat noch in Hangars Crew hast, ist jedes weitere ein Siegpunktmarker.
prompt-terminal = Dein Crewmitglied im Terminal darf jetzt für 1 Energie an Bord.
prompt-keep = Wähle das eine Modul, das du behältst.

## Worum es in jeder Phase geht

about-planning = Hohe Würfel sind früher dran und können mehr, kosten aber Energie. Niedrige bringen welche.
about-bonus = Alle nehmen der Reihe nach einen Startbonus.
about-research = Jeder Würfel nimmt ein Modul. Höhere Würfel wählen zuerst.
about-purchase = Jeder Würfel nimmt so viele Rohstoffe einer Sorte. Damit zahlst du beim Bauen.
about-purchase-place = Jeder Würfel nimmt so viele Rohstoffe einer Sorte. Danach legen alle Rohstoffe auf ihre Module.
about-placing = Bauen kannst du nur Module mit allen Rohstoffen; einen davon darf die Firma des Hangars dazugeben.
about-swapping = Letzte Gelegenheit zum Tauschen, bevor der Markt aufgefüllt wird.
about-refill = Wer zuerst Rohstoffe genommen hat, wählt die Sorte, die aufgefüllt wird.
about-boarding = Ein Sitzplatz kostet 1 Energie, egal auf wessen Modul. Wer mitfliegt, landet und punktet.
about-hangar = Bauen bringt Energie. Eine fertige Rakete darf starten, wer ein Modul darin hat.
about-terminal = Wer im Terminal wartet, darf jetzt an Bord, von links nach rechts.
about-keep = Alle behalten höchstens ein ungebautes Modul.
quick-submit = Nichts bieten und Plan abgeben

## Wie der Tisch aussieht

heading-round = Runde { $round } von { $rounds }: { $phase }
heading-planets = Planeten
heading-market = Markt und Karten
heading-hangar = { $hangar } ({ $resource })
heading-seat = { $seat }
line-order = Reihenfolge: { $order }.
line-queue = Würfel, die noch drankommen: { $dice }.
line-boarding-closed = Das Boarding fällt in dieser Runde aus.
line-terminal = Im Terminal: { $seats }.
line-last-round = Das ist die letzte Runde.
line-first-taker = Zuerst Rohstoffe genommen: { $seat }.
line-liftoff = Die Belohnungen für den Start nach { $planet } werden genommen; noch { $left }.
line-finishers = Zuerst die ganze Crew auf Planeten: { $seats }.
line-decided-launches = Gleich viele Punkte: { $seats }. Die Starts entscheiden für { $seat }: { $worth }.
line-decided-cards = Gleich viele Punkte: { $seats }. Die Crew auf eigenen Planetenkarten entscheidet für { $seat }: { $worth }.
line-decided-energy = Gleich viele Punkte: { $seats }. Die Energie entscheidet für { $seat }: { $worth }.
line-decided-shared = In allem gleich und gemeinsam vorn: { $seats }.
line-planet-decks = Verdeckt: { $blue } blaue, { $red } rote.
line-used-planets = Schon angeflogen: { $planets }.
line-market = { $resource }: { $stock } von { $capacity } im Markt, { $general } im allgemeinen Vorrat.
line-display = Auslage: { $modules }.
line-piles = Standardstapel: { $piles }.
line-decks = Stapel der Spezialmodule: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; abgelegt: { $discards }.
line-discards = Abgelegt: { $modules }.
line-locked = Gesperrt.
line-hangar-empty = Leer.
line-built = { $module } ({ $what }) von { $owner }, Stabilität { $stability }.
line-built-seats = { $module } ({ $what }) von { $owner }, Stabilität { $stability }. An Bord: { $crew }; { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}.
line-built-empty = { $module } ({ $what }) von { $owner }, Stabilität { $stability }. Niemand an Bord; { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}.
line-complete = Triebwerk und Cockpit sind da; { $tanks ->
    [one] { $tanks } Tank
   *[other] { $tanks } Tanks
}.
line-blue-planet = { $planet } (blau): Kosten { $cost }, Treibstoff { $fuel }, verlangt { $equipment }, Gefahren: { $hazards }; Startbelohnung { $launch }, Baubelohnung { $construction }.
line-red-planet = { $planet } (rot): Kosten { $cost }, Treibstoff { $fuel }, verlangt { $equipment }, Gefahren: { $hazards }; Startbelohnung { $launch }, Baubelohnung { $construction }.
line-blue-planet-calm = { $planet } (blau): Kosten { $cost }, Treibstoff { $fuel }, verlangt { $equipment }; Startbelohnung { $launch }, Baubelohnung { $construction }.
line-red-planet-calm = { $planet } (rot): Kosten { $cost }, Treibstoff { $fuel }, verlangt { $equipment }; Startbelohnung { $launch }, Baubelohnung { $construction }.
line-score = { $points } Punkte: { $landed_points } für { $landed } Crew auf Planeten, { $token_points } für Siegpunktmarker{ $first ->
    [0] { "" }
   *[other] , { $first } dafür, als Erstes die ganze Crew auf Planeten zu haben
}.
line-score-hangars = { $points } Punkte: { $landed_points } für { $landed } Crew auf Planeten, { $aboard_points } für { $aboard } in Hangars, { $token_points } für { $tokens } Siegpunktmarker.
line-seat = Jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $energy } Energie, { $tokens } Siegpunktmarker.
line-crew = Crew: { $crew } im Vorrat, { $aboard } an Bord, { $landed } auf Planeten.
line-cubes = Rohstoffe: { $cubes }. Noch { $markers } Besitzmarker.
line-character = Charakter: { $character }.
line-launches = { $launches ->
    [one] { $launches } Start
   *[other] { $launches } Starts
} bisher.
line-planet-cards = Planetenkarten: { $planets }, darauf { $crew ->
    [one] { $crew } Crewmitglied
   *[other] { $crew } Crewmitglieder
} aller Farben.
line-modules = Ungebaut: { $modules }.
line-dice = Würfel: { $dice }.
line-dice-bid = Würfel: { $dice }. Gebot: { $bid }.
line-ready = Fertig mit der Planung.

## Warum nicht

refuse-over = Das Spiel ist zu Ende.
refuse-planning = Alle planen gerade: Lege deine Würfel.
refuse-plan-final = Dein Plan steht fest.
refuse-no-plan = Es liegen noch keine Würfel, die du zurücknehmen könntest.
refuse-taken-back = Du kannst deine Würfel höchstens { $times } Mal pro Runde zurücknehmen.
refuse-all-dice-placed = Alle vier Würfel liegen.
refuse-third-die = Höchstens zwei Würfel pro Phase: { $phase } ist voll.
refuse-phase-passed = Würfel legst du in der Folge der Phasen: { $phase } kommt vor { $last }. Nimm deine Würfel zurück, um das zu ändern.
refuse-higher-first = Der höhere Würfel einer Phase kommt zuerst: In der Phase { $phase } kann höchstens eine { $face } folgen.
refuse-no-room-for-dice = Alle vier Würfel müssen liegen, höchstens zwei pro Phase: Mit diesem Würfel in der Phase { $phase } ist für die übrigen { $left } kein Platz mehr.
refuse-no-bids = In der ersten Edition gibt es keine Gebote: Die Reihenfolge richtet sich nach den Würfeln.
refuse-dice-first = Alle vier Würfel müssen liegen: { $left ->
    [one] { $left } fehlt
   *[other] { $left } fehlen
} noch.
refuse-bid-first = Dein Gebot fehlt noch; es darf 0 sein.
refuse-bid-made = Du hast schon { $bid } geboten. Nimm deine Würfel zurück, um das zu ändern.
refuse-bid-too-high = Du kannst nur Energie bieten, die du jetzt hast: { $energy }.
refuse-plans-revealed = Die Pläne sind aufgedeckt und lassen sich nicht mehr ändern.
refuse-bonus-first = Zuerst kommen die Startboni: { $seat } wählt.
refuse-not-your-turn = { $seat } ist am Zug.
refuse-no-die = Du hast keinen Würfel in der Phase { $phase }.
refuse-skipped-purchase = Du hast den Einkauf ausgelassen und darfst in dieser Runde weder Rohstoffe verteilen noch tauschen.
refuse-reward-of = { $seat } nimmt zuerst eine Belohnung des Starts.
refuse-placing-of = { $seat } verteilt gerade Rohstoffe; alle mit einem Einkaufswürfel tun das der Reihe nach.
refuse-swapping-of = { $seat } darf vor dem Auffüllen des Markts tauschen; alle werden der Reihe nach gefragt.
refuse-terminal-of = { $seat } entscheidet über das Crewmitglied im Terminal, von links nach rechts.
refuse-keeping-of = { $seat } wählt, welches Modul bleibt, der Reihe nach.
refuse-not-first-taker = { $seat } hat zuerst Rohstoffe genommen und wählt, was aufgefüllt wird.
refuse-finish-swap = Wähle zuerst, wogegen du { $resource } tauschst.
refuse-finish-crew-move = Wähle zuerst, wohin das Crewmitglied geht.
refuse-choose-hangar = Wähle zuerst den Hangar für { $module }.
refuse-free-seat-first = Entscheide zuerst, ob kostenlos jemand an Bord geht: { $module }.
refuse-choose-planet = Wähle zuerst den Planeten.
refuse-supply-empty = Dein Vorrat ist leer: Nimm Crew von deinen Modulen.
refuse-supply-first = Nimm zuerst Crew aus deinem Vorrat: Dort sind noch { $crew }.
refuse-no-crew-there = Dort sitzt niemand von dir: { $module }.
refuse-reward-first = Nimm zuerst deine Belohnung oder verzichte darauf.
refuse-choose-bonus = Wähle deinen Startbonus.
refuse-choose-refill = Du musst wählen, welche Sorte aufgefüllt wird.
refuse-keep-one = Behalte ein Modul: Wähle, welches.
refuse-wrong-phase = Das gehört in die Phase { $phase }.
refuse-other-bonus = Das ist nicht der Bonus deines Charakters.
refuse-sealed = Die Vorderseiten sind verdeckt: Nimm ein Modul der Auslage nach seinem Platz.
refuse-not-sealed = Die Vorderseiten sind offen: Nimm ein Modul der Auslage nach seinem Namen.
refuse-no-such-place = In der Auslage liegen nur { $places ->
    [one] { $places } Modul
   *[other] { $places } Module
}.
refuse-not-displayed = Nicht in der Auslage: { $module }.
refuse-pile-empty = Der Stapel ist leer: { $kind }.
refuse-market-empty = Der Markt hat kein { $resource }; passe oder wähle eine andere Sorte.
refuse-one-type = Jeder Würfel nimmt eine Sorte, und alle Würfel waren dran.
refuse-die-has-taken = Dieser Würfel hat seine Rohstoffe genommen: Tausche, oder beende deinen Zug.
refuse-no-hand-limit = In der ersten Edition behältst du alle deine Module.
refuse-no-keeping = Nur am Rundenende wird entschieden, was du behältst.
refuse-not-held = Nicht unter deinen ungebauten Modulen: { $module }.
refuse-no-refill = Aufgefüllt wird am Ende des Einkaufs von der Person, die zuerst Rohstoffe genommen hat.
refuse-swap-first = Wähle zuerst, was du gibst.
refuse-crew-first = Wähle zuerst, wer umgesetzt wird.
refuse-module-first = Wähle zuerst ein Modul.
refuse-nothing-built = Du hast gerade nichts mit Sitzplätzen gebaut.
refuse-rocket-first = Wähle zuerst, welche Rakete du startest.
refuse-no-reward = Es gibt gerade keine Belohnung.
refuse-rewards-are-tokens = In der zweiten Edition sind Belohnungen Siegpunktmarker und kommen von selbst.
refuse-swap-while-placing = Du tauschst nur, während du im Einkauf Rohstoffe verteilst.
refuse-no-swap-now = Du tauschst in deinen Zügen im Einkauf, direkt vor dem Auffüllen des Markts, und im Hangar, solange du ein ungebautes Modul hast und noch bauen darfst.
refuse-swap-price = Ein Tausch kostet { $price } { $resource }; du hast { $cubes }.
refuse-nothing-to-swap-for = Der allgemeine Vorrat hat keine andere Sorte.
refuse-swap-same = Ein Tausch bringt eine andere Sorte.
refuse-general-empty = Der allgemeine Vorrat hat kein { $resource }.
refuse-no-placing = In der zweiten Edition bleiben Rohstoffe im Vorrat, bis du baust.
refuse-placing-window = Rohstoffe verteilst du nach dem letzten Einkaufswürfel, wenn du damit an der Reihe bist.
refuse-not-needed = { $module } braucht kein { $resource } mehr.
refuse-no-cube = Du hast kein { $resource }.
refuse-not-built = Nicht gebaut: { $module }.
refuse-no-free-seat = Kein Sitzplatz frei: { $module }.
refuse-seat-costs = Ein Sitzplatz kostet 1 Energie, und du hast keine.
refuse-no-crew = Du hast keine Crew im Vorrat.
refuse-boarding-closed = Das Boarding fällt aus: Zu Rundenbeginn war kein Sitzplatz frei.
refuse-die-too-low = Dein Würfel zeigt { $face }; dafür brauchst du mindestens eine { $least }.
refuse-all-seated = Deine { $face } setzt niemanden mehr.
refuse-no-terminal = Die erste Edition hat kein Terminal.
refuse-already-waiting = Pro Person ein Crewmitglied: Deines ist schon im Terminal.
refuse-seat-available = Es gibt einen freien Sitzplatz, und du hast Energie dafür.
refuse-no-crew-moving = In der ersten Edition bleibt die Crew, wo sie sitzt.
refuse-die-moves-nobody = Deine { $face } setzt niemanden um: Das tun nur eine 1 und eine 2.
refuse-no-crew-moves = Deine { $face } setzt niemanden mehr um; umgesetzt: { $moved }.
refuse-moved-already = Dieser Würfel hat das Crewmitglied schon umgesetzt: { $module }.
refuse-no-other-seat = Auf keinem anderen Modul ist ein Sitzplatz frei.
refuse-same-module = Dort sitzt das Crewmitglied schon.
refuse-no-build = Deine { $face } erlaubt kein Bauen mehr (gebaut { $built }, gestartet { $launched }).
refuse-no-marker = Du hast keinen Besitzmarker mehr.
refuse-cubes-missing = Es fehlen { $cubes }: { $module }.
refuse-no-room-anywhere = Kein Hangar hat noch Platz dafür: { $kind }.
refuse-no-company = Es fehlen { $cubes }, und keine Firma mit Platz im Hangar gibt das dazu: { $module }.
refuse-company-does-not-add = Die Firma von { $hangar } gibt nicht dazu, was fehlt: { $cubes }.
refuse-locked = { $hangar } ist gesperrt.
refuse-only-one = Nur eins pro Rakete, und { $hangar } hat schon eins: { $kind }.
refuse-slots-full = { $hangar } hat keinen freien Platz mehr dafür ({ $kind }); die übrigen sind reserviert.
refuse-tank-slot = { $hangar } hat drei Crewmodule: Der letzte Platz ist für einen Tank reserviert.
refuse-no-moving = In der ersten Edition bleiben Module, wo sie gebaut wurden.
refuse-move-needs-one = Nur eine 1 verlegt ein Modul; dein Würfel zeigt { $face }.
refuse-not-yours = Dieses Modul gehört { $owner }.
refuse-nowhere-to-move = Kein anderer Hangar hat Platz dafür: { $module }.
refuse-same-hangar = Das Modul liegt schon in diesem Hangar.
refuse-no-launch = Deine { $face } erlaubt keinen Start mehr (gebaut { $built }, gestartet { $launched }).
refuse-incomplete = Die Rakete in { $hangar } ist nicht vollständig. Es fehlt: { $missing }.
refuse-no-share = Dir gehört nichts an der Rakete in { $hangar }.
refuse-no-planet = Die Rakete in { $hangar } kann keinen offenen Planeten erreichen.
refuse-not-face-up = { $planet } liegt nicht offen aus.
refuse-fuel = { $planet } braucht { $fuel ->
    [one] { $fuel } Tank
   *[other] { $fuel } Tanks
}; die Rakete hat { $tanks }.
refuse-equipment = { $planet } verlangt { $equipment }; das fehlt der Rakete.
refuse-cost = Der Start nach { $planet } kostet { $cost } Energie; du hast { $energy }.
refuse-cost-surcharge = Der Start nach { $planet } kostet { $cost } Energie, davon { $surcharge } für fehlende Schilde; du hast { $energy }.

## Das Brett im Terminal und auf der Seite

board-round = Runde { $round } von { $rounds }
board-planet-head = Planeten: Kosten, Tanks, Bedarf, Gefahren, Lohn; Start ab
board-boarding-closed = kein Boarding
board-market = Markt
board-display = Auslage
board-display-empty = Die Auslage ist leer.
board-piles = Standardmodule
board-deck = Stapel
board-terminal = Terminal
board-terminal-empty = Das Boardingterminal ist leer.
board-influence = Einflussleiste
board-order = Reihenfolge
board-show-board = Brett
board-show-dice = Würfel
board-plan = Dein Plan
board-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
board-ready = Bereit
board-planning = plant noch
board-bid-short = Gebot
board-locked = Gesperrt
board-sealed = verdeckt
board-red = rot
board-blue = blau
board-rover = Rover
board-satellite = Satellit
board-heat-shield = Hitzeschild
board-gas-shield = Gasschild
board-stability-is = Stabilität { $stability }
board-seats-are = { $seats ->
    [one] { $seats } Sitz
   *[other] { $seats } Sitze
}

board-legend-crew = ☺ Crew im Vorrat + an Bord + auf Planeten
board-legend-tokens = ★ Siegpunktmarker
board-legend-module = +⚡ Energie beim Bauen, ◇ Stabilität, ☺ Sitze
board-legend-rocket = ✓ vollständig, ▮ Tanks
board-legend-shields = { $heat } und { $gas }: Module ohne Hitze- und Gasschild
board-legend-supply = in Klammern: noch im allgemeinen Vorrat

## Das Brett auf der Seite

board-rockets = Raketen
board-queue = Würfel
board-deeds = Was du sonst tun kannst
board-plan-final = Dein Plan ist abgegeben
board-field-empty = Leeres Würfelfeld
board-die-lift = antippen und zurücknehmen
board-bid = Dein Gebot
board-bid-is = Du bietest { $energy }.
board-dice-cost = Deine Würfel kosten { $energy }; du hast { $have }.
board-dice-earn = Deine Würfel bringen { $energy }; du hast { $have }.
board-dice-even = Deine Würfel kosten nichts; du hast { $have }.
board-dice-none = Lege vier Würfel; du hast { $have } Energie.
board-own = Dein Vorrat
board-own-none = Keine
board-unbuilt = Ungebaute Module
board-general = { $cubes } im Vorrat
board-energy = Energie
board-energy-built = Energie beim Bauen
board-brings = bringt { $energy } Energie
board-stability = Stabilität
board-seats = Sitze
board-aboard = an Bord: { $crew }; { $free ->
    [one] { $free } freier Sitz
   *[other] { $free } freie Sitze
}
board-aboard-nobody = niemand an Bord; { $free ->
    [one] { $free } freier Sitz
   *[other] { $free } freie Sitze
}
board-tanks = { $tanks ->
    [one] { $tanks } Tank
   *[other] { $tanks } Tanks
}
board-lacks = fehlt: { $missing }
board-no-share = Dir gehört hier kein Modul.
board-pay = Du zahlst { $cost } und hast { $energy }.
board-launch-reward = Startbelohnung
board-construction-reward = Baubelohnung für die meisten Module
board-adds = gibt 1 { $resource } dazu
board-slot-free = Tank oder Crew
board-slot-tank = Nur Tank
board-flights = Wohin kann sie fliegen?
board-launch = Start
board-build-here = Hier bauen
board-move-here = Hierher
board-crew-supply = Crew im Vorrat
board-markers = Marker
board-tokens = Siegpunktmarker
board-joints = Sala-mander Cock-roach Cathe-dral Stel-laris Super-nova Hyper-drive Stan-dard Trieb-werk Crew-modul Glut-antrieb Doppel-düse Ionen-gitter Grafit-brenner Lasten-schub Dauer-brenner Glas-kuppel Tandem-kapsel Sturm-visier Mess-brücke Kom-mando-deck Panzer-nase Ranger-kanzel Flagg-brücke Eisbrei-tank Faser-tank Titan-flasche Frost-mantel Kryo-stapel Doppel-wand-tank Relais-tank Fracht-tank Mammut-tank Baken-tank Kojen-ring Gewächs-haus Shuttle-bucht Stern-warte Fami-lien-deck Sturm-keller Sonnen-salon Schlaf-saal Forscher-lager Funk-quartier
board-launches = Starts
board-scores = Endstand
board-score-landed = Auf Planeten
board-score-aboard = In Hangars
board-score-tokens = Siegpunktmarker
board-score-first = Zuerst fertig
board-score-total = Punkte
board-score-tie = Bei Gleichstand
board-score-cards = { $crew } auf Karten, { $energy }⚡
board-score-launches = { $launches ->
    [one] { $launches } Start
   *[other] { $launches } Starts
}
board-score-parts = { $landed } Planeten + { $tokens } Marker + { $first } zuerst
board-score-parts-hangars = { $landed } Planeten + { $aboard } Hangars + { $tokens } Marker
board-score-decides-launches = Bei Gleichstand: meiste Starts.
board-score-decides-cards = Bei Gleichstand: meiste Crew auf eigenen Planetenkarten, dann meiste Energie.
board-last-round = letzte Runde
board-order-short = Reihenfolge
board-lacking = Dir fehlt noch { $missing } { $resource }.
board-from = Ab { $hangar } für { $cost } Energie, Punkte: { $gains }.
board-built = Deine gebauten Module
board-built-none = Noch keine
board-cubes = Rohstoffe
board-crew-left = Crew noch nicht auf einem Planeten
board-won = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $points } Punkten, { $ahead } mehr als { $second }.

## Worum es in Rätseln geht

## family: theme-
## family: ask-

theme-launch = Starten oder warten
theme-wait = Starten oder warten
theme-destination = Wohin fliegen
theme-orders = Geheime Befehle
theme-points = Punkte sofort
theme-crew = Crew
theme-build = Bauen
theme-market = Was nehmen
theme-done = Rechtzeitig aufhören
ask-launch = Starten oder warten?
ask-wait = Starten oder warten?

## Gründe für einen Tipp

number-points = { $change } { $amount ->
    [one] Punkt
   *[other] Punkte
}
number-landed = { $change } { $amount ->
    [one] Crewmitglied auf einem Planeten
   *[other] Crewmitglieder auf Planeten
}
number-aboard = { $change } { $amount ->
    [one] Crewmitglied an Bord
   *[other] Crewmitglieder an Bord
}
number-modules = { $change } { $amount ->
    [one] Modul
   *[other] Module
}
number-cubes = { $change } { $amount ->
    [one] Rohstoff
   *[other] Rohstoffe
}
number-energy = { $change } { $amount ->
    [one] Energie
   *[other] Energie
}
