### Was alle Spiele gemeinsam haben: Satzteile, das Ende einer Partie und die Wörter der Oberfläche (ui-…).
### Ein Platz `x` hat `$x_you`: yes, wenn dort sitzt, wer es liest.

## Was der Code aus einem Anfang zusammensetzt
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

## Satzteile. Andere Sätze verweisen darauf; sie lesen die Angaben des Satzes, in dem sie stehen.

part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
part-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

## Aufzählungen und Namen

list-nothing = nichts
list-next = { $list }, { $item }
list-last = { $list } und { $item }
seat-name = Spieler { $letter }

## Zurücknehmen

undo-nothing = Es gibt nichts zurückzunehmen.
undo-other = { $seat_you ->
    [yes] Du hast danach noch etwas gemacht. Nimm das zuerst zurück.
   *[no] { $seat } hat danach gezogen. Allein kannst du das nicht zurücknehmen.
}
undo-fence = Du hast inzwischen etwas Neues gesehen und kannst das nicht mehr zurücknehmen.

## Das Ende einer Partie

outcome-won = { $seat_you ->
    [yes] Du gewinnst mit { part-points.dat }.
   *[no] { $seat } gewinnt mit { part-points.dat }.
}
outcome-tied = { $seats } teilen sich den Sieg, mit je { part-points.dat }.
outcome-tied-you = Du teilst dir den Sieg mit { $seats }, mit je { part-points.dat }.
outcome-place = { $place }. { $seat_you ->
    [yes] Du
   *[no] { $seat }
}: { part-points }
outcome-alone-won = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { part-points.dat }.
outcome-alone-lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} mit { part-points.dat }.
outcome-together-won = Die Spieler gewinnen gemeinsam, mit { part-points.dat }.
outcome-together-won-you = Ihr gewinnt gemeinsam, mit { part-points.dat }.
outcome-together-lost = Die Spieler verlieren gemeinsam, mit { part-points.dat }.
outcome-together-lost-you = Ihr verliert gemeinsam, mit { part-points.dat }.

## Das Haus

ui-title = Gantry
ui-tagline = Ein Tisch für Raketenspiele
ui-home = Startseite
ui-games = Spiele
ui-places = Bereiche
ui-place-tables = Tische
ui-game = Spiel
ui-matches = Partien
ui-rules = Regeln
ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Darstellung
ui-theme-system = Wie mein Gerät
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-motion = Animationen
ui-motion-reduced = Weniger Animationen
ui-sound = Ton
ui-on = an
ui-off = aus
ui-back = Zurück
ui-cancel = Abbrechen
ui-save = Speichern
ui-send = Senden
ui-more = Mehr
ui-menu = Menü
ui-skip-to-content = Zum Inhalt springen
ui-sign-out = Abmelden

## Ein Spiel aussuchen

ui-players = Spieler
ui-players-range = { $least } bis { $most } Spieler
ui-minutes = Minuten
ui-minutes-count = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
ui-minutes-range = { $least } bis { $most } Minuten
ui-difficulty = Schwierigkeit
ui-difficulty-1 = sehr leicht
ui-difficulty-2 = leicht
ui-difficulty-3 = mittel
ui-difficulty-4 = schwer
ui-difficulty-5 = sehr schwer
ui-options = Optionen
ui-counts-not = Diese Partie zählt in keiner Statistik und keinem Rekord: Sie begann nicht am Anfang, oder es wurde nicht mit dem gespielt, was in der Schachtel ist.
ui-level-varied = andere Optionen
ui-option-default = Standardregeln

## Platz nehmen

ui-new-match = Neue Partie
ui-with-friends = Mit Freunden spielen
ui-play-now = Sofort spielen
ui-play-now-help = Sofort losspielen, gegen Bots.
ui-start = Jetzt starten
ui-start-help = Auf den noch freien Plätzen spielen Bots.
ui-join = Mitspielen
ui-leave = Partie verlassen
ui-leave-table = Tisch verlassen
ui-invite = Einladen
ui-invite-help = Schick diesen Link allen, mit denen du spielen möchtest.
ui-copy-link = Link kopieren
ui-link-copied = Link kopiert
ui-your-matches = Deine Partien
ui-open-matches = Offene Partien
ui-finished-matches = Beendete Partien
ui-seat = Platz
ui-seats = Plätze
ui-seat-letter = Platz { $letter }
ui-seat-free = frei
ui-seat-yours = dein Platz
ui-name = Name
ui-your-name = Dein Name
ui-your-name-help = Die anderen am Tisch sehen diesen Namen.
ui-person = Mensch
ui-bot = Bot
ui-bot-random = Zufall
ui-bot-random-help = Spielt zufällig.
ui-bot-beginner = Anfänger
ui-bot-beginner-help = Spielt vernünftig, macht aber Fehler.
ui-bot-thumb = Solide
ui-bot-thumb-help = Spielt nach einfachen Faustregeln und denkt nicht voraus.
ui-bot-strong = Stark
ui-bot-strong-help = Denkt kurz voraus.
ui-bot-strongest = Am stärksten
ui-bot-strongest-help = Denkt bis zu einer Sekunde pro Zug voraus.
ui-seed = Startwert

## Am Tisch

