
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
