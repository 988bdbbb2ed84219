// ---- Rocket Jockey: a click anywhere on a flight path is a click on the card that flies it.
document.addEventListener("click", (event) => {
  const path = event.target.closest?.("[data-arc]");
  if (path) document.getElementById(path.dataset.arc)?.click();
});

// ---- Rocket Jockey: a launch takes its second; the rocket on the board shows it.
(() => {
  const launched = () => document.querySelector(".rj-planet[data-launch]");
  let before = launched()?.id;
  document.addEventListener("gantry:changed", () => {
    const now = launched();
    if (now && now.id !== before) now.classList.add("moment");
    before = now?.id;
  });
})();