ui-your-turn = Du bist am Zug
ui-turn-of = { $seat_you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}
ui-waiting-for = Warten auf { $seats }
ui-thinking = { $seat } denkt nach …
ui-you = Du
ui-board = Spielplan
ui-drawer = Verlauf, Chat und Regeln
ui-tray = Vor dir
ui-log = Verlauf
ui-log-empty = Noch ist nichts passiert.
ui-since = Seit deinem letzten Zug
ui-choices = Möglichkeiten
ui-pull = Mehr Auswahl zeigen
ui-describe = Der Tisch in Worten
ui-legend = Was die Zeichen bedeuten
ui-why-not = Warum nicht?
ui-why-not-help = Wähle, was du gern tun würdest, und sieh, welche Regel es verhindert.
ui-refused = Geht gerade nicht
ui-clause = Regel { $clause }
ui-clause-read = Regel { $clause } lesen
ui-undo = Zurücknehmen
ui-undo-help = Nimm deinen letzten Schritt zurück. Das geht, bis du etwas Neues siehst.
ui-undone = { $seat_you ->
    [yes] Du nimmst deinen letzten Schritt zurück.
   *[no] { $seat } nimmt den letzten Schritt zurück.
}
ui-undo-ask = Zurücknehmen anfragen
ui-undo-asked = { $seat } möchte einen Schritt zurücknehmen. Bist du einverstanden?
ui-agree = Einverstanden
ui-decline = Ablehnen
ui-undo-withdraw = Doch nicht
ui-hint = Tipp
ui-hint-title = Ein starker Spieler würde das hier tun:
ui-hint-others = Oder:
ui-hint-help = Was ein starker Spieler mit deinem Wissen tun würde (Taste H).
ui-hint-rivals = Hier gibt es keine Tipps: Du spielst gegen andere Menschen.
ui-hint-wait = Einen Tipp bekommst du, wenn du am Zug bist.
ui-hint-best = { $action }: { $reasons }.
ui-hint-other = Oder: { $action } ({ $reasons }).
ui-hint-thumb = eine gute Faustregel
ui-hint-wins = gewinnt etwa { $percent } von 100 Versuchen
ui-hint-equal = genauso gut
ui-hint-close = zu knapp, um es zu sagen
ui-hint-unsure = kaum ausprobiert
ui-hint-worse = etwa { $percent } % weniger Siege
ui-own-components = Eigenes Material
ui-own-components-help = Auf diesem Server wird mit einer eigenen Materialdatei gespielt, nicht mit dem Inhalt der Schachtel. Die Aufzeichnung einer Partie enthält sie.
ui-spectator = Zuschauer
ui-spectators = { $count ->
    [0] Niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui-chat = Chat
ui-chat-write = Nachricht schreiben
ui-reconnecting = Verbindung verloren. Neuer Versuch …
ui-stale = Am Tisch hat sich etwas geändert. Schau noch einmal hin und wähle dann.
ui-series-refused = { $reason } (Das ist Schritt { $step } von { $steps } in diesem Klick. Es wurde nichts ausgeführt.)
ui-series-chance = Schritt { $step } dieses Klicks braucht Zufall oder deckt etwas auf, muss also der letzte sein. Es wurde nichts ausgeführt.

## Ein Bildschirm für mehrere

ui-privacy = Gib den Bildschirm an { $seat }
ui-privacy-help = Alle anderen schauen bitte weg.
ui-privacy-ready = Ich bin { $seat }: zeig den Tisch

## Punkte und Ende

ui-points-count = { part-points }
ui-winner = Gewinner
ui-match-over = Die Partie ist zu Ende
ui-rematch = Noch einmal spielen
ui-replay = Wiederholung
ui-step-first = Erster Schritt
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-step-last = Letzter Schritt
ui-step-of = Schritt { $step } von { $steps }
ui-record = Aufzeichnung
ui-fair = Ehrlich gemischt
ui-fair-help = Die Prüfsumme des Startwerts siehst du vor dem ersten Zug, den Startwert selbst nach dem letzten. So kannst du prüfen, dass niemand an Karten und Würfeln gedreht hat: gantry verify
ui-fair-hash = Prüfsumme des Startwerts

## Im Terminal

ui-keys = Tasten
ui-key-move = Pfeiltasten: durch die Möglichkeiten gehen
ui-key-choose = Eingabetaste: wählen
ui-key-number = Zahl: direkt wählen
ui-key-why = w: warum nicht?
ui-key-hint = H: Tipp
ui-key-undo = u: zurücknehmen
ui-key-rules = r: Regeln
ui-key-log = l: Verlauf
ui-key-describe = d: der Tisch in Worten
ui-key-scroll = Bildtasten: blättern
ui-key-language = L: Sprache
ui-key-help = ?: diese Tasten
ui-key-back = Escape: zurück
ui-key-quit = q: beenden
ui-skip-pause = Beliebige Taste: nicht warten.
ui-bar-choose = Wählen
ui-bar-words = In Worten
ui-bar-next = Weiter
ui-bar-search = Suchen
ui-bar-ask = Fragen
ui-bar-pick = Aussuchen
ui-bar-scroll = Blättern
ui-quit = Beenden
ui-quit-ask = Beenden? Die Partie ist gespeichert.
ui-quit-keys = j: beenden. Jede andere Taste: weiterspielen.
ui-saved = Gespeichert in { $path }
ui-not-saved = { $path } konnte nicht gespeichert werden: { $reason }
ui-too-small = Bitte mach das Fenster mindestens { $width } Spalten breit und { $height } Zeilen hoch.

## Im Terminal, Zeile für Zeile

ui-lines-hint = Gib eine Zahl ein, um zu wählen, oder ? für Hilfe.
ui-lines-help =
    Eine Zahl: diese Möglichkeit wählen.
    Eine Aktion mit ihrem Code, etwa { $code }.
    was: noch einmal zeigen, was du tun kannst.
    tisch: der Tisch in Worten. plan: der Tisch als Zeichnung.
    verlauf: was bisher passiert ist.
    warum und ein Code: warum eine Aktion gerade nicht geht.
    zurück: deinen letzten Schritt zurücknehmen.
    tipp: was ein starker Spieler mit deinem Wissen tun würde.
    regeln: die Abschnitte der Regeln. Dazu die Nummer einer Regel oder ein Suchwort.
    sprache: go on in English.
    ende: hier aufhören. Die Partie ist gespeichert.
ui-lines-why = Schreib warum und den Code einer Aktion, zum Beispiel: warum { $code }
ui-lines-clause = Diese Regel liest du mit: regeln { $clause }
ui-lines-rules = Schreib regeln und die Nummer einer Regel, um sie zu lesen, regeln und ein Suchwort, oder regeln alle.
ui-rules-without = Keine Regel erwähnt „{ $text }“.
ui-number-range = { $count ->
    [1] Es gibt nur eine Möglichkeit: 1.
   *[other] Wähle eine Zahl von 1 bis { $count }.
}
ui-no-action = „{ $code }“ ist keine Aktion dieses Spiels.
ui-allowed = Das darfst du jetzt tun.
ui-input-ended = Die Eingabe ist zu Ende.
ui-left = Du verlässt die Partie hier.
ui-nothing-to-save = Es wurde nichts gespielt, also auch nichts gespeichert.
ui-sitters-you = Du bist { $name }. Mit am Tisch: { $others }.
ui-sitters-alone = Du bist { $name } und spielst allein.
ui-sitters = Am Tisch: { $others }.
ui-sitter-bot = { $name } (Bot: { $kind })
ui-privacy-enter = Dann drück die Eingabetaste.

## Wenn etwas fehlt

ui-not-found-title = Nicht gefunden
ui-error-title = Etwas ist schiefgegangen
ui-not-found = Hier ist nichts.
ui-not-found-match = Diese Partie gibt es nicht.
ui-not-found-game = Dieses Spiel gibt es nicht.
ui-not-found-lesson = Diese Lektion gibt es nicht.
ui-not-your-seat = Das ist nicht dein Platz.
ui-seat-taken = Dieser Platz ist schon besetzt.
ui-match-full = Alle Plätze sind besetzt. Du kannst zuschauen.
ui-too-fast = Das ging etwas schnell. Warte kurz und versuch es noch einmal.
ui-crowded = Der Server ist gerade voll. Bitte versuch es in Kürze noch einmal.
ui-database-title = Einen Moment
ui-database-away = Der Server erreicht gerade seine Datenbank nicht und versucht es weiter; bis dahin wird nichts gespeichert.
ui-database-again = Was du eingegeben hast, ist nicht verloren: Geh im Browser zurück und schick es noch einmal ab.
ui-not-saved-yet = Noch nicht gespeichert
ui-wrong-method = Diese Adresse gibt es, aber nicht für diese Art von Anfrage.
ui-error = Etwas ist schiefgegangen. Deine Partie ist sicher.

## Rückblick auf eine beendete Partie

ui-review = Rückblick
ui-review-help = Was Glück war und was Entscheidung, Zug für Zug.
ui-review-brief = Kurz gesagt
ui-review-turn-good = { $seat_you ->
    [yes] Ab Schritt { $step } standest du bis zum Ende besser da als zu Beginn.
   *[no] Ab Schritt { $step } stand { $seat } bis zum Ende besser da als zu Beginn.
}
ui-review-turn-bad = { $seat_you ->
    [yes] Ab Schritt { $step } standest du bis zum Ende schlechter da als zu Beginn.
   *[no] Ab Schritt { $step } stand { $seat } bis zum Ende schlechter da als zu Beginn.
}
ui-review-deal-good = { $seat_you ->
    [yes] Schon das Austeilen hat dir Vorteile gebracht, und das blieb so bis zum Ende.
   *[no] Schon das Austeilen hat { $seat } Vorteile gebracht, und das blieb so bis zum Ende.
}
ui-review-deal-bad = { $seat_you ->
    [yes] Schon das Austeilen hat dich benachteiligt, und das blieb so bis zum Ende.
   *[no] Schon das Austeilen hat { $seat } benachteiligt, und das blieb so bis zum Ende.
}
ui-review-turn-good-all = Ab Schritt { $step } waren die Aussichten bis zum Ende besser als zu Beginn.
ui-review-turn-bad-all = Ab Schritt { $step } waren die Aussichten bis zum Ende schlechter als zu Beginn.
ui-review-deal-good-all = Schon der Aufbau war günstig, und die Aussichten blieben bis zum Ende besser.
ui-review-deal-bad-all = Schon der Aufbau war ungünstig, und die Aussichten blieben bis zum Ende schlechter.
ui-review-most-luck = Am meisten geholfen hat das Glück: { $amount }.
ui-review-most-bad-luck = Am meisten geschadet hat das Pech: { $amount }.
ui-review-most-good-choices = { $seat_you ->
    [yes] Den Ausschlag gab deine eigene Wahl: Sie brachte { $amount } mehr als die des Bots.
   *[no] Den Ausschlag gab die Wahl von { $seat }: Sie brachte { $amount } mehr als die des Bots.
}
ui-review-most-bad-choices = { $seat_you ->
    [yes] Den Ausschlag gab deine eigene Wahl: Sie brachte { $amount } weniger als die des Bots.
   *[no] Den Ausschlag gab die Wahl von { $seat }: Sie brachte { $amount } weniger als die des Bots.
}
ui-review-most-others = Den Ausschlag gab, was die anderen gewählt haben: { $amount }.
ui-review-most-nothing = Glück und Wahl haben sich ausgeglichen, soweit sich das sagen lässt.
ui-review-worst = { $seat_you ->
    [yes] Dein teuerster Fehler war Schritt { $step }: { $action }. Er kostete { $amount }; besser war: { $better }.
   *[no] Der teuerste Fehler von { $seat } war Schritt { $step }: { $action }. Er kostete { $amount }; besser war: { $better }.
}
ui-review-no-mistake = { $seat_you ->
    [yes] Keine deiner Entscheidungen war mit Sicherheit ein Fehler.
   *[no] Keine Entscheidung von { $seat } war mit Sicherheit ein Fehler.
}
ui-review-mistake = Fehler
ui-review-good = Gute Wahl
ui-review-lucky = Glück
ui-review-lost = { $seat_you ->
    [yes] Das hat dich { $amount } gekostet ({ $margin }).
   *[no] Das hat { $seat } { $amount } gekostet ({ $margin }).
}
ui-review-won = { $seat_you ->
    [yes] Deine Wahl war { $amount } ({ $margin }) mehr wert als die übliche.
   *[no] Die Wahl von { $seat } war { $amount } ({ $margin }) mehr wert als die übliche.
}
ui-review-luck-of = { $seat_you ->
    [yes] Glück für dich: { $amount } ({ $margin }).
   *[no] Glück für { $seat }: { $amount } ({ $margin }).
}
ui-review-bad-luck-of = { $seat_you ->
    [yes] Pech für dich: { $amount } ({ $margin }).
   *[no] Pech für { $seat }: { $amount } ({ $margin }).
}
ui-review-luck-all = Glück: { $amount } ({ $margin }).
ui-review-bad-luck-all = Pech: { $amount } ({ $margin }).
ui-review-better = Besser: { $action }.
ui-review-better-why = Besser: { $action } ({ $reasons }).
ui-review-played = Gespielt: { $action }.
ui-review-seat = Wer
ui-review-start = Beginn
ui-review-luck = Glück
ui-review-choices = Eigene Wahl
ui-review-others = Wahl der anderen
ui-review-result = Ergebnis
ui-review-adjusted = Ohne Glück
ui-review-rate = Verlust je Wahl
ui-review-decisions = Entscheidungen
ui-review-sum = Beginn + Glück + eigene Wahl + Wahl der anderen = Ergebnis, bei allen.
ui-review-method = Gezählt wird die Aussicht auf den Sieg, wenn alle weiterspielen wie der Bot „{ $bot }“, jeder mit dem, was er weiß. Eine Wahl zählt nach dem, was sie versprach, nicht nach dem, was daraus wurde. ± ist der doppelte Standardfehler.
ui-review-method-points = Gezählt werden die Punkte, die zu erwarten sind, wenn du weiterspielst wie der Bot „{ $bot }“. Eine Wahl zählt nach dem, was sie versprach, nicht nach dem, was daraus wurde. ± ist der doppelte Standardfehler.
ui-review-account = Glück und Wahl
ui-review-together = Alle zusammen
ui-review-look = Ansehen
ui-review-working = Jeder Moment der Partie wird viele Male weitergespielt. Das dauert etwas; diese Seite zeigt den Rückblick, sobald er fertig ist.
ui-review-done = { $done } von { $whole } Schritten
ui-review-not-over = Einen Rückblick gibt es auf Partien, die zu Ende gespielt sind.
ui-review-outdated = Diese Partie folgte früheren Regeln, deshalb gibt es keinen Rückblick.
ui-try-again = Noch einmal versuchen
ui-what-if = Was wäre, wenn
ui-what-if-here = Was wäre, wenn? Ab hier spielen
ui-what-if-help = Eine neue Partie ab diesem Moment, auf den anderen Plätzen spielen Bots. Sie wird nicht gewertet.
ui-what-if-from = Diese Partie begann nach Schritt { $step } einer anderen, auf den anderen Plätzen spielen Bots. Sie wird nicht gewertet.
ui-verified-from = Sie beginnt mit einem Moment einer anderen Partie. Ob der je gespielt wurde, ist nicht geprüft.
ui-review-moments = Die größten Momente
ui-review-nothing = Nichts sticht heraus: Kein Schritt hat die Partie deutlich mehr bewegt, als die Schätzung unsicher ist.
ui-review-step = Schritt { $step }
ui-review-curve = Die Aussicht auf den Sieg, Schritt für Schritt
ui-review-curve-points = Die erwarteten Punkte, Schritt für Schritt
ui-review-rough = grob
ui-review-quick = schnell
ui-review-thorough = gründlich
ui-review-stopped = Angehalten: { $done } von { $whole } Schritten sind fertig und liegen in { $file }. Derselbe Befehl macht dort weiter.
ui-review-stopped-here = Angehalten: { $done } von { $whole } Schritten sind fertig.

## Die Befehlszeile

ui-legal = Das ist jetzt erlaubt.
ui-act-refused = Aktion { $number } von { $count } („{ $code }“): { $reason }
ui-act-dice-unused = Niemand hat { $count ->
    [one] diesen Wurf gebraucht
   *[other] diese Würfe gebraucht
}: { $list }
ui-act-draws-unused = Niemand hat { $count ->
    [one] diese Karte gezogen
   *[other] diese Karten gezogen
}: { $list }. Entweder wurde nichts mehr gezogen, oder die erste davon lag nicht dort, wo gezogen wurde.
ui-verified-actions = Aktionen, jede erlaubt
ui-verified-seed = Der Startwert ist der vor der Partie festgelegte:
ui-verified-unfinished = Die Partie wurde nicht zu Ende gespielt.
ui-verified = Alles in dieser Aufzeichnung stimmt.
## Der Tisch im Netz

ui-welcome = Vier Raketenspiele, genau nach ihren Regeln: im Browser, mit Freunden und Bots.
ui-about-rules = Die vollständigen Regeln von { $game }, Satz für Satz, mit Suche.
ui-about-components = Alles aus der Schachtel von { $game }: jede Karte, jeder Plan und jedes Teil mit seinen Werten.
ui-about-settings = Dein Name, Sprache, Darstellung, Animationen und Ton.
ui-about-new = Starte eine Partie gegen Bots oder mit Freunden: Wähle Spiel, Mitspieler und Optionen.
ui-pace = Tempo der Bots
ui-pace-instant = sofort
ui-pace-quick = zügig
ui-pace-relaxed = gemütlich
ui-motion-system = Wie mein Gerät
ui-motion-full = Alle Animationen
ui-theme-toggle = Hell oder dunkel
ui-change = Formular anpassen
ui-go = Los
ui-origin-ruled = unsere Entscheidung: Die Spielregel sagt dazu nichts oder nichts Klares
ui-origin-reconstructed = von uns ergänzt: fehlt im Text der Spielregel
ui-components = Inhalt der Schachtel
ui-components-help = Das ganze Spielmaterial mit seinen Werten. Was ein Zeichen trägt, ist nicht vom Verlag: Der Text der Spielregel nennt es nicht, also haben wir es ergänzt. Hast du die Schachtel, kannst du es berichtigen: Ändere die Datei unten und starte Gantry mit „--components DATEI“.
ui-components-file = Materialdatei herunterladen
ui-ours = { $ruled } von { $clauses } Regeln sind unsere Entscheidungen, { $reconstructed } sind zum Teil ergänzt, ebenso Werte von { $components } Teilen des Spielmaterials
ui-search = Suchen
ui-search-nothing = Nichts gefunden. Versuch es mit anderen oder weniger Wörtern.
ui-rules-all = Alle Regeln zeigen
ui-contents = Inhalt
ui-seat-open = Offen für Mitspieler
ui-visibility = Wer mitspielen kann
ui-visibility-link = Alle, die den Link haben
ui-visibility-public = Alle (steht unter den offenen Tischen)
ui-make-match = Partie erstellen
ui-choose-more = Jetzt gibt es mehr Optionen. Sieh dir das Formular an und erstelle dann die Partie.
ui-join-table = Mitspielen
ui-to-table = Zur Partie
ui-look = Ansehen
ui-look-back = Einen früheren Moment ansehen
ui-wait-help = Warten auf Mitspieler. Es geht los, wenn alle Plätze besetzt sind oder du startest.
ui-join-help = Such dir einen freien Platz aus. Du brauchst kein Konto.
ui-to-act = am Zug
ui-eyes = Aus Sicht von
ui-step = Schritt
ui-stand-in = Einen Bot spielen lassen
ui-away = abwesend
ui-stand-in-plays = abwesend, ein Bot spielt
ui-log-bot = { $name }: Ab hier spielt ein Bot
ui-log-person = { $name } spielt wieder selbst
ui-stand-in-not = Ein Bot kann nur einspringen, wenn jemand abwesend ist.
ui-clock = Uhr
ui-clock-help = Läuft jemandem die Zeit ab, entscheiden die anderen: Ein Bot spielt weiter, ihr wartet, oder die Partie endet.
ui-clock-none = Keine
ui-clock-live = { $minutes } Min. + { $seconds } Sek. je Entscheidung
ui-clock-live-s = { $bank } Sek. + { $seconds } Sek. je Entscheidung
ui-clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
ui-clock-left = Verbleibende Zeit
ui-clock-d = T.
ui-clock-h = Std.
ui-clock-up = Zeit um
ui-clock-late = { $seat_you ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { $seat } ist um.
}
ui-clock-wants-end = { $seat_you ->
    [yes] Du möchtest die Partie beenden.
   *[no] { $seat } möchte die Partie beenden.
}
ui-clock-bot = Einen Bot spielen lassen
ui-clock-wait = Warten
ui-clock-end = Partie beenden
ui-clock-pause = Uhr anhalten
ui-clock-paused = Die Uhr steht.
ui-clock-go = Weiter
ui-clock-asked = { $seat_you ->
    [yes] Du möchtest eine Pause. Warten auf die anderen.
   *[no] { $seat } möchte die Uhr anhalten.
}
ui-clock-no = Diese Partie wird ohne Uhr gespielt.
ui-clock-no-pause = Nur Uhren mit Bedenkzeit für die ganze Partie lassen sich anhalten.
ui-clock-not-late = Das geht erst, wenn jemand anderem die Zeit abgelaufen ist.
ui-out-of-time = { $seat_you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $seat } ist abgelaufen.
}
ui-undo-waiting = { $seat_you ->
    [yes] Du möchtest einen Schritt zurücknehmen. Warten auf die anderen.
   *[no] { $seat } möchte einen Schritt zurücknehmen. Warten auf die anderen.
}
ui-takeback-gone = Diese Anfrage ist nicht mehr offen.
undo-shown = Die anderen haben das schon gesehen. Frag sie, ob du es zurücknehmen darfst.
ui-resign = Aufgeben
ui-resign-ask = Aufgeben? Dann gewinnt die Gegenseite.
ui-give-up-ask = Aufgeben? Du spielst nur gegen Bots, also endet die Partie hier ohne Sieger.
ui-give-up = Partie aufgeben
ui-leave-ask = Endgültig verlassen? Ein Bot übernimmt deinen Platz und die anderen spielen weiter.
ui-resigned = { $seat_you ->
    [yes] Du hast aufgegeben.
   *[no] { $seat } hat aufgegeben.
}
ui-wins = { $seat_you ->
    [yes] Du gewinnst.
   *[no] { $seat } gewinnt.
}
ui-abandoned = Diese Partie wurde aufgegeben.
ui-rematch-go = Zur Revanche
ui-continue = Weiterspielen
ui-recovery = Dein privater Link
ui-recovery-help = Öffne diesen Link auf einem anderen Gerät, um auch dort unter deinem Namen zu spielen. Behalte ihn für dich: Wer ihn hat, kann in deinem Namen spielen.
ui-recovery-make = Neuen Link erstellen
ui-recover = Ja, das bin ich
ui-recover-ask = Möchtest du auf diesem Gerät den Namen und die Partien dieses Links verwenden?
ui-sign-out-help = Ohne deinen privaten Link kommst du nicht mehr an diesen Namen und seine Partien.
ui-chat-empty = Deine Nachricht ist leer.
ui-chat-name = Gib deinen Namen ein, damit die anderen wissen, wer schreibt.
ui-chat-none = Noch keine Nachrichten.
ui-chat-unread = neue Nachrichten
ui-chat-long = Deine Nachricht ist zu lang: höchstens { $most } Zeichen.
ui-name-empty = Ein Name braucht mindestens einen Buchstaben.
ui-name-long = Dieser Name ist zu lang: höchstens { $most } Zeichen.
ui-nobody = Dafür brauchst du einen Platz. Starte eine Partie oder spiel bei einer mit.
ui-not-over = Das geht erst, wenn die Partie zu Ende ist.
ui-not-running = Die Partie läuft gerade nicht.
ui-malformed = Das konnte nicht gelesen werden:
ui-too-large = Das waren zu viele Daten auf einmal.
ui-foreign-site = Diese Anfrage kam von einer anderen Website und wurde blockiert.

