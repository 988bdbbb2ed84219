
// ---- What the others did stays visible until one's next action: a ring and a letter around every piece that appeared, moved or
// changed, a line from where it was, and numbers that pop. In a replay it is what the step that is shown did.
(() => {
  const content = document.querySelector("#content[data-match]");
  if (!content) return;
  // More than this changes at once when a table is laid out anew.
  const MOST = 36;
  const MOST_GONE = 6;
  // More lines than this to one player lead nobody's eye any more.
  const MOST_LINES = 3;
  const table = () => document.querySelector("#table");
  const isPast = () => table()?.dataset.at !== undefined;
  const own = () => document.querySelector(".player.own")?.id.replace("seat-", "");
  // The steps that the log tells of, the newest first.
  const steps = () => [...document.querySelectorAll("#log [data-step]")].map(({ dataset, textContent: text }) => ({ step: Number(dataset.step), seat: dataset.seat, sound: dataset.sound, die: Number(dataset.die), text }));

  const SVG = "http://www.w3.org/2000/svg";
  const shape = (name, attributes, ...inside) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...inside);
    return made;
  };
  const layer = document.createElement("div");
  layer.id = "happened";
  layer.setAttribute("aria-hidden", "true");
  const picture = shape("svg", { class: "trails" });
  layer.append(picture);
  content.append(layer);

  // By the ids of pieces: who did it, and where the piece was. Those of a moment of the past are drawn while it is looked at.
  const kept = new Map();
  const momentary = new Map();
  const marks = () => (isPast() ? momentary : kept);

  // Where something can be seen at all: within everything around it that cuts off, up to the board or the tray.
  const sightOf = (something, from = something.parentElement) => {
    const area = something.closest(".table-board, .table-tray");
    const sight = { left: 0, top: 0, right: area ? innerWidth : 0, bottom: innerHeight };
    for (let up = from; area?.contains(up); up = up.parentElement) {
      if (up !== area && getComputedStyle(up).overflow === "visible") continue;
      const box = up.getBoundingClientRect();
      for (const side of ["left", "top"]) sight[side] = Math.max(sight[side], box[side]);
      for (const side of ["right", "bottom"]) sight[side] = Math.min(sight[side], box[side]);
    }
    return sight;
  };
  const isInside = ({ left, top, right, bottom }, { x, y }) => x >= left && x <= right && y >= top && y <= bottom;
  // A place in a part of the board, on the screen; nothing if it is out of sight.
  const onScreen = ({ part: name, x, y }) => {
    const part = name.startsWith(".") ? document.querySelector(name) : document.getElementById(name);
    const box = part?.getBoundingClientRect();
    const place = box && { x: box.left + x - part.scrollLeft, y: box.top + y - part.scrollTop };
    return place && isInside(sightOf(part, part), place) ? place : undefined;
  };
  const line = (from, to) => {
    const lift = Math.hypot(to.x - from.x, to.y - from.y) / 6;
    const path = `M${from.x} ${from.y} Q${(to.x + from.x) / 2} ${Math.min(to.y, from.y) - lift} ${to.x} ${to.y}`;
    return [shape("path", { class: "trail-line", d: path }), shape("circle", { class: "trail-start", cx: from.x, cy: from.y, r: 5 })];
  };
  const lineOf = (seat) => {
    const box = document.querySelector(`#seat-${seat} .seat-badge`)?.getBoundingClientRect();
    return box?.width ? { x: box.left + box.width / 2, y: box.bottom + 4 } : undefined;
  };
  const ring = ([id, { seat, from, gone }]) => {
    const group = shape("g", { class: `trail seat-${seat.toLowerCase()}` });
    const start = from && onScreen(from);
    if (gone) {
      // What somebody took leads to them.
      const to = lineOf(seat);
      if (!start || !to) return [];
      group.append(...line(start, to));
      return [group];
    }
    const piece = document.getElementById(id);
    const box = piece?.getBoundingClientRect();
    const to = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (!box?.width || box.width > innerWidth * 0.4) return [];
    const sight = sightOf(piece);
    if (!isInside(sight, to)) return [];
    if (start) group.append(...line(start, to));
    const round = getComputedStyle(piece).borderTopLeftRadius;
    const corner = round.endsWith("%") ? (box.width * parseFloat(round)) / 100 : Math.max(parseFloat(round), 6);
    const size = Math.min(20, Math.max(15, box.width / 3));
    const [left, top] = [Math.max(box.left - 2, sight.left), Math.max(box.top - 2, sight.top)];
    const [right, bottom] = [Math.min(box.right + 2, sight.right), Math.min(box.bottom + 2, sight.bottom)];
    group.append(
      shape("rect", { class: "trail-ring", x: left, y: top, width: right - left, height: bottom - top, rx: corner + 2 }),
      shape("use", { href: `#shape-${seat.toLowerCase()}`, x: right - size * 0.7, y: top - size * 0.3, width: size, height: size }),
      shape("text", { x: right - size * 0.2, y: top + size * 0.22, "font-size": size * 0.55 }, seat),
    );
    return [group];
  };
  let drawn = "";
  const draw = () => {
    const all = [...marks()];
    const taken = (seat) => all.filter(([, mark]) => mark.gone && mark.seat === seat).length;
    const rings = all.filter(([, { gone, seat }]) => !gone || taken(seat) <= MOST_LINES).flatMap(ring);
    const now = rings.map((group) => group.outerHTML).join();
    if (now === drawn) return;
    drawn = now;
    picture.replaceChildren(...rings);
  };
  let asked = 0;
  const drawSoon = () => {
    if (asked || !(marks().size || drawn)) return;
    asked = requestAnimationFrame(() => { asked = 0; draw(); });
  };
  for (const name of ["scroll", "resize", "wheel", "pointermove", "transitionend", "toggle", "change"]) addEventListener(name, drawSoon, { capture: true, passive: true });
  // Boards that are zoomed or that make room for something tell nobody.
  setInterval(drawSoon, 300);

  // ---- What changed.
  const kindOf = (id) => id.match(/^(?:[a-z]{2}-)?[a-z]+/)?.[0];
  // A piece has moved if it is in another part of the board, or elsewhere in a part in which nothing else made room.
  const hasMoved = (was, now) => {
    if (was.scale !== now.scale) return false;
    const part = (place) => place.part.id || place.part.className;
    if (part(was) !== part(now)) return Math.abs(was.x - now.x) + Math.abs(was.y - now.y) > 8;
    const same = was.frame.pieces === now.frame.pieces && Math.abs(was.frame.width - now.frame.width) < 4 && Math.abs(was.frame.height - now.frame.height) < 4;
    return same && Math.abs(was.inX - now.inX) + Math.abs(was.inY - now.inY) > 24;
  };
  const placeOf = ({ part, inX, inY }) => ({ part: part.id || `.${part.className.split(" ")[0]}`, x: inX, y: inY });
  const kindsOf = (places) => new Set([...places.keys()].map(kindOf));
  // Ids of what changed, with where it was if it moved or is gone. What comes or goes counts if others of its kind stay:
  // buttons come and go with turns.
  const changes = (before, after) => {
    const found = new Map();
    const [known, left] = [kindsOf(before), kindsOf(after)];
    for (const [id, now] of after) {
      const was = before.get(id);
      if (now.large || !now.isPiece) continue;
      if (!was) {
        if (known.has(kindOf(id))) found.set(id, {});
      } else if (was.part && hasMoved(was, now)) found.set(id, { from: placeOf(was) });
      else if (was.face !== now.face) found.set(id, {});
    }
    const gone = [...before].filter(([id, was]) => !after.has(id) && was.part && !was.large && was.isPiece && left.has(kindOf(id)));
    if (gone.length <= MOST_GONE) for (const [id, was] of gone) found.set(id, { from: placeOf(was), gone: true });
    return found;
  };
  const add = (to, found, seat) => {
    if (!seat || found.size > MOST) return;
    for (const [id, { from, gone }] of found) to.set(id, { seat, gone, from: to.get(id)?.from ?? from });
  };
  const onlyMoved = (found) => new Map([...found].filter(([, { from }]) => from));
  // What somebody took flies to them.
  const fly = (found, seat) => {
    const to = lineOf(seat);
    for (const { from, gone } of found.values()) {
      const start = gone && !gantry.isCalm() && onScreen(from);
      if (!start || !to) continue;
      const ghost = document.createElement("span");
      ghost.className = `ghost seat-${seat.toLowerCase()}`;
      layer.append(ghost);
      const at = ({ x, y }, scale) => `translate(${x}px, ${y}px) scale(${scale})`;
      ghost.animate({ transform: [at(start, 1), at(to, 0.3)], opacity: [0.9, 0.4] }, { duration: 500, easing: "ease-in" }).finished.then(() => ghost.remove(), () => ghost.remove());
    }
  };

  // ---- Scores that changed pop, one a player, at the end of their line, where they cover no number.
  const leavesOf = (line) => {
    const leaves = [...(line?.querySelectorAll("*") ?? [])].filter((leaf) => !leaf.childElementCount && /^\s*[-−]?\d+\s*$/.test(leaf.textContent));
    return leaves.map((leaf) => ({ leaf, value: Number(leaf.textContent.replace("−", "-")) }));
  };
  const numbersOf = (root, seat) => {
    const line = leavesOf(root.querySelector(`#seat-${seat} .player-numbers`));
    return (line.length ? line : leavesOf(root.querySelector(`#player-${seat}`))).slice(0, 1);
  };
  const seats = () => [...document.querySelectorAll(".player[id]")].map(({ id }) => id.replace("seat-", ""));
  const numbers = () => new Map(seats().map((seat) => [seat, numbersOf(document, seat)]));
  const signed = (by) => (by > 0 ? `+${by}` : `−${-by}`);
  const pop = (leaf, by, seat) => {
    const box = (leaf.closest(".player") ?? leaf).getBoundingClientRect();
    if (!box.width || !leaf.checkVisibility()) return;
    layer.querySelector(`.pop[data-seat="${seat}"]`)?.remove();
    const told = document.createElement("span");
    told.className = `pop ${by > 0 ? "good" : "danger"}`;
    told.dataset.seat = seat;
    told.textContent = signed(by);
    told.style.left = `${box.right}px`;
    told.style.top = `${box.top + box.height / 2}px`;
    layer.append(told);
    setTimeout(() => told.remove(), 2600);
  };
  const popAll = (before) => {
    for (const [seat, now] of numbers()) {
      const was = before.get(seat);
      if (was?.length !== now.length) continue;
      now.forEach(({ leaf, value }, at) => { if (value !== was[at].value) pop(leaf, value - was[at].value, seat); });
    }
  };

  // ---- What is only counted, or has no name of its own, flies from where it was to where it is: cubes, crew. `data-holds` says
  // what lies there and `data-amount` how much (without it: one); `data-from` says where it comes from and goes to otherwise.
  const MOST_FLIGHTS = 6;
  const centreOf = (element) => {
    const box = element?.getBoundingClientRect();
    return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
  };
  const holdings = () => {
    const found = new Map();
    for (const holder of document.querySelectorAll("#table [data-holds]")) {
      const at = holder.checkVisibility() && centreOf(holder);
      const { holds, amount = "1", from } = holder.dataset;
      if (at) found.set(`${holds} ${holder.closest("[id]").id}`, { holder, holds, amount: Number(amount), from, at });
    }
    return found;
  };
  const flyToken = (token, from, to) => {
    const flying = document.createElement("span");
    flying.className = "token";
    flying.append(token.cloneNode(true));
    flying.firstChild.removeAttribute("id");
    flying.firstChild.style.background = getComputedStyle(token).backgroundColor;
    layer.append(flying);
    const place = ({ x, y }) => `translate(${x}px, ${y}px)`;
    flying.animate({ transform: [place(from), place(to)] }, { duration: 420, easing: "ease-in-out" }).finished.finally(() => flying.remove());
  };
  const flyCounted = (was, now) => {
    if (gantry.isCalm()) return;
    const differences = [...new Set([...was.keys(), ...now.keys()])].map((key) => {
      const [one, other] = [was.get(key), now.get(key)];
      return { ...(one ?? other), at: (other ?? one).at, holder: other?.holder, by: (other?.amount ?? 0) - (one?.amount ?? 0), isNew: !one };
    });
    const home = ({ from }) => centreOf(document.querySelector(`#${from} .seat-badge`));
    const lost = differences.filter(({ by }) => by < 0);
    let flights = 0;
    for (const gain of differences.filter(({ by, holder, isNew, from }) => by > 0 && holder && (!isNew || from))) {
      const token = gain.holder.querySelector("svg, .rr-cube") ?? gain.holder;
      for (let left = gain.by; left && flights < MOST_FLIGHTS; left -= 1, flights += 1) {
        const giver = lost.find(({ holds, by }) => holds === gain.holds && by < 0);
        if (giver) giver.by += 1;
        const start = giver?.at ?? (gain.from && home(gain));
        if (start) flyToken(token, start, gain.at);
      }
    }
  };

  // ---- Dice as they fell lie on the board until one acts.
  const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
  const MOST_DICE = 8;
  const fallen = document.createElement("div");
  fallen.className = "fallen";
  layer.append(fallen);
  const die = ({ die: shown, seat, isNew }) => shape("svg", { class: `fallen-die seat-${seat.toLowerCase()}${isNew ? " rolls" : ""}`, viewBox: "0 0 24 24" },
    shape("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 5 }), ...PIPS[shown].map((at) => shape("circle", { cx: 6 + (at % 3) * 6, cy: 6 + Math.floor(at / 3) * 6, r: 2.1 })));
  const roll = (fresh) => {
    const dice = fresh.filter((line) => line.die).reverse().slice(-MOST_DICE);
    if (!dice.length || document.querySelector(":is(.table-board, .table-tray) [data-moment=dice]")) return;
    fallen.replaceChildren(...dice.map((line) => die({ ...line, isNew: !gantry.isCalm() })));
    placeFallen();
  };
  const placeFallen = () => {
    const box = document.querySelector(".table-board")?.getBoundingClientRect();
    if (!box) return;
    // Where the end of a match leaves hardly any board, they would lie on something else.
    fallen.hidden = box.height < 120;
    fallen.style.left = `${box.left + box.width / 2}px`;
    fallen.style.top = `${box.bottom - 12}px`;
  };
  addEventListener("resize", placeFallen);

  // ---- What must not be missed is told over the board, where it says so (`data-tells`: which sounds), until one acts or a
  // while has passed; where something is gone, there is a ring.
  const MOST_HEADLINES = 3;
  const WHILE = 7000;
  const headlines = document.createElement("div");
  headlines.className = "headlines";
  layer.append(headlines);
  const whereGone = ({ before: was, after }) => {
    const gone = [...was].filter(([id, { part, large, scale }]) => scale && part && !large && !after.has(id)).map(([, place]) => place);
    const middle = (of) => gone.reduce((sum, place) => sum + of(place), 0) / gone.length;
    return gone.length ? onScreen({ ...placeOf(gone[0]), x: middle(({ inX }) => inX), y: middle(({ inY }) => inY) }) : undefined;
  };
  const headline = ({ sound, text }) => {
    const told = document.createElement("p");
    told.className = `headline ${sound}`;
    told.append(shape("svg", { class: "icon" }, shape("use", { href: sound === "alarm" ? "#icon-no" : "#icon-rocket" })), text);
    return told;
  };
  const tell = (fresh, detail) => {
    const board = document.querySelector(".table-board:has([data-tells])");
    const kinds = board?.querySelector("[data-tells]").dataset.tells.split(" ") ?? [];
    const told = fresh.filter(({ sound }) => kinds.includes(sound)).reverse().slice(-MOST_HEADLINES);
    if (!told.length) return;
    const box = board.getBoundingClientRect();
    headlines.style.left = `${box.left + box.width / 2}px`;
    headlines.style.top = `${box.top + 8}px`;
    headlines.style.maxWidth = `${Math.min(box.width - 16, 480)}px`;
    headlines.replaceChildren(...told.map(headline));
    const at = told.some(({ sound }) => sound === "alarm") && whereGone(detail);
    if (at) {
      const burst = document.createElement("span");
      burst.className = "burst";
      burst.style.left = `${at.x}px`;
      burst.style.top = `${at.y}px`;
      headlines.after(burst);
    }
    quiet = setTimeout(hush, WHILE);
  };
  let quiet;
  const hush = () => {
    clearTimeout(quiet);
    headlines.replaceChildren();
    layer.querySelectorAll(".burst").forEach((burst) => burst.remove());
  };
  addEventListener("resize", hush);

  // ---- Between two tables.
  // Where launches begin, and what stands there.
  const pads = () => [...document.querySelectorAll(".table-board [data-pad]")].map((pad) => ({ at: centreOf(pad), holds: [pad.closest("[id]").id, ...[...pad.querySelectorAll("[id]")].map(({ id }) => id)].join() }));
  let before;
  document.addEventListener("htmx:before:swap", () => {
    before = { holdings: holdings(), pads: pads(), numbers: numbers(), newest: steps()[0]?.step ?? -1, past: isPast(), over: Boolean(document.querySelector(".result")) };
  });
  // The pieces say what is heard, else what is told, else it is a card.
  const hear = (found, after, fresh) => {
    const pieces = [...found.keys()].flatMap((id) => after.get(id)?.piece.dataset ?? []);
    const names = [...pieces.map(({ sound, moment }) => sound ?? (moment === "dice" ? "die" : moment)), ...fresh.map(({ sound }) => sound)];
    const name = names.find(Boolean);
    if (name || found.size) gantry.sound(name ?? "card");
  };
  // A launch takes its second, where something changed by it; boards that show it themselves say so.
  const liftOff = (found, after, seat) => {
    const pieces = [...found.keys()].flatMap((id) => after.get(id)?.piece ?? []);
    if (gantry.isCalm() || pieces.some((piece) => piece.closest("[data-moment]"))) return;
    const box = (pieces[0] ?? document.querySelector(".table-board")).getBoundingClientRect();
    const now = pads();
    const pad = before.pads.find(({ at, holds }, number) => at && holds !== now[number]?.holds);
    const from = pad?.at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const rocket = shape("svg", { class: `lift-off seat-${seat.toLowerCase()}`, viewBox: "0 0 24 24" }, shape("use", { href: "#icon-rocket" }));
    rocket.style.left = `${from.x}px`;
    rocket.style.top = `${Math.min(from.y, innerHeight * 0.7)}px`;
    layer.append(rocket);
    setTimeout(() => rocket.remove(), 1000);
  };
  // What appears with a moment of its own is shown as such: a launch, a die.
  const stage = (found, detail) => {
    for (const id of found.keys()) {
      const now = detail.after.get(id);
      now?.piece.closest("[data-moment]")?.classList.add("moment");
      // Something on it that was not there before.
      if (now?.moment && now.moment !== detail.before.get(id)?.moment) now.piece.querySelector("[data-moment]")?.classList.add("moment");
    }
  };
  document.addEventListener("gantry:changed", ({ detail }) => {
    const found = changes(detail.before, detail.after);
    const told = steps();
    const fresh = told.filter(({ step }) => step > before.newest);
    if (isPast()) {
      momentary.clear();
      if (fresh.length) {
        add(momentary, found, told[0].seat);
        fly(found, told[0].seat);
      }
    } else if (!before.past) {
      remember(found, told, fresh);
    }
    stage(found, detail);
    if (fresh.length && before.past === isPast()) {
      popAll(before.numbers);
      flyCounted(before.holdings, holdings());
      roll(fresh);
      hear(found, detail.after, fresh);
      hush();
      tell(fresh, detail);
      if (fresh.some(({ sound }) => sound === "launch")) liftOff(found, detail.after, fresh[0].seat);
    }
    draw();
  });
  const remember = (found, told, fresh) => {
    const others = fresh.filter(({ seat }) => seat !== own());
    if (others.length < fresh.length || (told[0]?.step ?? -1) < before.newest) {
      kept.clear();
      scored.clear();
      fallen.replaceChildren();
    }
    if (!others.length) return;
    // Once one is to act, what can be clicked looks different: what changed is then found by looking back.
    const turn = table().dataset.turn === "yours";
    add(kept, turn ? onlyMoved(found) : found, others[0].seat);
    if (others.length === fresh.length) fly(found, others[0].seat);
    if (turn) recover();
  };
  // A new table without a step, such as a chat line: the pieces are the same, perhaps at other places.
  document.addEventListener("htmx:after:swap", () => {
    tellScores();
    draw();
    if (!before?.over && document.querySelector(".result")) ended();
  });

  // ---- What happened while the page was not looking: from the moments at which the others' turns began.
  const faces = (root) => {
    const found = new Map();
    for (const piece of root.querySelectorAll(":is(.table-board, .table-tray) [id]")) if (piece.namespaceURI !== SVG) found.set(piece.id, { piece, isPiece: gantry.isPiece(piece), face: gantry.faceOf(piece) });
    return found;
  };
  const recover = async () => {
    const told = steps();
    const mine = told.findIndex(({ seat }) => seat === own());
    const since = (mine < 0 ? told : told.slice(0, mine)).reverse();
    const turns = since.filter(({ seat }, at) => seat !== since[at - 1]?.seat).slice(-6);
    const newest = told[0]?.step;
    if (!turns.length) return;
    const moments = [];
    for (const step of [...turns.map(({ step }) => step), newest + 1]) {
      const answer = await fetch(`/m/${content.dataset.match}?at=${step}`).catch(() => undefined);
      if (!answer?.ok || steps()[0]?.step !== newest) return;
      moments.push(gantry.parse(await answer.text()));
    }
    if (isPast() || steps()[0]?.step !== newest) return;
    for (const [id, { from }] of kept) if (!from) kept.delete(id);
    const shown = moments.map(faces);
    turns.forEach(({ seat }, at) => add(kept, changes(shown[at], shown[at + 1]), seat));
    scored = new Map(seats().map((seat) => [seat, numbersOf(moments.at(-1), seat)[0]?.value - numbersOf(moments[0], seat)[0]?.value]));
    tellScores();
    draw();
  };
  // In the strip: how many points the others made.
  let scored = new Map();
  const tellScores = () => {
    for (const line of document.querySelectorAll("#since .since-line")) {
      const by = scored.get(line.dataset.seat);
      if (!by || line.querySelector(".since-points")) continue;
      const told = document.createElement("b");
      told.className = "since-points";
      told.textContent = signed(by);
      line.querySelector("svg").after(told);
    }
  };
  if (!isPast() && document.querySelector("#since")) recover();

  // ---- The end is an event.
  const ended = () => {
    gantry.sound("win");
    document.querySelector(".result").classList.add("just-ended");
    const drawer = document.querySelector("#drawer");
    if (drawer) drawer.checked = false;
    document.querySelector(".table-dock").scrollTop = 0;
  };
})();
