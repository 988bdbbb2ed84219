### Was alle Spiele gemeinsam haben: Satzteile, das Ende einer Partie und die Wörter der Oberfläche (ui-…).
### Ein Platz `x` hat `$x_you`: yes, wenn dort sitzt, wer es liest.

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

undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-other = { $seat_you ->
    [yes] Du hast danach noch etwas getan. Nimm das zuerst zurück.
   *[no] { $seat } hat danach gezogen, also kannst du deinen Schritt nicht allein zurücknehmen.
}
undo-fence = Du hast seitdem etwas Neues erfahren, deshalb lässt sich das nicht zurücknehmen.

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
ui-game = Spiel
ui-matches = Partien
ui-match = Partie
ui-rules = Regeln
ui-help = Hilfe
ui-about = Über Gantry
ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Farben
ui-theme-system = Wie mein Gerät
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-motion = Animationen
ui-motion-reduced = Weniger Animationen
ui-sound = Ton
ui-on = an
ui-off = aus
ui-yes = Ja
ui-no = Nein
ui-ok = OK
ui-back = Zurück
ui-close = Schließen
ui-cancel = Abbrechen
ui-save = Speichern
ui-send = Senden
ui-more = Mehr
ui-less = Weniger
ui-menu = Menü
ui-loading = Einen Augenblick …
ui-skip-to-content = Zum Inhalt springen
ui-skip-to-choices = Zu deinen Möglichkeiten springen
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-guest = Gast

## Ein Spiel aussuchen

ui-players = Spieler
ui-players-count = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
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
ui-designer = Autor
ui-designed-by = Ein Spiel von { $name }
ui-hidden = Verdeckte Karten
ui-open = Nichts ist verdeckt
ui-cooperative = Alle gegen das Spiel
ui-competitive = Jeder für sich
ui-simultaneous = Alle gleichzeitig
ui-options = Optionen
ui-option-default = wie in der Spielregel

## Platz nehmen

ui-new-match = Neue Partie
ui-play-now = Sofort spielen
ui-play-now-help = Du gegen Bots, ohne Warten.
ui-start = Starten
ui-start-help = Auf freien Plätzen spielen Bots.
ui-join = Mitspielen
ui-leave = Partie verlassen
ui-leave-table = Tisch verlassen
ui-watch = Zuschauen
ui-invite = Einladen
ui-invite-help = Schick diesen Link allen, die mitspielen sollen.
ui-copy-link = Link kopieren
ui-link-copied = Link kopiert
ui-your-matches = Deine Partien
ui-open-matches = Offene Partien
ui-finished-matches = Beendete Partien
ui-no-matches = Noch keine Partien. Fang eine an.
ui-seat = Platz
ui-seats = Plätze
ui-seat-letter = Platz { $letter }
ui-seat-free = frei
ui-seat-yours = dein Platz
ui-name = Name
ui-your-name = Dein Name
ui-your-name-help = Die anderen am Tisch sehen ihn.
ui-person = Mensch
ui-bot = Bot
ui-bots = Bots
ui-bot-random = Zufall
ui-bot-random-help = Tut irgendetwas, das erlaubt ist.
ui-bot-beginner = Anfänger
ui-bot-beginner-help = Weiß, was gut ist, und patzt hin und wieder.
ui-bot-thumb = Solide
ui-bot-thumb-help = Spielt nach Faustregeln, ohne vorauszudenken.
ui-bot-strong = Stark
ui-bot-strong-help = Denkt einen Augenblick voraus.
ui-bot-strongest = Am stärksten
ui-bot-strongest-help = Denkt bis zu einer Sekunde je Entscheidung voraus.
ui-seed = Startwert
ui-seed-help = Derselbe Startwert mischt die Karten gleich.

## Am Tisch