## Planen in einem Spiel, das alle miteinander spielen

ui-suggest-to = { $seat } etwas vorschlagen
ui-suggest-help = Wähle hier oder auf dem Plan. { $seat } sieht deinen Vorschlag und entscheidet.
ui-suggested-by = { $seat_you ->
    [yes] dein Vorschlag
   *[no] Vorschlag von { $seat }
}
ui-suggests = { $seat_you ->
    [yes] Du schlägst { $to } vor: { $what }.
   *[no] { $seat } schlägt { $to } vor: { $what }.
}
ui-withdraw = Zurückziehen
ui-suggest-own = Du bist selbst am Zug und kannst gerade niemandem raten.
ui-suggest-nobody = Gerade wartet niemand auf Rat.
ui-suggest-gone = Soweit du weißt, kann { $seat } das jetzt nicht.
ui-suggest-most = Du hast schon { $most } Vorschläge. Zieh zuerst einen zurück.
ui-team-only = Das gibt es nur in Spielen, die ihr als Team spielt.
ui-plan = Markierungen auf dem Plan
ui-tab-plan = Markieren
ui-plan-help = Markiere Orte für die anderen. Solange dieser Reiter offen ist, kannst du auch die Fahnen auf dem Plan anklicken.
ui-plan-look = Hier können sich die Spieler gegenseitig Orte markieren.
ui-mark-place = Ort
ui-mark-set = Markieren
ui-mark-remove = Entfernen
ui-mark-here = Markieren oder Markierung entfernen: { $place }
ui-marked-by = { $seat_you ->
    [yes] von dir markiert
   *[no] von { $seat } markiert
}
ui-marks-none = Noch keine Markierungen.
ui-mark-nowhere = Diesen Ort gibt es gerade nicht auf dem Plan.
ui-mark-most = Du hast schon { $most } Markierungen. Entferne zuerst eine.

