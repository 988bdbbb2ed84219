
// ---- Jupiter Rescue: the window onto the map shows where something is to be done, and keeps its middle when zoomed. Without
// this file it is panned by hand.
(() => {
  const content = document.querySelector("#content");
  const pan = () => document.querySelector(".jr-pan");
  if (!content || !pan()) return;
  const zoom = () => document.querySelector(".jr-controls [id^=jr-zoom-]:checked")?.id;
  // The middle of the window as a share of the map.
  let middle = { x: 0.5, y: 0.5 };
  let shown;

  const remember = (window) => {
    middle = {
      x: (window.scrollLeft + window.clientWidth / 2) / window.scrollWidth,
      y: (window.scrollTop + window.clientHeight / 2) / window.scrollHeight,
    };
  };
  const centre = (window, piece) => {
    const [frame, box] = [window.getBoundingClientRect(), piece.getBoundingClientRect()];
    window.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
    window.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
    remember(window);
  };
  const isOutside = (window, piece) => {
    const [frame, box] = [window.getBoundingClientRect(), piece.getBoundingClientRect()];
    return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
  };

  // A module that waits for a Creep, else the Robot whose turn it is, else the whole colony.
  const look = () => {
    const window = pan();
    if (!window) return;
    const module = window.querySelector(".jr-number.now");
    const piece = module ?? window.querySelector(".jr-robot-of.up");
    const turn = [document.querySelector(".jr-turn")?.textContent, module?.className, Boolean(piece)].join();
    if (turn !== shown || (piece && isOutside(window, piece))) centre(window, piece ?? window.querySelector(".jr-picture"));
    shown = turn;
  };
  document.addEventListener("scroll", (event) => { if (event.target === pan()) remember(event.target); }, true);
  document.addEventListener("change", (event) => {
    const window = pan();
    if (!window || event.target.id !== zoom()) return;
    window.scrollTo(middle.x * window.scrollWidth - window.clientWidth / 2, middle.y * window.scrollHeight - window.clientHeight / 2);
  });
  new MutationObserver(look).observe(content, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-version"] });
  look();
})();
