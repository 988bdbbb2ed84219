
// ---- Jupiter Rescue: the window onto the map shows where something is to be done, and keeps its middle when zoomed. Without
// this file it is panned by hand.
(() => {
  const content = document.querySelector("#content");
  const pan = () => document.querySelector(".jr-pan");
  if (!content || !pan()) return;
  const zoom = () => document.querySelector(".jr-controls [id^=jr-zoom-]:checked")?.id;
  // The middle of what is seen, as a share of the map; nothing while all of it is seen.
  let middle;
  // The turn and the place that were shown.
  let [turn, place] = [];

  const remember = (view) => {
    middle = view.scrollWidth > view.clientWidth && {
      x: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
      y: (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
    };
  };
  // What is seen of the window between the head of the page and, on a phone, the sheet with the choices.
  const seen = (view) => {
    const { left, right, top, bottom } = view.getBoundingClientRect();
    const head = document.querySelector(".site-head")?.getBoundingClientRect().bottom ?? 0;
    const sheet = document.querySelector("#dock")?.getBoundingClientRect();
    const end = sheet && sheet.left < right ? Math.min(bottom, sheet.top) : bottom;
    return end - Math.max(top, head) > 100 ? { left, right, top: Math.max(top, head), bottom: end } : { left, right, top, bottom };
  };
  const centre = (view, piece) => {
    const [frame, box] = [seen(view), piece.getBoundingClientRect()];
    view.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
    view.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
    remember(view);
  };
  const isOutside = (view, piece) => {
    const [frame, box] = [seen(view), piece.getBoundingClientRect()];
    return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
  };

  // A module that waits for a Creep, else the Robot whose turn it is, else the whole colony.
  const find = (view) => view.querySelector(".jr-number.now") ?? view.querySelector(".jr-robot-of.up");
  const look = () => {
    const view = pan();
    if (!view) return;
    const piece = find(view);
    const known = [turn, place];
    turn = document.querySelector(".jr-turn")?.textContent;
    place = piece && (piece.closest(".jr-dome, .jr-pod") ?? piece).className;
    const moved = place !== known[1] && (!piece || isOutside(view, piece));
    if (turn !== known[0] || moved) centre(view, piece ?? view.querySelector(".jr-picture"));
  };
  document.addEventListener("scroll", (event) => { if (event.target === pan()) remember(event.target); }, true);
  document.addEventListener("change", (event) => {
    const view = pan();
    if (!view || event.target.id !== zoom()) return;
    if (!middle) centre(view, find(view) ?? view.querySelector(".jr-picture"));
    else view.scrollTo(middle.x * view.scrollWidth - view.clientWidth / 2, middle.y * view.scrollHeight - view.clientHeight / 2);
    remember(view);
  });
  addEventListener("resize", () => { turn = undefined; look(); });
  new MutationObserver(look).observe(content, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-version"] });
  look();
})();
