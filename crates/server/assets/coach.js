
// ---- The coach: of the notes that fit, the first that was not shown yet; it stays until the table changes.
(() => {
  const HEARD = "gantry-coach";
  const heard = () => new Set(JSON.parse(localStorage.getItem(HEARD) ?? "[]"));
  let now = {};
  const show = () => {
    const version = document.querySelector("#table")?.dataset.version;
    const coach = document.querySelector("#coach");
    if (!coach || document.documentElement.dataset.coach !== "on") return;
    const notes = [...coach.querySelectorAll("[data-note]")];
    if (now.version !== version) {
      const known = heard();
      const next = notes.find((note) => !known.has(note.dataset.note))?.dataset.note;
      now = { version, note: next, quiet: false };
      if (next) localStorage.setItem(HEARD, JSON.stringify([...known.add(next)]));
    }
    for (const note of notes) note.classList.toggle("now", note.dataset.note === now.note);
    coach.classList.toggle("heard", now.quiet);
  };
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-coach-heard]")) return;
    now.quiet = true;
    show();
  });
  document.addEventListener("htmx:after:swap", show);
  show();
})();
