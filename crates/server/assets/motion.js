
// ---- What a step changes moves from where it was to where it is, and all else stands still; what is asked is in sight.
(() => {
  if (!document.querySelector("#content[data-match]")) return;
  const TIME = 260;
  // Larger things than this share of the window are places, not pieces.
  const LARGE = 0.4;
  const MOST = 60;
  const table = () => document.querySelector("#table");
  const areas = () => document.querySelectorAll(".table-board, .table-tray");
  const pieces = () => document.querySelectorAll(":is(.table-board, .table-tray) [id]");

  // Players and what says so itself are no pieces.
  gantry.isPiece = (piece) => piece.matches(".piece, li, span, div") && !piece.matches("[id^=player-]") && !piece.closest("[data-still]");

  // Where something lies on what can be scrolled, however it is scrolled.
  const cornerOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const corner = { x: left, y: top, width, height };
    for (let up = element.parentElement; up && up.id !== "table"; up = up.parentElement) {
      corner.x += up.scrollLeft;
      corner.y += up.scrollTop;
    }
    return corner;
  };
  // What a piece shows: its words and pictures, without the pieces on it and without what only says that it can be clicked.
  gantry.faceOf = (piece) => {
    const face = (piece.querySelector(":scope > .face") ?? piece).cloneNode(true);
    face.querySelectorAll("[id], .visually-hidden, .suggested, .marks, form").forEach((part) => part.remove());
    return [face.textContent.replace(/\s+/g, " ").trim(), ...[...face.querySelectorAll("use")].map((use) => use.getAttribute("href"))].join(" ");
  };
  // Where a piece lies, and where in the part of the board that holds it; what it shows.
  const places = () => {
    const parts = new Map();
    const found = new Map();
    for (const piece of pieces()) {
      if (!(piece instanceof HTMLElement)) continue;
      const part = piece.parentElement.closest("[id], section");
      if (!parts.has(part)) parts.set(part, { ...cornerOf(part), pieces: 0 });
      const frame = parts.get(part);
      frame.pieces += 1;
      const { x, y, width, height } = cornerOf(piece);
      const [left, top] = [x + width / 2, y + height / 2];
      const large = width > innerWidth * LARGE || !width;
      const scale = piece.closest("[data-scale]")?.dataset.scale;
      found.set(piece.id, { piece, scale, isPiece: gantry.isPiece(piece), part, frame, large, face: gantry.faceOf(piece), moment: piece.querySelector("[data-moment]")?.dataset.moment, x: left, y: top, inX: left - frame.x, inY: top - frame.y });
    }
    return found;
  };

  // Where the parts of the board make room for each other, or show more or less of something, their pieces have not moved.
  const move = (before, after) => {
    let count = 0;
    for (const [id, to] of after) {
      const from = before.get(id);
      if (!from || from.large || to.large || from.scale !== to.scale || count === MOST) continue;
      const [x, y] = from.part === to.part ? [from.inX - to.inX, from.inY - to.inY] : [from.x - to.x, from.y - to.y];
      if (Math.abs(x) + Math.abs(y) < 8) continue;
      count += 1;
      if (gantry.isCalm()) to.piece.animate({ filter: ["brightness(1.3)", "none"] }, { duration: 2 * TIME });
      else to.piece.animate({ translate: [`${x}px ${y}px`, "0 0"] }, { duration: TIME, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
    }
  };

  // What was clicked stays where it is, as far as its area can be scrolled.
  let clicked;
  document.addEventListener("click", (event) => {
    const piece = event.target.closest(":is(.table-board, .table-tray) [id]");
    clicked = piece && { id: piece.id, top: piece.getBoundingClientRect().top, time: Date.now() };
  }, true);
  const hold = () => {
    if (!clicked || Date.now() - clicked.time > 3000) return;
    const piece = document.getElementById(clicked.id);
    const area = piece?.closest(".table-board");
    if (area) area.scrollTop += piece.getBoundingClientRect().top - clicked.top;
  };

  const isSeen = (piece, area) => {
    const [box, frame] = [piece.getBoundingClientRect(), area.getBoundingClientRect()];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  };
  // What a question is about: what the board says, else what can be clicked. If nothing of it is in sight, the first is brought.
  const bringIntoSight = () => {
    const asked = [];
    for (const area of areas()) {
      const said = area.querySelectorAll("[data-asked]");
      for (const piece of said.length ? said : area.querySelectorAll(".piece.playable:not(.advice)")) asked.push([piece, area]);
    }
    if (!asked.length || asked.some(([piece, area]) => isSeen(piece, area))) return;
    asked[0][0].scrollIntoView({ block: "center", inline: "center", behavior: gantry.isCalm() ? "auto" : "smooth" });
  };

  const moment = () => `${table()?.dataset.version} ${table()?.dataset.at}`;
  let before;
  document.addEventListener("htmx:before:swap", () => {
    before = { places: places(), moment: moment(), prompt: document.querySelector(".prompt-now")?.textContent };
  });
  document.addEventListener("htmx:after:swap", () => {
    if (!before || before.moment === moment()) return;
    hold();
    if (document.querySelector(".prompt-now")?.textContent !== before.prompt) {
      for (const list of document.querySelectorAll(".table-dock, .table-dock .choices")) list.scrollTop = 0;
    }
    const after = places();
    move(before.places, after);
    document.dispatchEvent(new CustomEvent("gantry:changed", { detail: { before: before.places, after } }));
    if (table().dataset.turn === "yours") bringIntoSight();
    before = undefined;
  });
  bringIntoSight();
})();