## Fassungen der Regeln

ui-rules-go-on = Die Regeln haben eine neue Fassung, { $version }. Sie führt zur selben Stellung, also geht die Partie damit weiter.
ui-rules-differ = Diese Partie wurde nach Fassung { $version } der Regeln gespielt. Die heutige Fassung { $now } weicht in Zeile { $line } der Aufzeichnung davon ab: { $reason }
ui-rules-closed = Die Partie ist geschlossen. Bis dahin kannst du alles ansehen.
ui-rules-unreadable = Diese Partie nutzt Fassung { $version } ihrer Regeln, die dieser Server nicht mehr lesen kann.
ui-rules-same = Gespielt wurde nach Fassung { $version } der Regeln; die heutige Fassung { $now } führt zum selben Ergebnis.
ui-verified-until = Alles davor stimmt. Was danach kommt, lässt sich mit den heutigen Regeln nicht prüfen.
rules-differ-refused = „{ $code }“ ist dort nicht erlaubt ({ $clause }).
rules-differ-unknown = „{ $code }“ ist keine Aktion mehr.
rules-differ-position = „{ $code }“ führt zu einer anderen Stellung.
rules-differ-result = Dieselben Aktionen enden mit einem anderen Ergebnis.
rules-differ-end = Dieselben Aktionen führen zu einer anderen letzten Stellung.

