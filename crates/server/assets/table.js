
// ---- At the table: the rules beside it, whose turn it is, the stream.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const content = $("#content[data-match]");
  if (!content) return;

  // The rules are a tab; on narrow windows it is in the drawer.
  const open = (tab) => {
    $(`#tab-${tab}`).checked = true;
    const drawer = $("#drawer");
    if (drawer) drawer.checked = true;
  };
  const rules = async (clause) => {
    const pane = $("#rules");
    if (!pane) return false;
    if (!pane.dataset.loaded) {
      const answer = await fetch(pane.dataset.rulesPane);
      if (!answer.ok) return false;
      $("#rules-pane").replaceChildren(...gantry.parse(await answer.text()).body.childNodes);
      pane.dataset.loaded = "yes";
    }
    open("rules");
    const place = clause && document.getElementById(clause);
    if (place) {
      place.open = true;
      location.hash = clause;
    } else pane.scrollTop = 0;
    return true;
  };
  document.addEventListener("change", (event) => { if (event.target.id === "tab-rules") rules(); });
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
    if (answer.ok) $("#rules-pane").replaceChildren(...gantry.parse(await answer.text()).body.childNodes);
  });

  // What opens over the board closes with Escape, with its own button, or by a click elsewhere.
  const OVER = "details.menu, .player > details";
  const close = (kept) => document.querySelectorAll(OVER).forEach((box) => { if (box !== kept) box.open = false; });
  document.addEventListener("click", (event) => {
    const shut = event.target.closest("[data-shut]");
    if (shut) {
      event.preventDefault();
      shut.closest("details").open = false;
    }
    const box = event.target.closest(OVER);
    close(box);
    if (!event.target.closest(".table-tabs, .drawer-button, [data-rules], [data-clause]") && $("#drawer")) $("#drawer").checked = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    close();
    if ($("#drawer")) $("#drawer").checked = false;
  });

  // The sheet of choices on a phone: pulled up for all of it, down for more of the board.
  let pulled;
  document.addEventListener("pointerdown", (event) => {
    const handle = event.target.closest(event.pointerType === "mouse" ? ".pull" : ".pull, .prompt");
    pulled = handle && event.clientY;
  });
  // A mouse that pulls selects no text.
  document.addEventListener("mousedown", (event) => { if (event.target.closest(".pull")) event.preventDefault(); });
  document.addEventListener("pointerup", (event) => {
    const by = pulled && event.clientY - pulled;
    pulled = undefined;
    const [sheet, dock] = [$("#pull"), $("#dock")];
    if (!by || !sheet || Math.abs(by) < 24) return;
    if (by < 0) {
      if (!content.classList.contains("sheet-low")) sheet.checked = true;
      content.classList.remove("sheet-low");
    } else {
      if (!sheet.checked) content.classList.add("sheet-low");
      sheet.checked = false;
    }
    dock.scrollTop = 0;
  });
  // A new question shows its choices again.
  document.addEventListener("htmx:after:swap", () => { if ($("#table")?.dataset.turn === "yours") content.classList.remove("sheet-low"); });

  // The chat: how many lines are new since it was last open, on its tab and on the button of the drawer.
  const READ = `chat-${content.dataset.match}`;
  const chatIsOpen = () => !document.hidden && $("#chat")?.checkVisibility({ visibilityProperty: true });
  const showUnread = () => {
    const lines = [...document.querySelectorAll("#chat-lines > li")];
    const newest = Number(lines.at(-1)?.dataset.n ?? -1);
    if (chatIsOpen()) sessionStorage.setItem(READ, newest);
    const read = Number(sessionStorage.getItem(READ) ?? -1);
    const unread = lines.filter((line) => Number(line.dataset.n) > read && !("own" in line.dataset)).length;
    for (const mark of document.querySelectorAll(".unread")) {
      mark.hidden = !unread;
      $(".unread-count", mark).textContent = unread;
    }
  };
  showUnread();
  // A spectator without a name is asked for it before anything is sent.
  document.addEventListener("focusin", (event) => {
    const name = $(".chat-name", event.target.form ?? undefined);
    if (name) name.required = !("named" in content.dataset);
  });
  for (const name of ["change", "visibilitychange", "htmx:after:swap"]) document.addEventListener(name, () => setTimeout(showUnread));

  // Your turn: in the title, and as a soft sound.
  const title = document.title.replace(/^.*: /, "");
  let turn = $("#table")?.dataset.turn;
  new MutationObserver(() => {
    gantry.showCopy();
    const now = $("#table")?.dataset.turn;
    if (now === turn) return;
    turn = now;
    document.title = now === "yours" && $(".prompt-now") ? `● ${title}` : title;
    if (now === "yours") gantry.sound("turn");
  }).observe(content, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-turn"] });

  // The stream: while it is open, forms need not be answered with the whole table.
  let live = false;
  gantry.isLive = () => live;
  // That it is lost is told if it does not come back within a moment.
  const offline = $("#offline");
  let lost;
  const connected = (now) => {
    live = now;
    if (now) {
      lost = clearTimeout(lost);
      offline.textContent = "";
    } else lost ??= setTimeout(() => {
      lost = undefined;
      if (!live && !document.hidden) offline.textContent = offline.dataset.says;
    }, 1500);
  };
  document.addEventListener("htmx:sse:after:connection", () => connected(true));
  for (const name of ["htmx:sse:error", "htmx:sse:close", "htmx:sse:before:connection"]) document.addEventListener(name, () => connected(false));
  document.addEventListener("visibilitychange", () => { if (document.hidden) live = false; });
  document.addEventListener("htmx:config:request", (event) => {
    if (live) event.detail.ctx.request.headers["X-Live"] = "1";
  });
})();
