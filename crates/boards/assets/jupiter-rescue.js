
// ---- Jupiter Rescue: the map is zoomed to where one points, a way is shown before it is gone, and a Colonist is chosen and
// sent. Without this file the map is panned by hand, and Colonists go step by step.
(() => {
  const $ = (selector) => document.querySelector(selector);
  const pan = () => $(".jr-pan");
  const content = $("#content");
  if (!content?.dataset.match && !pan()) return;
  const centreOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };

  // ---- Zoom: 1 is the whole colony.
  const MOST = 6;
  const zoomBy = (factor, x, y) => {
    const view = pan();
    const map = view.firstElementChild;
    const before = map.getBoundingClientRect();
    const whole = Math.min(view.clientWidth, (view.clientHeight * before.width) / before.height);
    const zoom = Math.min(Math.max((before.width / whole) * factor, 1), MOST);
    document.querySelectorAll(".jr-zoom input").forEach((input) => { input.checked = false; });
    content.classList.add("jr-zoomed");
    content.style.setProperty("--jr-zoom", zoom);
    const after = map.getBoundingClientRect();
    view.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x;
    view.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y;
  };
  const inMap = (event) => event.target.closest?.(".jr-pan");
  document.addEventListener("wheel", (event) => {
    if (!inMap(event) || event.shiftKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 600), event.clientX, event.clientY);
  }, { passive: false });
  document.addEventListener("dblclick", (event) => {
    if (!inMap(event) || event.target.closest(".piece, summary")) return;
    const view = pan();
    zoomBy(view.scrollWidth > view.clientWidth + 1 || view.scrollHeight > view.clientHeight + 1 ? 0 : 2, event.clientX, event.clientY);
  });
  document.addEventListener("keydown", (event) => {
    const factor = { "+": 1.25, "-": 0.8 }[event.key];
    if (factor && inMap(event)) zoomBy(factor, ...centreOf(pan()));
  });
  let fingers = 0;
  const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  document.addEventListener("touchstart", (event) => { fingers = inMap(event) && event.touches.length === 2 ? spread(event.touches) : 0; });
  document.addEventListener("touchmove", (event) => {
    if (!fingers || event.touches.length !== 2) return;
    event.preventDefault();
    const [now, [one, other]] = [spread(event.touches), event.touches];
    zoomBy(now / fingers, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    fingers = now;
  }, { passive: false });
  document.addEventListener("change", (event) => {
    if (!event.target.matches(".jr-zoom input")) return;
    content.classList.remove("jr-zoomed");
    content.style.removeProperty("--jr-zoom");
    centre(asked());
  });

  // ---- What is asked about is in sight: a module that waits for a Creep, else the Robot whose turn it is.
  const asked = () => $(".jr-number.now") ?? $(".jr-pan .jr-robot-of.up") ?? $(".jr-picture");
  const centre = (piece) => {
    if (!piece) return;
    const [[x, y], [middle, height]] = [centreOf(piece), centreOf(pan())];
    pan().scrollBy({ left: x - middle, top: y - height, behavior: "instant" });
  };
  const isOutside = (piece) => {
    const [frame, box] = [pan().getBoundingClientRect(), piece.getBoundingClientRect()];
    return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
  };
  let [turn, place] = [];
  const look = () => {
    if (!pan()) return;
    const piece = asked();
    const known = [turn, place];
    turn = $(".jr-turn")?.textContent;
    place = piece?.closest(".jr-dome, .jr-pod, .jr-number")?.className;
    if (turn !== known[0]) chosen = undefined;
    if (piece && (turn !== known[0] || (place !== known[1] && isOutside(piece)))) centre(piece);
  };
  addEventListener("resize", () => { turn = undefined; look(); });

  // ---- Ways: of the Robot to a dome that says its cost, of a chosen Colonist to a goal.
  const pieceAt = (space) => document.getElementById(`jr-at-${space.replace(/[,/]/g, "-")}`);
  const holderOf = (element) => element?.closest(".jr-dome, .jr-pod");
  // Every space on the way of a Colonist to a goal, from where it stands.
  const wayTo = (ways, goal) => {
    const way = [goal];
    while (ways.has(way[0])) way.unshift(ways.get(way[0]));
    return way;
  };
  const waysOf = (piece) => new Map((piece?.dataset.ways ?? "").split(" ").filter(Boolean).map((way) => way.split("<")));

  // The space of the chosen Colonist.
  let chosen;
  const show = () => {
    draw();
    for (const piece of document.querySelectorAll(".jr .goal, .jr .jr-chosen")) {
      piece.classList.remove("goal", "jr-chosen");
      delete piece.dataset.goal;
      delete piece.dataset.cost;
    }
    const piece = chosen && pieceAt(chosen);
    const ways = waysOf(piece);
    if (!ways.size) return;
    holderOf(piece).classList.add("jr-chosen");
    for (const goal of ways.keys()) {
      const holder = holderOf(pieceAt(goal));
      if (!holder) continue;
      holder.classList.add("goal");
      holder.dataset.goal = goal;
      holder.dataset.cost = wayTo(ways, goal).length - 1;
    }
  };
  const choose = (piece) => {
    const ways = waysOf(piece);
    const from = wayTo(ways, ways.keys().next().value)[0];
    chosen = chosen === from ? undefined : from;
    show();
  };
  const send = (goal) => {
    const way = wayTo(waysOf(pieceAt(chosen)), goal.dataset.goal);
    const codes = way.slice(1).map((to, step) => `command ${way[step]} to ${to}`);
    const piece = pieceAt(goal.dataset.goal);
    // It stays chosen where it comes to.
    chosen = way.at(-1);
    gantry.play(codes.join("; "), piece);
  };

  const draw = (pieces) => {
    const picture = $(".jr-picture");
    picture?.querySelector(".jr-way")?.remove();
    if (!pieces?.length) return;
    const [frame, box] = [picture.getBoundingClientRect(), picture.viewBox.baseVal];
    const point = (piece) => {
      const [x, y] = centreOf(piece);
      return `${((x - frame.left) / frame.width) * box.width},${((y - frame.top) / frame.height) * box.height}`;
    };
    const way = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
    way.setAttribute("class", "jr-way");
    way.setAttribute("points", pieces.map(point).join(" "));
    picture.append(way);
  };
  const preview = (event) => {
    const holder = holderOf(event.target.closest?.(".jr-dome, .jr-pod"));
    if (!holder) return draw();
    if (holder.dataset.goal) return draw(wayTo(waysOf(pieceAt(chosen)), holder.dataset.goal).map(pieceAt));
    const steps = holder.value?.includes("; ") ? holder.value.split("; ").map((code) => pieceAt(code.split(" to ")[1])) : [];
    draw(steps.length ? [$(".jr-robot-of.up"), ...steps].filter(Boolean) : []);
  };
  document.addEventListener("pointerover", (event) => { if ($(".jr-picture")) preview(event); });
  document.addEventListener("focusin", (event) => { if (inMap(event)) preview(event); });

  const stop = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", (event) => {
    const holder = holderOf(event.target.closest?.(".jr-dome, .jr-pod"));
    if (dropped) return stop(event);
    if (!holder) {
      if (inMap(event)) { chosen = undefined; show(); }
    } else if (holder.dataset.goal) {
      stop(event);
      send(holder);
    } else if (event.target.closest("[data-ways]")) {
      stop(event);
      choose(event.target.closest("[data-ways]"));
    } else if ($(".jr-chosen") && !holder.querySelector(".jr-figure, .jr-robot-of")) {
      // Whoever clicks beside the goals has changed their mind, and moves no Robot by it.
      stop(event);
      chosen = undefined;
      show();
    }
  }, true);
  // What opens over the board closes by a click elsewhere.
  const close = (kept) => document.querySelectorAll(".jr-look, .jr-open").forEach((box) => { if (box !== kept) box.open = false; });
  document.addEventListener("click", (event) => close(event.target.closest?.(".jr-look, .jr-open")));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    close();
    chosen = undefined;
    show();
  });

  // ---- Dragging does what two clicks do. Fingers pan.
  let [held, ghost, dropped] = [];
  document.addEventListener("pointerdown", (event) => {
    const piece = event.pointerType !== "touch" && event.target.closest?.(".jr-pan [data-ways], .jr-pan .jr-dome:has(.jr-robot-of.up)");
    held = piece && { piece, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("pointermove", (event) => {
    if (!held || (!ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 8)) return;
    if (!ghost) {
      const figure = held.piece.querySelector(".jr-figure, .jr-robot");
      ghost = figure.cloneNode(true);
      ghost.classList.add("jr-ghost");
      for (const side of ["width", "height"]) ghost.style[side] = `${figure.getBoundingClientRect()[side]}px`;
      document.body.append(ghost);
      chosen = undefined;
      if (held.piece.dataset.ways) choose(held.piece);
    }
    ghost.style.left = `${event.clientX}px`;
    ghost.style.top = `${event.clientY}px`;
  });
  const drop = (event) => {
    const target = ghost && event.type === "pointerup" && holderOf(document.elementFromPoint(event.clientX, event.clientY));
    ghost?.remove();
    if (target?.dataset.goal) send(target);
    else if (target && !held.piece.dataset.ways && /^(move|fly) to/.test(target.value)) gantry.play(target.value, target);
    dropped = Boolean(ghost);
    held = ghost = undefined;
    setTimeout(() => { dropped = false; });
  };
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);

  // ---- A Colonist has no name of its own: if one dome has lost one and another has won one, it went from there to here.
  const domesOfColonists = () => new Map([...document.querySelectorAll(".jr-dome:has(.jr-colonist)")].map((dome) => [dome.id || dome.firstElementChild.id, centreOf(dome)]));
  let before;
  document.addEventListener("htmx:before:swap", () => { before = pan() && domesOfColonists(); });
  document.addEventListener("htmx:after:swap", () => {
    look();
    show();
    if (!before || !pan() || gantry.isCalm()) return;
    const now = domesOfColonists();
    const [left, came] = [[...before.keys()].filter((id) => !now.has(id)), [...now.keys()].filter((id) => !before.has(id))];
    if (left.length !== 1 || came.length !== 1) return;
    const [[x, y], [toX, toY]] = [before.get(left[0]), now.get(came[0])];
    const figure = document.getElementById(came[0]).querySelector(".jr-figure");
    figure.animate({ translate: [`${x - toX}px ${y - toY}px`, "0 0"] }, { duration: 260, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
  });
  look();
})();
