
// ---- What is said about a piece. Looking at one (hovering, focus, a long press, the key w) shows a calm card: its name, what
// it does, and why not now. A click that was refused is answered in red beside what was clicked.
(() => {
  const content = document.querySelector("#content[data-match]");
  if (!content) return;
  const notice = document.querySelector("#notice");
  const GAP = 8;

  // Puts a box below a place, or above it if there is no room.
  const beside = (box, place) => {
    const { width, height } = box.getBoundingClientRect();
    const left = Math.min(Math.max(place.left + place.width / 2 - width / 2, GAP), innerWidth - width - GAP);
    const below = place.bottom + GAP;
    const fits = below + height < innerHeight - GAP;
    box.style.left = `${Math.max(left, GAP)}px`;
    box.style.top = `${fits ? below : Math.max(place.top - height - GAP, GAP)}px`;
  };

  // The menu of a piece closes when something of it is chosen.
  document.addEventListener("click", (event) => {
    const menu = event.target.closest(".menu-choice")?.closest(".piece-menu");
    if (menu) setTimeout(() => menu.hidePopover());
  });

  // Says something: beside a place, or at the top.
  let leaving = 0;
  gantry.tell = (nodes, place) => {
    notice.replaceChildren(...nodes);
    notice.classList.toggle("beside", Boolean(place));
    if (place) beside(notice, place);
    else notice.removeAttribute("style");
  };
  const dismiss = () => gantry.tell([]);
  new MutationObserver(() => {
    clearTimeout(leaving);
    if (notice.childElementCount && !notice.querySelector("[data-stays]")) leaving = setTimeout(dismiss, 9000);
  }).observe(notice, { childList: true });
  notice.addEventListener("click", (event) => { if (!event.target.closest("a, button")) dismiss(); });

  const card = document.createElement("div");
  card.id = "card";
  card.className = "piece-card";
  card.setAttribute("role", "tooltip");
  card.hidden = true;
  document.body.append(card);
  let shown;
  let coming = 0;

  const hide = () => {
    clearTimeout(coming);
    if (!shown) return;
    if (shown.dataset.title) shown.title = shown.dataset.title;
    shown = undefined;
    card.hidden = true;
  };
  const line = (kind, text) => {
    const line = document.createElement("p");
    line.className = kind;
    line.textContent = text;
    return line;
  };
  const known = new Map();
  const whyNot = async (code) => {
    const key = `${document.querySelector("#table")?.dataset.version} ${code}`;
    if (!known.has(key)) {
      const answer = await fetch(`/m/${content.dataset.match}/why?${new URLSearchParams({ action: code })}`, { headers: { "HX-Request": "true" } });
      known.set(key, answer.ok ? await answer.text() : "");
    }
    return gantry.parse(known.get(key)).querySelectorAll(".why-not");
  };
  const show = async (piece) => {
    hide();
    const { why, about } = piece.dataset;
    const name = piece.querySelector(".visually-hidden")?.textContent ?? piece.title;
    const reasons = why === undefined ? [] : await whyNot(why);
    if (!piece.isConnected || !(name || about || reasons.length)) return;
    shown = piece;
    // The card stands for the browser's own.
    if (piece.title) {
      piece.dataset.title = piece.title;
      piece.removeAttribute("title");
    }
    card.replaceChildren(...(name ? [line("piece-card-name", name)] : []), ...(about ? [line("piece-card-about", about)] : []), ...reasons);
    card.hidden = false;
    beside(card, piece.getBoundingClientRect());
  };
  const soon = (piece, delay) => {
    if (piece && piece === shown) return;
    hide();
    if (piece) coming = setTimeout(() => show(piece), delay);
  };
  const pieceOf = (event) => event.target.closest?.(".piece, [data-about]");

  // Only a pointer that moves asks: after a click something else may come to lie under one that rests.
  let moved = false;
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || moved) return;
    moved = true;
    soon(pieceOf(event), 450);
  });
  document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") { if (moved) soon(pieceOf(event), 450); else hide(); } });
  document.addEventListener("pointerdown", (event) => {
    moved = false;
    hide();
    if (event.pointerType !== "mouse" && pieceOf(event)) coming = setTimeout(() => show(pieceOf(event)), 450);
  });
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => clearTimeout(coming));
  document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) soon(pieceOf(event), 450); });
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, true);
  document.addEventListener("htmx:after:swap", () => { if (shown && !shown.isConnected) hide(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      hide();
      dismiss();
    } else if (event.key.toLowerCase() === "w" && !event.target.closest("input, select, textarea")) {
      const piece = document.activeElement?.closest(".piece, [data-about]");
      if (piece) show(piece);
    }
  });
})();
