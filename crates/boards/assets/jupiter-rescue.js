
// ---- Jupiter Rescue: the window onto the map shows where something is to be done, and keeps its middle when zoomed. Without
// this file it is panned by hand.
(() => {
  const content = document.querySelector("#content");
  const pan = () => document.querySelector(".jr-pan");
  if (!content || !pan()) return;
  const zoom = () => document.querySelector(".jr-controls [id^=jr-zoom-]:checked")?.id;
  // The middle of what is seen, as a share of the map.
  let middle = { x: 0.5, y: 0.5 };
  let shown;

  const remember = (view) => {
    middle = {
      x: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
      y: (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
    };
  };
  const centre = (view, piece) => {
    const [frame, box] = [view.getBoundingClientRect(), piece.getBoundingClientRect()];
    view.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
    view.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
    remember(view);
  };
  const isOutside = (view, piece) => {
    const [frame, box] = [view.getBoundingClientRect(), piece.getBoundingClientRect()];
    return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
  };

  // A module that waits for a Creep, else the Robot whose turn it is, else the whole colony.
  const look = () => {
    const view = pan();
    if (!view) return;
    const module = view.querySelector(".jr-number.now");
    const piece = module ?? view.querySelector(".jr-robot-of.up");
    const turn = [document.querySelector(".jr-turn")?.textContent, module?.className, Boolean(piece)].join();
    if (turn !== shown || (piece && isOutside(view, piece))) centre(view, piece ?? view.querySelector(".jr-picture"));
    shown = turn;
  };
  document.addEventListener("scroll", (event) => { if (event.target === pan()) remember(event.target); }, true);
  document.addEventListener("change", (event) => {
    const view = pan();
    if (!view || event.target.id !== zoom()) return;
    view.scrollTo(middle.x * view.scrollWidth - view.clientWidth / 2, middle.y * view.scrollHeight - view.clientHeight / 2);
  });
  addEventListener("resize", () => { shown = undefined; look(); });
  new MutationObserver(look).observe(content, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-version"] });
  look();
})();
