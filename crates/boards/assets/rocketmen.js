
// ---- Rocketmen: a click on something in the basket takes it out again, whatever was put in after it: the basket is emptied
// step by step and filled anew with the rest. Without scripts the click takes back the last step.
document.addEventListener("click", (event) => {
  const piece = event.target.closest("button[form=undo][data-steps]");
  const undo = document.querySelector("#undo");
  if (!piece || !undo || !window.gantry?.play || Number(piece.dataset.steps) < 2) return;
  event.preventDefault();
  for (let step = 0; step < Number(piece.dataset.steps); step += 1) undo.requestSubmit();
  for (const code of piece.dataset.again.split("; ").filter(Boolean)) gantry.play(code, piece);
});

// ---- Rocketmen: what one buys travels from the market to the Playing Area, where it is drawn as a chip.
(() => {
  let bought = [];
  const cardOf = (piece) => piece.id.replace(/^(display-\d+|engine)-/, "");
  document.addEventListener("htmx:before:swap", () => {
    const chosen = document.querySelectorAll(":is(.rm-display, .rm-engines) .chosen");
    bought = [...chosen].map((piece) => ({ id: piece.id, card: cardOf(piece), from: piece.getBoundingClientRect() }));
  });
  document.addEventListener("htmx:after:swap", () => {
    for (const { id, card, from } of bought) {
      const chip = document.querySelector(`.rm-area [data-card="${card}"]`);
      if (!chip || document.getElementById(id)?.matches(".chosen")) continue;
      const to = chip.getBoundingClientRect();
      if (!to.width || gantry.isCalm()) continue;
      const way = `${from.left + from.width / 2 - to.left - to.width / 2}px ${from.top + from.height / 2 - to.top - to.height / 2}px`;
      chip.animate({ translate: [way, "0 0"], scale: [1.6, 1] }, { duration: 420, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
    }
    bought = [];
  });
})();

// ---- Rocketmen: how a flight ended is shown for a moment, when it is news.
(() => {
  const told = () => document.querySelector("#rm-outcome");
  let before = told()?.textContent;
  document.addEventListener("gantry:changed", () => {
    const [was, now] = [before, told()?.textContent];
    before = now;
    if (!now || was === undefined || now === was) return;
    told().parentElement.classList.add("moment");
    gantry.sound(told().dataset.sound);
  });
})();