ui-your-turn = Du bist am Zug
ui-turn-of = { $seat_you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}
ui-waiting-for = Warten auf { $seats }
ui-thinking = { $seat } denkt nach …
ui-you = Du
ui-player = Spieler
ui-board = Spielplan
ui-drawer = Protokoll, Chat und Regeln
ui-tray = Vor dir
ui-table = Tisch
ui-log = Verlauf
ui-log-empty = Noch ist nichts geschehen.
ui-since = Seit deinem letzten Zug
ui-choices = Möglichkeiten
ui-pull = Mehr Auswahl zeigen
ui-choices-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
ui-choices-none = Gerade gibt es nichts zu entscheiden.
ui-hand = Hand
ui-your-hand = Deine Hand
ui-hand-count = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
ui-hand-show = Hand zeigen
ui-hand-hide = Hand verdecken
ui-card = Karte
ui-cards = Karten
ui-deck = Stapel
ui-discard-pile = Ablagestapel
ui-dice = Würfel
ui-turn = Zug
ui-round = Runde
ui-describe = Der Tisch in Worten
ui-legend = Zeichenerklärung
ui-why-not = Warum nicht?
ui-why-not-help = Wähle, was du gern tun würdest, und lies, welche Regel dagegen spricht.
ui-refused = Jetzt nicht
ui-clause = Regel { $clause }
ui-clause-read = Regel { $clause } lesen
ui-undo = Zurücknehmen
ui-undo-help = Einen Schritt zurück, solange du nichts Neues erfahren hast.
ui-undone = { $seat_you ->
    [yes] Du nimmst deinen letzten Schritt zurück.
   *[no] { $seat } nimmt den letzten Schritt zurück.
}
ui-undo-ask = Um Zurücknehmen bitten
ui-undo-asked = { $seat } möchte einen Schritt zurücknehmen. Bist du einverstanden?
ui-agree = Einverstanden
ui-decline = Ablehnen
ui-undo-withdraw = Doch nicht
ui-hint = Tipp
ui-hint-title = Wer stark spielt, dächte an:
ui-hint-help = Woran jemand dächte, der stark spielt, mit dem, was du weißt (Taste H).
ui-hint-rivals = Tipps gibt es gegen Bots: Hier spielen andere Menschen gegen dich.
ui-hint-wait = Einen Tipp gibt es, wenn du dran bist.
ui-hint-only = { $action }: gut nach den Faustregeln.
ui-hint-considered = { $action }: zu { $percent } % gut, { $visits ->
    [one] einmal
   *[other] { $visits }-mal
} versucht.
ui-own-components = Eigenes Material
ui-own-components-help = Partien dieses Spiels werden mit einer Materialdatei dessen gespielt, der diesen Tisch betreibt, nicht mit dem Inhalt der Schachtel. Das Protokoll einer Partie enthält sie.
ui-spectator = Zuschauer
ui-spectators = { $count ->
    [0] Niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui-you-watch = Du schaust zu.
ui-chat = Chat
ui-chat-write = Schreib an den Tisch
ui-connected = Verbunden
ui-reconnecting = Verbindung verloren. Neuer Versuch …
ui-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und wähle dann.
ui-series-refused = { $reason } (Das ist Schritt { $step } von { $steps }, für die ein Klick steht. Keiner davon wurde getan.)
ui-series-chance = Schritt { $step } dieses Klicks braucht Zufall oder deckt etwas auf, also kann im selben Klick nichts darauf folgen. Es wurde nichts getan.
ui-already-done = Das ist schon geschehen.

## Ein Bildschirm für mehrere

ui-privacy = Gib den Bildschirm an { $seat }
ui-privacy-help = Alle anderen schauen weg.
ui-privacy-ready = Ich bin { $seat }: zeig den Tisch

## Punkte und Ende

ui-score = Punktestand
ui-scores = Punktestände
ui-points = Punkte
ui-points-count = { part-points }
ui-place = Rang
ui-winner = Gewinner
ui-winners = Gewinner
ui-result = Ergebnis
ui-match-over = Die Partie ist zu Ende
ui-won = Du hast gewonnen
ui-lost = Du hast verloren
ui-tied = Unentschieden
ui-rematch = Noch einmal spielen
ui-replay = Nachspielen
ui-step-first = Erster Schritt
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-step-last = Letzter Schritt
ui-step-of = Schritt { $step } von { $steps }
ui-record = Aufzeichnung
ui-record-help = Die ganze Partie als Datei: Startwert, Optionen, jede Aktion.
ui-download = Herunterladen
ui-fair = Ehrlich gemischt
ui-fair-help = Die Prüfsumme des Startwerts stand vor der ersten Aktion da, der Startwert nach der letzten. Prüfen lässt sich das mit: gantry verify
ui-fair-hash = Prüfsumme des Startwerts

## Im Terminal

ui-keys = Tasten
ui-key-move = Pfeiltasten: durch die Möglichkeiten gehen
ui-key-choose = Eingabetaste: ausführen
ui-key-number = Zahl: direkt wählen
ui-key-why = w: warum nicht?
ui-key-hint = H: ein Tipp, aus dem, was du weißt
ui-key-undo = u: zurücknehmen
ui-key-rules = r: Regeln
ui-key-log = l: Verlauf
ui-key-describe = d: der Tisch in Worten
ui-key-scroll = Bildtasten: blättern
ui-key-language = L: Sprache
ui-key-help = ?: diese Tasten
ui-key-back = Escape: zurück
ui-key-quit = q: beenden
ui-skip-pause = Irgendeine Taste: nicht warten.
ui-bar-choose = Wählen
ui-bar-words = In Worten
ui-bar-next = Weiter
ui-bar-search = Suchen
ui-bar-ask = Fragen
ui-bar-pick = Aussuchen
ui-bar-scroll = Blättern
ui-quit = Beenden
ui-quit-ask = Beenden? Die Partie ist gespeichert.
ui-quit-keys = j: beenden. Jede andere Taste: weiter.
ui-type-action = Gib eine Aktion ein, etwa { $code }
ui-saved = Gespeichert in { $path }
ui-saved-help = Weiter geht es mit: { $command }
ui-not-saved = Speichern in { $path } ging nicht: { $reason }
ui-loaded = Weiter mit { $path }
ui-too-small = Bitte mach das Fenster mindestens { $width } Spalten breit und { $height } Zeilen hoch.

## Im Terminal, Zeile für Zeile

ui-lines-hint = Gib eine Zahl ein, um zu wählen, oder ? für Hilfe.
ui-lines-help =
    Eine Zahl: wähle, was dort steht.
    Eine Aktion mit ihrem Code, etwa { $code }.
    was: was du tun kannst, noch einmal.
    tisch: der Tisch in Worten. plan: der Tisch als Zeichnung.
    verlauf: was bisher geschah.
    warum und ein Code: warum eine Aktion gerade nicht geht.
    zurück: nimm deinen letzten Schritt zurück.
    tipp: was jemand Starkes täte, mit deinem Wissen.
    regeln: die Abschnitte der Regeln. regeln und die Nummer einer Regel oder ein Suchwort.
    sprache: go on in English.
    ende: hier aufhören. Die Partie ist gespeichert.
ui-lines-why = Schreib warum und den Code einer Aktion, zum Beispiel: warum { $code }
ui-lines-clause = Diese Regel liest du mit: regeln { $clause }
ui-lines-rules = Schreib regeln und die Nummer einer Regel, um sie zu lesen, regeln und ein Suchwort, oder regeln alle.
ui-rules-without = In keiner Regel steht „{ $text }“.
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
ui-error-title = Etwas ging schief
ui-not-found = Hier ist nichts.
ui-not-found-match = Diese Partie gibt es nicht.
ui-not-found-game = Dieses Spiel gibt es nicht.
ui-not-your-seat = Das ist nicht dein Platz.
ui-seat-taken = Dort sitzt schon jemand.
ui-match-full = Alle Plätze sind besetzt. Du kannst zuschauen.
ui-too-fast = Das ging etwas schnell. Warte kurz und versuch es noch einmal.
ui-crowded = Im Moment ist kein Platz für noch mehr Leute. Versuch es in Kürze noch einmal.
ui-wrong-method = Diese Adresse gibt es, aber so kann man sie nicht aufrufen.
ui-error = Da ist etwas schiefgegangen. Von der Partie ist nichts verloren.

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
ui-verified-unfinished = Die Partie wurde abgebrochen.
ui-verified = Alles in diesem Protokoll stimmt.
## Der Tisch im Netz

ui-welcome = Vier Raketenspiele, genau nach ihren Regeln: im Browser, mit Freunden und Bots.
ui-pace = Tempo der Bots
ui-pace-instant = sofort
ui-pace-quick = zügig
ui-pace-relaxed = gemütlich
ui-motion-system = Wie mein Gerät
ui-motion-full = Alle Animationen
ui-theme-toggle = Hell oder dunkel
ui-change = Formular anpassen
ui-go = Los
ui-origin-ruled = unsere Entscheidung: Die Spielregel sagt hier nichts oder nichts Klares
ui-origin-reconstructed = von uns nachgebildet: Im Text der Spielregel fehlt es
ui-components = Was in der Schachtel ist
ui-components-help = Alles Spielmaterial mit seinen Angaben. Was ein Zeichen trägt, ist nicht vom Verlag: Wir haben es erfunden, wo der Text der Spielregel nichts sagt. Wer die Schachtel besitzt, kann es berichtigen: die Datei unten ändern und Gantry mit „--components DATEI“ starten.
ui-components-file = Materialdatei herunterladen
ui-ours = { $ruled } von { $clauses } Regeln sind Entscheidungen von uns, { $reconstructed } zum Teil nachgebildet, ebenso Angaben zu { $components } Teilen des Spielmaterials
ui-search = Suchen
ui-search-nothing = Keine Regel enthält alle diese Wörter.
ui-contents = Inhalt
ui-seat-open = offen, für einen Gast
ui-visibility = Wer mitspielen kann
ui-visibility-link = Alle, die den Link haben
ui-visibility-public = Alle: Die Partie steht auf der Startseite
ui-make-match = Partie erstellen
ui-choose-more = Jetzt gibt es mehr zu wählen. Sieh dir das Formular an und erstelle dann die Partie.
ui-join-table = Mitspielen
ui-to-table = Zur Partie
ui-look = Ansehen
ui-look-back = Einen früheren Moment ansehen
ui-wait-help = Warten auf Mitspieler. Es geht los, wenn alle Plätze besetzt sind oder wenn du startest.
ui-join-help = Such dir einen freien Platz und spiel mit. Du brauchst kein Konto.
ui-to-act = am Zug
ui-eyes = Gesehen von
ui-step = Schritt
ui-stand-in = Abwesend: einen Bot spielen lassen
ui-away = abwesend
ui-stand-in-plays = abwesend, ein Bot spielt
ui-stand-in-not = Ein Bot kann nur für jemanden einspringen, der abwesend ist.
ui-undo-waiting = { $seat_you ->
    [yes] Du möchtest einen Schritt zurück. Die anderen müssen zustimmen.
   *[no] { $seat } möchte einen Schritt zurück. Die anderen müssen zustimmen.
}
ui-takeback-gone = Niemand möchte mehr etwas zurücknehmen.
undo-shown = Die anderen haben das gesehen, also kannst du es nicht allein zurücknehmen. Frag sie.
ui-resign = Aufgeben
ui-resign-ask = Aufgeben? Dann gewinnt die Gegenseite.
ui-give-up-ask = Aufgeben? Du spielst nur gegen Bots, die Partie endet also hier, und niemand gewinnt.
ui-give-up = Partie aufgeben
ui-leave-ask = Endgültig verlassen? Ein Bot übernimmt deinen Platz, und die anderen spielen weiter.
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
ui-recovery = Dein privater Link
ui-recovery-help = Mit diesem Link bist du auch auf einem anderen Gerät du selbst. Behalte ihn für dich: Wer ihn hat, spielt in deinem Namen.
ui-recovery-make = Neuen Link machen
ui-recover = Ja, das bin ich
ui-recover-ask = Möchtest du auf diesem Gerät mit dem Namen und den Partien weitermachen, die zu diesem Link gehören?
ui-sign-out-help = Ohne deinen privaten Link kommst du nicht zu diesem Namen und seinen Partien zurück.
ui-chat-empty = Da steht nichts.
ui-chat-long = Das ist zu lang: höchstens { $most } Zeichen auf einmal.
ui-name-empty = Ein Name braucht mindestens einen Buchstaben.
ui-name-long = Dieser Name ist zu lang: höchstens { $most } Zeichen.
ui-nobody = Dafür brauchst du einen Platz. Fang eine Partie an oder setz dich an einen Tisch.
ui-not-over = Das gibt es erst nach dem Ende der Partie.
ui-not-running = Die Partie läuft gerade nicht.
ui-malformed = Das war nicht zu lesen:
ui-too-large = Das war zu viel auf einmal.
ui-foreign-site = Das kam von einer anderen Seite, deshalb wurde es nicht getan.

## Planen in einem Spiel, das alle miteinander spielen

ui-suggest-to = { $seat } etwas vorschlagen
ui-suggest-help = Wähle hier oder auf dem Plan. { $seat } sieht es neben der Auswahl und entscheidet.
ui-suggested-by = { $seat_you ->
    [yes] dein Vorschlag
   *[no] Vorschlag von { $seat }
}
ui-suggests = { $seat_you ->
    [yes] Du schlägst { $to } vor: { $what }.
   *[no] { $seat } schlägt { $to } vor: { $what }.
}
ui-withdraw = Zurückziehen
ui-suggest-own = Du bist selbst an der Reihe, es gibt also niemanden zu beraten.
ui-suggest-nobody = Niemand wartet auf Rat: An der Reihe ist ein Bot, oder es wurde schon gezogen.
ui-suggest-gone = Soweit du weißt, kann { $seat } das jetzt nicht.
ui-suggest-most = Du schlägst schon { $most } Dinge vor. Zieh zuerst eines zurück.
ui-team-only = Das gibt es nur in Spielen, die mehrere miteinander spielen.
ui-plan = Markierungen auf dem Plan
ui-tab-plan = Markieren
ui-plan-help = Markiere Orte, damit die anderen sie sehen. Solange dies offen ist, geht es auch mit den Fahnen auf dem Plan.
ui-plan-look = Wer mitspielt, kann Orte für die anderen markieren.
ui-mark-place = Ort
ui-mark-set = Markieren
ui-mark-remove = Entfernen
ui-mark-here = Markieren oder Markierung entfernen: { $place }
ui-marked-by = { $seat_you ->
    [yes] von dir markiert
   *[no] von { $seat } markiert
}
ui-marks-none = Nichts ist markiert.
ui-mark-nowhere = Diesen Ort gibt es jetzt nicht auf dem Plan.
ui-mark-most = Du hast schon { $most } Markierungen. Entferne zuerst eine.

## Fassungen der Regeln

ui-rules-go-on = Die Regeln haben eine neue Fassung, { $version }. Sie führt zur selben Stellung, also geht die Partie danach weiter.
ui-rules-differ = Diese Partie wurde nach Fassung { $version } der Regeln gespielt. Die heutige Fassung { $now } weicht in Zeile { $line } der Aufzeichnung davon ab: { $reason }
ui-rules-closed = Sie ist geschlossen und kann bis dahin angesehen werden.
ui-rules-unreadable = Diese Partie folgt Fassung { $version } ihrer Regeln, und dieser Server kann sie nicht mehr lesen.
ui-rules-same = Gespielt wurde nach Fassung { $version } der Regeln; die heutige Fassung { $now } führt zum selben.
ui-verified-until = Alles davor stimmt. Was danach kommt, lässt sich mit den heutigen Regeln nicht prüfen.
rules-differ-refused = „{ $code }“ ist dort nicht erlaubt ({ $clause }).
rules-differ-unknown = „{ $code }“ ist keine Aktion mehr.
rules-differ-position = „{ $code }“ führt zu einer anderen Stellung.
rules-differ-result = Dieselben Aktionen enden mit einem anderen Ergebnis.
rules-differ-end = Dieselben Aktionen führen zu einer anderen letzten Stellung.

## Leute und Gastgeber

ui-former-player = jemand von früher
ui-muted = Du darfst an den Tischen gerade nichts schreiben. Das hat die Verwaltung so entschieden.
ui-recovery-renews = Ein neuer Link ersetzt den alten: Der alte geht dann nicht mehr.
ui-recovery-shown-once = Heb ihn jetzt auf: Er wird nur einmal gezeigt. Ein älterer Link geht nicht mehr.
ui-recover-paste = Dein Link
ui-recover-wrong = Dieser Link geht nicht: Ein neuerer hat ihn ersetzt, oder er wurde nicht ganz kopiert.
ui-recover-old = Solche Links gehen nicht mehr, weil sie Spuren in Browsern und Protokollen hinterlassen. Mach in den Einstellungen eines Geräts, auf dem du angemeldet bist, einen neuen.
ui-sessions = Wo du angemeldet bist
ui-session-this = dieses Gerät
ui-session-end = Dort abmelden
ui-sessions-end-others = Überall sonst abmelden
ui-session-unknown = Unbekanntes Gerät
ui-session-program = Programm: { $device }
ui-seen-now = gerade aktiv
ui-seen-hour = vor einer Stunde aktiv
ui-seen-hours = vor { $hours } Stunden aktiv
ui-seen-days = vor { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} aktiv
ui-token = Für Programme
ui-token-help = Mit einem Token spielt ein Programm von dir in deinem Namen. Es steht oben in der Liste und lässt sich dort abmelden.
ui-token-make = Token machen
ui-token-shown-once = Heb es jetzt auf: Es wird nur einmal gezeigt.
ui-data = Deine Daten
ui-data-help = Alles, was über dich gespeichert ist: Name, Einstellungen, wo du angemeldet bist, deine Partien und was du geschrieben hast.
ui-data-download = Herunterladen (JSON)
ui-data-delete = Alles über mich löschen
ui-data-delete-help = Dein Name, deine Einstellungen und deine Nachrichten sind dann endgültig weg, und du bist überall abgemeldet. In laufenden Partien spielen Bots für dich weiter; in anderen steht an deinem Platz „jemand von früher“.
ui-data-delete-sure = Ja, alles löschen
ui-data-delete-unsure = Kreuze das Kästchen an, wenn du wirklich alles löschen willst.
ui-admin = Verwaltung
ui-admin-door = Diese Seite ist für die Verwaltung. Auf dem Server schreibt „gantry admin link“ einen Link, der sie einmal öffnet.
ui-admin-enter = Öffnen
ui-admin-link-used = Dieser Link wurde schon benutzt oder ist zu alt. „gantry admin link“ schreibt einen neuen.
ui-admin-announce = Ankündigung
ui-admin-announce-help = Steht oben auf jeder Seite; leer: keine
ui-admin-state = Was da ist
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
ui-admin-sessions = Anmeldungen


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
ui-lesson-end = Gut gemacht!
ui-lesson-next = Nächste Lektion
ui-lesson-done = geschafft
ui-play-beginner = Gegen Anfänger spielen
ui-lesson-lines-on = Weiter mit der Eingabetaste (back: zurück, quit: Ende).
ui-lesson-lines = Tippe eine Nummer oder einen Code (back: zurück, quit: Ende).
ui-lesson-lines-other = Das ginge auch, aber in dieser Lektion geht es um etwas anderes.
