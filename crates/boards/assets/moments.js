// ---- What is being shown on a board, such as a launch, is skipped by a click: every movement is then at its end.
document.addEventListener("pointerdown", () => {
  for (const movement of document.querySelector(".table-board")?.getAnimations({ subtree: true }) ?? []) {
    if (Number.isFinite(movement.effect?.getComputedTiming().endTime)) movement.finish();
  }
}, true);
