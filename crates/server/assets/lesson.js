
// ---- Lessons: a click brings the next page without loading all of it anew, and what was finished is remembered here.
(() => {
  const DONE = "gantry-lessons";
  const done = () => new Set(JSON.parse(localStorage.getItem(DONE) ?? "[]"));
  for (const entry of document.querySelectorAll("[data-lesson-entry]")) {
    if (done().has(entry.dataset.lessonEntry)) entry.querySelector(".lesson-done").hidden = false;
  }
  const content = document.querySelector("#content[data-lesson]");
  if (!content) return;

  const inSight = () => {
    document.querySelector("[data-look]")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: gantry.isCalm() ? "auto" : "smooth" });
    if (document.querySelector("#table[data-lesson-over]")) localStorage.setItem(DONE, JSON.stringify([...done().add(content.dataset.lesson)]));
  };
  const show = async (address, keep) => {
    const answer = await fetch(address).catch(() => undefined);
    const table = answer?.ok && gantry.parse(await answer.text()).querySelector("#table");
    if (!table) return location.assign(address);
    await htmx.swap({ text: table.outerHTML, target: "#table", swap: "outerMorph", sourceElement: content, hx: {}, request: {} });
    if (keep) history.pushState(null, "", address);
    document.querySelector("#dock")?.scrollTo(0, 0);
    inSight();
  };
  // One click after the other.
  let before = Promise.resolve();
  const act = (code) => {
    before = before.then(() => {
      const form = document.querySelector("[data-lesson-act]");
      return form && show(`${form.getAttribute("action")}?${new URLSearchParams({ did: form.elements.did.value, action: code })}`, true);
    });
    return before.then(() => document.querySelector("#table").dataset.version);
  };
  // For the boards, as at a table.
  gantry.play = act;
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-lesson-act]") || event.submitter?.name !== "action") return;
    event.preventDefault();
    act(event.submitter.value);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-lesson-link]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(link.href, true);
  });
  addEventListener("popstate", () => show(location.href, false));
  inSight();
})();