## Einander finden
ui-tables = Offene Tische
ui-tables-help = Setz dich dazu, wo ein Platz frei ist. Die Liste ändert sich von selbst.
ui-tables-filter = Welche Tische
ui-tables-clock-none = Ohne Uhr
ui-tables-clock-live = Echtzeit
ui-tables-clock-days = Zugweise
ui-tables-show = Anzeigen
ui-tables-none = Gerade wartet kein Tisch auf Mitspieler. Mach selbst eine Partie auf: Alle sehen sie hier.
ui-meet = Mitspieler suchen
ui-meet-help = Du spielst mit der nächsten Person, die spielen möchte. Kommt niemand, kommt ein Bot.
ui-meet-wait = Wie lange wartest du?
ui-meet-seconds = { $seconds } Sekunden
ui-meet-minutes = { $minutes } Minuten
ui-meet-waiting = Du wartest auf jemanden zum Spielen. Kommt niemand, kommt ein Bot in
ui-meet-now = einem Augenblick
ui-series = Serie
ui-series-help = Dieselben Leute tauschen nach jeder Partie die Plätze, und die Siege werden gezählt.
ui-series-one = Eine Partie
ui-series-best = Best of { $count }
ui-series-matches = { $count } Partien
ui-series-number = Partie { $number }
ui-series-sheet = Stand der Serie
ui-series-match = Partie
ui-series-wins = Siege
ui-series-won = { $seat_you ->
    [yes] Du gewinnst die Serie.
   *[no] { $seat } gewinnt die Serie.
}
ui-series-level = Die Serie endet unentschieden.
ui-series-next = Nächste Partie
ui-series-again = Noch eine Serie
ui-series-go = Zur nächsten Partie
ui-invitations = Einladungen
ui-invited = { $name } lädt dich zu { $game } ein.
ui-invited-count = { $count ->
    [one] Du hast eine Einladung
   *[other] Du hast { $count } Einladungen
}
ui-invite-accept = Annehmen
ui-invite-never = Nie wieder von { $name }
ui-invite-somebody = Jemanden einladen
ui-invite-name = Name
ui-invite-name-help = Ein Name, den jemand für sich gesichert hat.
ui-invite-partners = Leute, mit denen du gespielt hast
ui-invite-sent = Eingeladen. Die Einladung erscheint auf der nächsten geöffneten Seite.
ui-invite-unknown = Diesen Namen hat niemand für sich gesichert, und mit niemandem dieses Namens hast du zuletzt gespielt. Schick stattdessen den Link.
ui-invite-self = Das bist du selbst.
ui-invite-before = Zu dieser Partie schon eingeladen.
ui-invite-refused = Diese Person nimmt keine Einladungen an.
ui-invite-enough = Genug Einladungen fürs Erste. Versuch es in einer Stunde wieder oder schick den Link.
ui-invite-late = Diese Partie wartet nicht mehr auf Mitspieler.
ui-invitations-taken = Andere dürfen dich zu ihren Partien einladen.
ui-invitations-refused = Du bekommst keine Einladungen.
ui-invitations-refuse = Alle Einladungen ablehnen
ui-invitations-take = Einladungen zulassen
ui-invitations-not-from = Keine Einladungen bekommst du von:
ui-groups = Gruppen
ui-groups-lead = Eine Gruppe ist eine Liste von Leuten mit eigenen Tischen. Nur ihre Mitglieder sehen sie.
ui-groups-none = Du gehörst noch zu keiner Gruppe.
ui-group-found = Gruppe gründen
ui-group-name = Name der Gruppe
ui-group-name-help = Höchstens 24 Zeichen, und nicht wie eine andere Gruppe.
ui-group-name-taken = Eine Gruppe heißt schon so oder zum Verwechseln ähnlich.
ui-group-too-many = Du gehörst schon zu { $most } Gruppen. Verlass erst eine davon.
ui-group-full = Die Gruppe ist voll: Sie hat { $most } Mitglieder.
ui-group-members = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}
ui-group-tables-open = { $count ->
    [one] ein offener Tisch
   *[other] { $count } offene Tische
}
ui-group-open = Öffnen
ui-group-invited = { $name } lädt dich in die Gruppe „{ $group }“ ein.
ui-group-invited-before = Diese Person gehört schon zur Gruppe oder wurde schon eingeladen.
ui-group-since = seit
ui-group-who = Mitglieder
ui-group-founder = leitet die Gruppe
ui-group-keeper = moderiert mit
ui-group-raise = Moderation geben
ui-group-lower = Moderation entziehen
ui-group-hand-over = Leitung übergeben
ui-group-remove = Entfernen
ui-group-deeds-help = Wer mitmoderiert, darf Mitglieder entfernen, die Gruppe umbenennen und ihren Link ersetzen. Wenn du die Leitung übergibst, moderierst du weiter mit.
ui-group-invite = In die Gruppe einladen
ui-group-link = Link zur Gruppe
ui-group-link-help = Wer diesen Link hat, kann beitreten. Wenn du ihn ersetzt, gilt der alte nicht mehr. Auch sobald jemand entfernt wird, gibt es einen neuen.
ui-group-renew = Link ersetzen
ui-group-link-old = Dieser Link führt zu keiner Gruppe mehr. Lass dir den neuen geben.
ui-group-join-ask = Dieser Link führt zu einer Gruppe. Sieh dir erst an, zu welcher.
ui-group-join-look = Gruppe ansehen
ui-group-join-lead = Du hast den Link zu dieser Gruppe bekommen. Ihre Mitglieder sehen einander, machen Tische füreinander auf und laden einander ein.
ui-group-join = Der Gruppe beitreten
ui-group-tables-help = Nur Mitglieder sehen diese Tische und können sich dort hinsetzen.
ui-group-tables-none = Gerade wartet kein Tisch der Gruppe auf Mitspieler.
ui-group-open-matches = Offene Tische deiner Gruppen
ui-group-only = Dieser Tisch ist für die Mitglieder einer Gruppe: Niemand sonst kann sich hinsetzen.
ui-group-to = Zur Gruppe
ui-group-scores = Stand in der Gruppe
ui-group-rename = Gruppe umbenennen
ui-group-leave = Gruppe verlassen
ui-group-leave-help = Du siehst die Gruppe dann nicht mehr. Partien, in denen du sitzt, gehen weiter. Wenn du sie leitest, übernimmt von denen, die mitmoderieren, wer zuerst beigetreten ist, sonst wer von allen zuerst da war; gehst du als Letztes, endet sie.
ui-group-dissolve = Gruppe auflösen
ui-group-dissolve-help = Die Gruppe endet für alle, und ihr Name ist wieder frei. Partien gehen weiter; an ihre offenen Tische kann sich dann setzen, wer den Link dazu hat.
ui-group-not-yours = Das steht dir in dieser Gruppe nicht zu.
ui-visibility-group = Nur die Mitglieder von { $name }
ui-invite-group = Eine ganze Gruppe einladen
ui-invite-group-sent = { $count ->
    [0] Niemand mehr einzuladen: Alle sitzen schon hier, sind schon eingeladen oder nehmen keine Einladungen an.
    [one] Ein Mitglied eingeladen. Zu sehen ist es auf der nächsten Seite, die es öffnet.
   *[other] { $count } Mitglieder eingeladen. Zu sehen ist es auf der nächsten Seite, die sie öffnen.
}
ui-invite-no-members = Dieser Tisch ist für die Mitglieder einer anderen Gruppe.
ui-invite-no-member = Dieser Tisch ist für die Mitglieder einer Gruppe, und diese Person gehört nicht dazu.
ui-admin-dissolve-group = Auflösen
ui-eyes-ask = Über die Schulter schauen
ui-eyes-sent = Du hast gefragt. Wenn du darfst, siehst du, was dort zu sehen ist.
ui-eyes-own = Du sitzt selbst an diesem Tisch.
ui-eyes-name = Wähle erst in den Einstellungen einen Namen, damit zu sehen ist, wer fragt.
ui-eyes-rated = In einer gewerteten Partie darf niemand jemandem über die Schulter schauen.
ui-eyes-nobody = Dort sitzt niemand, der es erlauben könnte.
ui-eyes-asked-before = Schon angefragt.
ui-eyes-asked = { $name } möchte sehen, was du siehst, bis du es beendest. Alle am Tisch erfahren davon. Erlaube es nur, wenn ihr euch kennt: Es zeigt deine Geheimnisse.
ui-eyes-allow = Erlauben
ui-eyes-stop = Beenden
ui-eyes-given = Schaut über die Schulter: { $name }
ui-eyes-with = Du siehst, was { $name } sieht.
ui-delay = Zuschauer sehen alles
ui-delay-never = Nie
ui-delay-steps = { $count } Aktionen später
ui-delay-help = Mit offenen Karten, wie der Tisch vor so vielen Aktionen war. Zuschauen darf jeder, auch wer es deinen Gegnern erzählt.
ui-delay-agreed = Zuschauer dürfen alles sehen, mit offenen Karten, { $count } Aktionen später. Was du länger behältst, ist dann kein Geheimnis mehr.
ui-delay-look = Alles sehen, { $count } Aktionen später

