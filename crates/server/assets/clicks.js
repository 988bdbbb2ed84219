
// ---- Clicks at the table wait for each other: each is sent with the version that the answer to the one before it brought, so
// that nobody is too quick for the table. What somebody else has changed meanwhile is looked at again: a click still counts if
// the table offers the same.
(() => {
  const content = document.querySelector("#content[data-match]");
  if (!content) return;
  const table = () => document.querySelector("#table");
  const seen = () => Number(table()?.dataset.version ?? 0);
  const waiting = [];
  let sending;
  // The version that the last answer brought.
  let answered = 0;

  const pause = (time) => new Promise((done) => { setTimeout(done, time); });

  // What the server answers. One that is gone is waited for, however long, and so is one behind a proxy that says so.
  const fetched = async (...what) => {
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await fetch(...what);
        const page = gantry.parse(await answer.text());
        if (![502, 504].includes(answer.status)) return { headers: answer.headers, page };
      } catch { /* It is asked again. */ }
      await pause(Math.min(250 * 2 ** tries, 4000));
    }
  };

  // An answer to a click. It has a name of its own, so that it is done once.
  const ask = async (click, version) => {
    const body = new URLSearchParams({ ...click.fields, version, id: click.id });
    const sent = { "HX-Request": "true", ...(gantry.isLive?.() && { "X-Live": "1" }) };
    const { headers, page } = await fetched(click.to, { method: "POST", headers: sent, body });
    return { trouble: headers.get("x-trouble") ?? (headers.has("x-version") ? null : "other"), version: Number(headers.get("x-version")), page };
  };

  // The table as it is now, if it still offers what was clicked.
  const lookAgain = async (click) => {
    const now = (await fetched(location.pathname)).page.querySelector("#table");
    const first = click.fields.action?.split("; ")[0];
    const offers = [...(now?.querySelectorAll("button[name=action]:not([data-why])") ?? [])];
    const offered = first === undefined || offers.some((button) => button.value.split("; ")[0] === first);
    return { now, version: Number(now?.dataset.version), offered };
  };

  const send = async (click) => {
    let version = Math.max(click.version, answered);
    let told = false;
    for (let tries = 0; ; tries += 1) {
      const answer = await ask(click, version);
      // Who clicks faster than the server allows need not know it.
      if (answer.trouble === "too-fast") {
        await pause(500);
        tries -= 1;
        continue;
      }
      if (answer.version) answered = Math.max(answered, answer.version);
      if (answer.trouble === "stale" && tries < 5) {
        const again = await lookAgain(click);
        if (again.offered) {
          version = again.version;
          continue;
        }
        if (again.now) await gantry.show(again.now);
      }
      const now = answer.page.querySelector("#table");
      if (now) await gantry.show(now);
      if (answer.trouble === "away") {
        // Nothing is saved while the server waits for its database. The click keeps its name, so it can be sent until it is.
        gantry.tell?.(answer.page.querySelector("#notice")?.childNodes ?? [], click.beside);
        told = true;
        await pause(1000);
        tries -= 1;
        continue;
      }
      if (told && !answer.trouble) gantry.tell?.([]);
      const notice = answer.page.querySelector("#notice");
      if (notice) gantry.tell?.(notice.childNodes, answer.trouble ? click.beside : undefined);
      return answer.trouble ? 0 : answer.version;
    }
  };

  const sendAll = async () => {
    while ((sending = waiting.shift())) {
      document.body.classList.add("sending");
      sending.done(await send(sending).catch(() => { location.reload(); return 0; }));
    }
    document.body.classList.remove("sending");
  };

  const add = (to, fields, piece) => new Promise((done) => {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    waiting.push({ to, fields, piece, id, version: seen(), beside: piece?.getBoundingClientRect(), done });
    if (!sending) sendAll();
  });

  // For the boards: does this action, or several at once; tells the version it led to, or 0 if it was refused.
  gantry.play = (code, piece) => add(`/m/${content.dataset.match}/act`, { action: code }, piece);

  let repeated = false;
  document.addEventListener("click", (event) => { repeated = event.detail > 1; }, true);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-clicks]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    // A double click on one thing means it once.
    const same = (click) => click && fields.action && click.piece === event.submitter && click.fields.action === fields.action;
    if (repeated && [sending, ...waiting].some(same)) return;
    add(form.getAttribute("action"), fields, event.submitter);
  }, true);
})();
