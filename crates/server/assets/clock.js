
// ---- Clocks: they count down to moments that the server named, by its own clock.
(() => {
  const content = document.querySelector("#content[data-now]");
  if (!content) return;
  const ahead = Number(content.dataset.now) - Date.now();
  const two = (number) => String(number).padStart(2, "0");
  const told = (left, units) => {
    const seconds = Math.max(0, Math.floor(left / 1000));
    const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(seconds / unit));
    const [day, hour] = units.split(" ");
    if (days) return `${days} ${day} ${hours % 24} ${hour}`;
    if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
    return `${minutes}:${two(seconds % 60)}`;
  };
  const tick = () => {
    for (const clock of document.querySelectorAll("#table .clock[data-until]")) {
      const left = Number(clock.dataset.until) - Date.now() - ahead;
      const text = left > 0 ? told(left, clock.dataset.units) : clock.dataset.up;
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("low", left < 30000);
    }
  };
  tick();
  setInterval(tick, 250);
  // What was just swapped in shows moments, not times left.
  new MutationObserver(tick).observe(content, { subtree: true, attributes: true, attributeFilter: ["data-until"], childList: true });
})();