## Lektionen

ui-learn = Lernen
ui-learn-title = { $game } lernen
ui-learn-help = Kurze Lektionen am echten Tisch, eine Idee nach der anderen. Auf jeden Klick bekommst du eine Antwort.
ui-lesson = Lektion
ui-lesson-progress = Wie weit du in dieser Lektion bist
ui-lesson-on = Weiter
ui-lesson-back = Zurück
ui-lesson-leave = Alle Lektionen
ui-lesson-other = Das ginge auch, aber in dieser Lektion geht es um etwas anderes. Was sie von dir möchte, ist jetzt markiert.
ui-lesson-look = Schau hierhin: { $what }
ui-lesson-end = Gut gemacht!
ui-lesson-next = Nächste Lektion
ui-lesson-done = geschafft
ui-play-beginner = Gegen Anfänger spielen
ui-lesson-lines-on = Weiter mit der Eingabetaste (zurück, ende).
ui-lesson-lines = Tippe eine Nummer oder einen Code (zurück, ende).
ui-lesson-lines-other = Das ginge auch, aber in dieser Lektion geht es um etwas anderes.

## Der Coach, das Angebot der Lektionen, die Übersicht

ui-coach = Coach
ui-coach-on = Coach an
ui-coach-off = Coach aus
ui-coach-heard = Alles klar
ui-coach-says = Coach: { $note }
ui-offer = Zum ersten Mal { $game }? Lern es in kurzen Lektionen, oder lass dir von einem Coach helfen, wenn etwas neu ist.
ui-offer-short = Neu hier?
ui-offer-no = Nein, danke
ui-summary = Auf einer Seite
ui-summary-print = Diese Seite allein, zum Ausdrucken

# Rätsel
ui-puzzles = Rätsel
ui-puzzles-lead = Momente aus echten Partien, in denen eine Wahl klar die beste ist, und nicht die, die du sofort treffen würdest. Finde sie.
ui-puzzle = Rätsel
ui-puzzle-title = { $game }, Rätsel { $number }
ui-puzzle-number = Rätsel { $number }
ui-puzzle-difficulty-1 = leicht
ui-puzzle-difficulty-2 = mittel
ui-puzzle-difficulty-3 = schwer
ui-puzzle-difficulty = Schwierigkeit
ui-puzzle-theme = Thema
ui-puzzle-game = Spiel
ui-puzzle-any = alle
ui-puzzle-filter = Zeigen
ui-puzzle-none = So ein Rätsel gibt es nicht. Wähle etwas anderes.
ui-puzzle-solved = gelöst
ui-puzzle-count = { $solved } von { $all } gelöst
ui-puzzle-begin = Anfangen
ui-puzzle-continue = Weiter
ui-puzzle-streak = { $count } in Folge
ui-puzzle-longest = Deine längste Serie im ersten Versuch: { $count }
ui-puzzle-ask = Finde die beste Wahl.
ui-puzzle-goes-on = Richtig! Und jetzt?
ui-puzzle-right = Richtig!
ui-puzzle-shown = Die Lösung
ui-puzzle-wrong = Es gibt etwas Besseres.
ui-puzzle-cost-wins = kostet etwa { $percent } von 100 Siegen (±{ $error }).
ui-puzzle-cost-points = kostet bis zum Ende etwa { $points } Punkte (±{ $error }).
ui-puzzle-cost-value = damit stehst du ein paar Züge später etwa { $percent } % schlechter da (±{ $error }).
ui-puzzle-played-on = So könnte es weitergehen:
ui-puzzle-again = Noch ein Versuch
ui-puzzle-once-more = Noch einmal
ui-puzzle-solution = Lösung zeigen
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-leave = Alle Rätsel
ui-puzzle-thumb = Auf den ersten Blick würde man das wählen: { $action }. Im Vergleich dazu:
ui-puzzle-soon = Am Ende des Zugs: { $changes }.
ui-puzzle-late = Am Ende der Partie, im Durchschnitt: { $changes }.
ui-puzzle-lead = Dein Vorsprung vor den anderen am Ende: im Durchschnitt { $points } Punkte mehr (±{ $error }).
ui-puzzle-wins = Etwa { $percent } von 100 Partien mehr gewonnen (±{ $error }).
ui-puzzle-how = Durchschnitt aus { $worlds } Verteilungen, die zu deinem Wissen passen; Bots haben weitergespielt.
ui-puzzle-afterwards = Das könntest du daraus machen:
ui-puzzle-lines = Tippe eine Nummer oder einen Code (lösung, weiter, ende).
ui-puzzle-lines-over = Enter für das nächste (ende).

## Was geschah, während man wartete; Wiederholungen und das Ende

ui-speed = Züge der anderen
ui-speed-off = sofort
ui-speed-quick = zügig
ui-speed-normal = Schritt für Schritt
ui-sound-toggle = Ton
ui-turn-back = Einen Zug zurück
ui-turn-on = Einen Zug weiter
ui-round-back = Eine Runde zurück
ui-round-on = Eine Runde weiter
ui-play = Abspielen (p)
ui-pause = Anhalten (p)
ui-replay-pace = Tempo
ui-replay-pace-slow = langsam
ui-replay-pace-normal = normal
ui-replay-pace-fast = schnell
ui-web-key-choose = 1–9 und Buchstaben: die Möglichkeit, an der sie stehen
ui-web-key-undo = u: zurücknehmen
ui-web-key-hint = h: Tipp
ui-web-key-why = w: was das gewählte Teil tut, und warum es gerade nicht geht
ui-web-key-on = Eingabetaste: weiter in einer Lektion, nächstes Rätsel
ui-web-key-close = Escape: schließen, was offen ist
ui-web-key-zoom = + und −: die Karte von Jupiter Rescue vergrößern und verkleinern
ui-web-key-replay = In einer Wiederholung: p spielt ab und hält an, Pfeiltasten gehen einen Schritt, t und Umschalt+t einen Zug, r und Umschalt+r eine Runde, Pos1 und Ende an den Anfang und das Ende
ui-shift = Umschalt
ui-how-it-ended = So ging es aus
ui-decided-by = { $seat_you ->
    [yes] Das sind { part-points } mehr als bei dir.
   *[no] Das sind { part-points } mehr als bei { $seat }.
}
ui-decided-level = { $seat_you ->
    [yes] Du hast gleich viele Punkte: Der Gleichstand wurde nach den Regeln entschieden.
   *[no] { $seat } hat gleich viele Punkte: Der Gleichstand wurde nach den Regeln entschieden.
}

## Leute und Gastgeber

