// ---- Rocket Jockey: a click anywhere on a flight path is a click on the card that flies it.
document.addEventListener("click", (event) => {
  const path = event.target.closest?.("[data-arc]");
  if (path) document.getElementById(path.dataset.arc)?.click();
});
