// What the pages do beyond plain forms. Everything here is an extra: without this file all of it works by forms and links.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const root = document.documentElement;
  root.classList.add("js");

  // ---- Colours: at once, and remembered.
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-theme-toggle]");
    if (!button) return;
    event.preventDefault();
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    fetch("/settings", { method: "POST", headers: { "X-Quiet": "1" }, body: new URLSearchParams({ theme: root.dataset.theme }) });
  });

  // ---- Links to copy.
  for (const field of document.querySelectorAll("[data-absolute]")) field.value = new URL(field.value, location.href).href;
  const showCopy = () => document.querySelectorAll("[data-copy][hidden]").forEach((button) => { button.hidden = !navigator.clipboard; });
  showCopy();
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    const field = $("input", button.parentElement);
    await navigator.clipboard.writeText(new URL(field.value, location.href).href);
    button.lastChild.textContent = button.dataset.done;
  });

  // ---- Forms that send themselves when something is chosen, and fields that empty themselves when sent.
  document.querySelectorAll("[data-needless]").forEach((button) => { button.hidden = true; });
  document.addEventListener("change", (event) => { event.target.closest("form[data-auto]")?.requestSubmit(); });
  document.addEventListener("submit", (event) => {
    if (event.target.matches("form[data-clear]")) setTimeout(() => event.target.reset());
  });

  // ---- At the table.
  const content = $("#content[data-match]");
  if (content) {
    const table = () => $("#table");
    const notice = $("#notice");
    const match = content.dataset.match;

    // Why not: on hover after a moment, on a long press, with the key w for the piece in focus.
    let asked = "";
    const why = async (piece) => {
      const code = piece.dataset.why;
      const key = `${table()?.dataset.version} ${code}`;
      if (asked === key && notice.textContent) return;
      asked = key;
      const answer = await fetch(`/m/${match}/why?${new URLSearchParams({ action: code })}`, { headers: { "HX-Request": "true" } });
      if (answer.ok && asked === key) notice.replaceChildren(...new DOMParser().parseFromString(await answer.text(), "text/html").body.childNodes);
    };
    let waiting = 0;
    const soon = (event, delay) => {
      const piece = event.target.closest?.("[data-why]");
      clearTimeout(waiting);
      if (piece) waiting = setTimeout(() => why(piece), delay);
    };
    document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") soon(event, 600); });
    document.addEventListener("pointerdown", (event) => { if (event.pointerType !== "mouse") soon(event, 450); });
    for (const name of ["pointerup", "pointercancel", "pointerout"]) document.addEventListener(name, () => clearTimeout(waiting));

    // A notice goes away by itself after a while, with Escape, or when it is clicked.
    let leaving = 0;
    const dismiss = () => notice.replaceChildren();
    new MutationObserver(() => {
      clearTimeout(leaving);
      if (notice.childElementCount) leaving = setTimeout(dismiss, 9000);
    }).observe(notice, { childList: true });
    document.addEventListener("keydown", (event) => { 
      if (event.key !== "Escape") return;
      dismiss();
      if ($("#rules")?.open) $("#rules").open = false;
    });
    notice.addEventListener("click", (event) => { if (!event.target.closest("a")) dismiss(); });

    // The rules beside the table.
    const rules = async (clause) => {
      const pane = $("#rules");
      if (!pane) return false;
      const inside = $("#rules-pane");
      if (!pane.dataset.loaded) {
        const answer = await fetch(pane.dataset.rulesPane);
        if (!answer.ok) return false;
        inside.replaceChildren(...new DOMParser().parseFromString(await answer.text(), "text/html").body.childNodes);
        pane.dataset.loaded = "yes";
      }
      pane.open = true;
      pane.classList.add("open");
      const place = clause && document.getElementById(clause);
      if (place) location.hash = clause;
      else pane.scrollTop = 0;
      return true;
    };
    $("#rules")?.addEventListener("toggle", () => { if ($("#rules").open) rules(); });
    document.addEventListener("click", async (event) => {
      const link = event.target.closest("[data-clause], [data-rules]");
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!(await rules(link.dataset.clause))) location.href = link.href;
    });
    // Searching in the pane stays in the pane.
    document.addEventListener("submit", async (event) => {
      if (!event.target.matches("#rules [data-search]")) return;
      event.preventDefault();
      const query = new URLSearchParams(new FormData(event.target));
      query.set("pane", "yes");
      const answer = await fetch(`${event.target.getAttribute("action")}?${query}`);
      if (answer.ok) $("#rules-pane").replaceChildren(...new DOMParser().parseFromString(await answer.text(), "text/html").body.childNodes);
    });

    // What a tab leads to is open.
    const unfold = () => {
      const panel = document.getElementById(location.hash.slice(1));
      if (!panel?.matches("details.tab-panel")) return;
      panel.open = true;
      panel.scrollIntoView();
    };
    addEventListener("hashchange", unfold);
    unfold();

    // Your turn: in the title, and as a soft sound for those who want it.
    const title = document.title.replace(/^.*: /, "");
    let turn = table()?.dataset.turn;
    const ring = () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = 660;
      gain.gain.setValueAtTime(0.08, context.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
      tone.connect(gain).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + 0.4);
    };
    new MutationObserver(() => {
      showCopy();
      const now = table()?.dataset.turn;
      if (now === turn) return;
      turn = now;
      const prompt = $(".prompt-now")?.textContent;
      document.title = now === "yours" && prompt ? `● ${title}` : title;
      if (now === "yours" && root.dataset.sound === "on") ring();
    }).observe(content, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-turn"] });

    // The stream: while it is open, forms need not be answered with the whole table.
    let live = false;
    const connected = (now) => {
      live = now;
      document.body.classList.toggle("offline", !now && !document.hidden);
    };
    document.addEventListener("htmx:sse:after:connection", () => connected(true));
    for (const name of ["htmx:sse:error", "htmx:sse:close", "htmx:sse:before:connection"]) document.addEventListener(name, () => connected(false));
    document.addEventListener("visibilitychange", () => { if (document.hidden) live = false; });
    document.addEventListener("htmx:config:request", (event) => {
      if (live) event.detail.ctx.request.headers["X-Live"] = "1";
    });
  }

  // ---- Keys: digits choose, u takes back, w asks why not; replay by arrows.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, [contenteditable]")) return;
    if (event.key === "w") {
      const piece = document.activeElement?.closest("[data-why]");
      if (piece) piece.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "key" }));
      return;
    }
    const target = [...document.querySelectorAll("[data-key]")].find((element) => element.dataset.key === event.key);
    if (target) {
      event.preventDefault();
      target.click();
    }
  });
})();