ui-former-player = ehemaliger Mitspieler
ui-muted = Du darfst an den Tischen gerade nichts schreiben. Das hat die Verwaltung so entschieden.
ui-recovery-renews = Ein neuer Link ersetzt den alten: Der alte geht dann nicht mehr.
ui-recovery-shown-once = Heb ihn jetzt auf: Er wird nur einmal gezeigt. Ein älterer Link geht nicht mehr.
ui-recover-paste = Dein Link
ui-recover-wrong = Dieser Link funktioniert nicht: Ein neuerer hat ihn ersetzt, oder er wurde nicht ganz kopiert.
ui-recover-old = Solche Links gehen nicht mehr, weil sie Spuren in Browsern und Protokollen hinterlassen. Mach in den Einstellungen eines Geräts, auf dem du angemeldet bist, einen neuen.
ui-sessions = Wo du angemeldet bist
ui-session-this = dieses Gerät
ui-session-end = Dort abmelden
ui-sessions-end-others = Überall sonst abmelden
ui-session-unknown = Unbekanntes Gerät
ui-session-program = Programm: { $device }
ui-seen = { $ago } aktiv
ui-ago-now = gerade eben
ui-ago-hour = vor einer Stunde
ui-ago-hours = vor { $hours } Stunden
ui-ago-days = vor { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
ui-token = Für Programme
ui-token-help = Mit einem Token spielt ein Programm von dir in deinem Namen. Es steht oben in der Liste und lässt sich dort abmelden.
ui-token-make = Token erstellen
ui-token-shown-once = Heb es jetzt auf: Es wird nur einmal gezeigt.
ui-data = Deine Daten
ui-data-help = Alles, was über dich gespeichert ist: Name, Einstellungen, wo du angemeldet bist, deine Partien und was du geschrieben hast.
ui-data-download = Herunterladen (JSON)
ui-data-delete = Alles über mich löschen
ui-data-delete-help = Dein Name, deine Einstellungen und deine Nachrichten sind dann endgültig weg, und du bist überall abgemeldet. In laufenden Partien spielen Bots für dich weiter; in anderen steht an deinem Platz „ehemaliger Mitspieler“.
ui-data-delete-sure = Ja, alles löschen
ui-data-delete-unsure = Kreuze das Kästchen an, wenn du wirklich alles löschen willst.
ui-admin = Verwaltung
ui-admin-door = Diese Seite ist für die Verwaltung. Auf dem Server schreibt „gantry admin link“ einen Link, der sie einmal öffnet.
ui-admin-enter = Öffnen
ui-admin-link-used = Dieser Link wurde schon benutzt oder ist zu alt. „gantry admin link“ schreibt einen neuen.
ui-admin-announce = Ankündigung
ui-admin-announce-help = Steht oben auf jeder Seite; leer: keine
ui-admin-state = Was gespeichert ist
ui-admin-players = Leute
ui-admin-running = Laufende Partien
ui-admin-abandoned = Aufgegebene Partien
ui-admin-matches = Neueste Partien
ui-admin-search = Name oder Kennung
ui-admin-more = Ändern
ui-admin-muted = stumm
ui-admin-banned = gesperrt
ui-admin-rename = Umbenennen
ui-admin-mute = Stumm schalten
ui-admin-unmute = Wieder schreiben lassen
ui-admin-ban = Sperren
ui-admin-unban = Wieder hereinlassen
ui-admin-end-sessions = Überall abmelden
ui-admin-delete-player = Person löschen
ui-admin-close-match = Partie beenden
ui-admin-delete-match = Partie löschen
ui-admin-log = Was die Verwaltung getan hat
ui-record-bot = { $seat_you ->
    [yes] Ab hier spielt ein Bot ({ $bot }) für dich.
   *[no] Ab hier spielt ein Bot ({ $bot }) für { $seat }.
}
ui-record-person = { $seat_you ->
    [yes] Ab hier spielst du wieder selbst.
   *[no] Ab hier spielt { $seat } wieder selbst.
}
ui-verified-names = Nicht geprüft: Namen, und ob jemand selbst oder ein Bot gespielt hat. So hat es der Server aufgeschrieben.

ui-since-watch = Noch mal ansehen
ui-since-watch-help = Spielt diese Schritte auf dem Brett ab. Mit jedem Klick bist du wieder zurück.

ui-too-many-guests = Aus deinem Netz sind innerhalb einer Stunde viele neue Leute gekommen. Versuch es in einer Weile noch einmal, oder nimm deinen privaten Link, wenn du schon einmal hier warst.
ui-too-many-matches = Du hast so viele Partien, wie hier für eine Person Platz haben. Spiel eine zu Ende oder verlass eine, dann ist wieder Platz.

ui-admin-sessions = Angemeldete Browser und Programme

## Namen, die bleiben

ui-claim = Ein Name, der bleibt
ui-claim-help = Sichere dir deinen Namen, dann kann ihn hier niemand sonst benutzen. Du meldest dich damit auf jedem Gerät an. Eine E-Mail-Adresse brauchst du nicht.
ui-claim-button = Namen sichern
ui-claim-have = Du hast dir hier schon einen Namen gesichert?
ui-claim-already = Du hast dir schon einen Namen gesichert. Ändern kannst du ihn oben in den Einstellungen.
ui-claim-given = Wähle erst einen eigenen Namen: Dieser wird an Gäste vergeben.
ui-claim-since = seit
ui-claim-release = Namen freigeben
ui-claim-release-help = Dein Passwort und deine Passkeys gelten dann nicht mehr, und andere können sich den Namen sichern. Auf diesem Gerät bleibst du angemeldet, mit allen deinen Partien.
ui-claimed = gesichert
ui-claimed-help = Niemand sonst kann hier diesen Namen benutzen.
ui-name-claimed = Diesen Namen oder einen, der genauso aussieht, hat sich schon jemand gesichert. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
ui-password = Passwort
ui-password-help = Mindestens 8 Zeichen. Niemand kann dir ein neues schicken, also heb es gut auf.
ui-password-current = Aktuelles Passwort
ui-password-new = Neues Passwort
ui-password-change = Passwort ändern
ui-password-short = Ein Passwort braucht mindestens { $least } Zeichen.
ui-password-long = Dieses Passwort ist zu lang: höchstens { $most } Zeichen.
ui-password-wrong = Das ist nicht dein aktuelles Passwort.
ui-sign-in = Anmelden
ui-sign-in-wrong = Name oder Passwort ist falsch.
ui-sign-in-leaves = Auf diesem Gerät spielst du als { $name }. Wenn du dich unter einem anderen Namen anmeldest, bleiben die Partien von { $name } zurück.
ui-sign-in-lost = Passwort weg? Mit einem Gerät, auf dem du noch angemeldet bist, oder deinem privaten Link kommst du hinein. Ein neues Passwort kann dir niemand schicken.
ui-password-add = Passwort hinzufügen
ui-passkey = Passkey
ui-passkeys = Passkeys
ui-passkey-claim = Diesen Namen mit einem Passkey sichern
ui-passkey-add = Passkey hinzufügen
ui-passkey-remove = Entfernen
ui-passkey-sign-in = Mit Passkey anmelden
ui-passkey-scripts = Passkeys brauchen JavaScript. Mit einem Passwort geht es auch ohne.
ui-passkey-failed = Das hat nicht geklappt. Versuch es noch einmal, oder nimm ein Passwort.
ui-passkey-refused = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder nimm ein Passwort.
ui-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
ui-passkey-unknown = Zu diesem Passkey gehört hier kein Name.
ui-passkey-many = Ein Name kann höchstens { $most } Passkeys haben. Entferne zuerst einen.
ui-passkey-last = Nur dieser Passkey öffnet deinen Namen. Füge zuerst ein Passwort oder einen anderen Passkey hinzu.
ui-passkey-house = Passkeys brauchen einen Server mit Namen. Diesen hier hast du über eine bloße Adresse erreicht; nimm ein Passwort.

## Bescheid, wenn man am Zug ist

ui-notices = Benachrichtigungen
ui-notices-help = Per E-Mail, auf diesem Gerät oder im Chat, wenn du die Partie gerade nicht offen hast.
ui-notices-open = Auswählen
ui-notices-lead = Wenn eine Partie auf dich wartet und du nicht hinsiehst, bekommst du Bescheid: welches Spiel, und ein Link. Sonst nichts.
ui-notices-where = Wo
ui-notices-nowhere = Noch nirgends.
ui-notices-kind-mail = E-Mail
ui-notices-kind-push = Browser
ui-notices-kind-webhook = Webhook
ui-notices-unconfirmed = noch nicht bestätigt
ui-notices-remove = Entfernen
ui-notices-push-add = In diesem Browser Bescheid geben
ui-notices-push-failed = Dieser Browser lässt das nicht zu. Sieh nach, ob er Mitteilungen dieser Seite erlaubt.
ui-notices-push-scripts = Für Mitteilungen im Browser muss JavaScript eingeschaltet sein. Alles andere hier geht ohne.
ui-notices-mail = E-Mail-Adresse
ui-notices-mail-help = Zuerst bekommst du eine Mail mit einem Link. Bevor du ihn geöffnet hast, kommt nichts weiter.
ui-notices-mail-add = Adresse eintragen
ui-notices-no-mail = Das ist keine E-Mail-Adresse.
ui-notices-mail-failed = Die Mail konnte nicht verschickt werden. Prüfe die Adresse, oder versuch es später noch einmal.
ui-notices-webhook = Webhook eines Chats
ui-notices-webhook-help = Die Adresse, die Discord oder Slack dir für einen Kanal gibt. Dieser Server erlaubt: { $hosts }.
ui-notices-webhook-add = Webhook eintragen
ui-notices-hook-elsewhere = Dorthin schickt dieser Server nichts. Wohin er darf, legt fest, wer ihn betreibt.
ui-notices-address = Diese Adresse geht nicht. Sie muss mit https:// anfangen und zu einem Rechner führen, den alle erreichen.
ui-notices-many = Du kannst höchstens an { $most } Stellen Bescheid bekommen. Entferne zuerst eine.
ui-notices-when = Wann
ui-notices-all = Welche Partien
ui-notices-all-yes = Alle
ui-notices-all-no = Nur ausgewählte
ui-notices-digest = Höchstens
ui-notices-digest-0 = Jedes Mal
ui-notices-digest-60 = Einmal pro Stunde
ui-notices-digest-360 = Alle sechs Stunden
ui-notices-digest-1440 = Einmal am Tag
ui-notices-quiet-from = Ruhe ab
ui-notices-quiet-to = Ruhe bis
ui-notices-quiet-never = nie
ui-notices-offset = Zeitzone
ui-notices-offset-help = Ändere das, wenn deine Uhren umgestellt werden.
ui-notices-which = Deine laufenden Partien
ui-notices-no-match = Du sitzt in keiner laufenden Partie.
ui-notices-match-yes = Bescheid geben
ui-notices-match-no = Nicht mehr Bescheid geben
ui-notices-confirm = Ja, das bin ich
ui-notices-confirm-ask = Jemand möchte an dieser E-Mail-Adresse Bescheid bekommen, wenn eine Partie auf den nächsten Zug wartet. Bist du das?
ui-notices-confirmed = Danke. Von jetzt an bekommst du an dieser Adresse Bescheid.
ui-notices-stop = Kein Bescheid mehr
ui-notices-stop-ask = Soll an diese E-Mail-Adresse nichts mehr geschickt werden?
ui-notices-stopped = An diese Adresse wird nichts mehr geschickt.
ui-notice-one = Du bist am Zug: { $game }
ui-notice-several = { $count } Partien warten auf dich
ui-notice-stop = Keine solchen Mails mehr:
ui-notice-change = Wann und wo du Bescheid bekommst:
ui-notice-confirm-subject = Ist das deine E-Mail-Adresse?
ui-notice-confirm-mail = Jemand an einem Gantry-Tisch möchte an dieser Adresse Bescheid bekommen, wenn ein Zug ansteht. Wenn du das bist, öffne diesen Link:
ui-notice-confirm-else = Wenn nicht, tu einfach nichts. Dann kommen keine Mails mehr.

## Partien, Profile, Ranglisten

ui-own-matches = Meine Partien
ui-about-matches = Deine Partien: die auf dich warten und alle, die vorbei sind.
ui-matches-nobody = Hier stehen deine Partien, sobald du eine gespielt hast.
ui-matches-running = Noch nicht vorbei
ui-matches-none-running = Du sitzt gerade an keinem Tisch.
ui-matches-none = So eine Partie gibt es nicht.
ui-matches-result = Ergebnis
ui-matches-won = gewonnen
ui-matches-lost = verloren
ui-matches-company = Gespielt
ui-matches-people = mit Menschen
ui-matches-bots = allein oder mit Bots
ui-matches-with = mit
ui-matches-count = Partien
ui-matches-times = { $matches ->
    [one] einmal
   *[other] { $matches }-mal
}
ui-all-matches = Alle meine Partien
ui-filter = Filtern
ui-filter-all = alle
ui-show = Zeigen
ui-pages = Seiten
ui-page = Seite
ui-page-before = Vorige Seite
ui-page-after = Nächste Seite
ui-won-count = Gewonnen
ui-best-score = Bestes Ergebnis
ui-for-players = { $players ->
    [one] allein
   *[other] zu { $players }
}
ui-profile = Mein Profil
ui-about-profile = Was jemand hier gespielt hat, und wie gut.
ui-profile-since = Hier seit
ui-profile-own = Das können alle von dir sehen, bis auf Partien, zu denen nur ein Link führt: Die stehen nur für dich hier.
ui-profile-empty = Noch keine beendeten Partien.
ui-profile-played = Gespielt
ui-profile-records = Rekorde
ui-profile-partners = Am häufigsten mit
ui-profile-calendar = Das letzte Jahr
ui-profile-latest = Letzte Partien
ui-profile-last-change = Änderung der Wertung in der letzten gewerteten Partie:
ui-record-solo = Beste Partie allein
ui-record-points = { $points } Punkte
ui-record-run = Meiste Siege hintereinander
ui-record-wins = { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
ui-record-rescue = Schnellste Rettung
ui-record-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
ui-calendar-told = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
ui-rated = Gewertet
ui-rated-help = Zählt für die Rangliste: nach den Regeln im Heft, ohne Tipps, und was andere gesehen haben, wird nicht zurückgenommen. Wer geht, für den spielt ein Bot weiter, und das Ergebnis zählt trotzdem.
ui-rated-together = Gewertet werden nur Partien, in denen alle für sich spielen. Für Tische, die zusammen spielen, und für alle, die allein spielen, zählt die Statistik, wie oft sie gewinnen.
ui-rated-usual = Eine gewertete Partie wird nach den Regeln im Heft gespielt: Wähle Edition oder Modus, wie du magst, und lass die anderen Einstellungen, wie sie sind.
ui-rated-delay = In einer gewerteten Partie sieht niemand alle Karten, bevor sie zu Ende ist: Zuschauer sehen, was alle sehen.
ui-rated-bot = Nicht alle Bots haben für diese Spielerzahl und Edition eine Wertung. Wähle andere Bots oder nur Menschen.
ui-rated-no-hints = In einer gewerteten Partie gibt es keine Tipps: Sie soll zeigen, wie stark du bist.
ui-rated-no-takeback = In einer gewerteten Partie wird nicht zurückgenommen, was andere gesehen haben.
ui-rating = Wertung
ui-ratings = Wertungen
ui-ladder = Rangliste
ui-about-ladder = Wer wie gut spielt, Spiel für Spiel.
ui-ladder-lead = Wer wie stark ist, nach den gewerteten Partien.
ui-ladder-empty = So eine gewertete Partie hat noch niemand gespielt; kreuze „Gewertet“ an, wenn du eine anlegst. Darunter stehen die Bots, mit denen du verglichen würdest.
ui-ladder-place = Platz
ui-ladder-help = ± zeigt, wie unsicher eine Wertung ist; mit jeder Partie wird sie genauer. Geordnet ist danach, was jemand mindestens wert ist, damit zwei, drei glückliche Siege nicht an die Spitze führen. Alle beginnen bei 25, so stark wie ein Bot, der Anfänger ist; die anderen Bots sind an ihm gemessen.
ui-ladder-together = Zusammen und allein
ui-ladder-together-none = So hat noch niemand gespielt.
ui-ladder-together-help = Hier wird niemand mit anderen verglichen: So oft haben alle Tische gewonnen, je nachdem, wie schwer es ist.
ui-statistics = Statistik
ui-about-statistics = Was alle Partien hier zusammen ergeben, Spiel für Spiel.
ui-statistics-lead = Was alle Partien hier zusammen ergeben, die zu Ende gespielt wurden. Gezählt wird alle paar Minuten neu.
ui-statistics-none = Noch ist keine Partie zu Ende gespielt.
ui-statistics-length = Schritte (kürzeste–längste)
ui-statistics-score = Siegpunktzahl (Rekord)
ui-statistics-wins = Siege
