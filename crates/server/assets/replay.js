
// ---- Others' steps one after another, at one's own pace; and moments of the past in place, without another page.
(() => {
  const content = document.querySelector("#content[data-match]");
  if (!content) return;
  const here = `/m/${content.dataset.match}`;
  const table = () => document.querySelector("#table");
  const isPast = () => table()?.dataset.at !== undefined;

  // ---- What comes by the stream waits until the step before it was seen: not while one is to act oneself, a whole turn no
  // longer than this, and a click or a key ends the waiting.
  const STEP = { quick: 180, normal: 450 };
  const MOMENT = 1000;
  const TURN = 4000;
  let shown = 0;
  let long = false;
  let turn = { seat: undefined, spent: 0 };
  let skipped = false;
  let goOn;
  const rest = (time) => new Promise((done) => {
    goOn = () => { goOn = undefined; done(); };
    setTimeout(() => goOn?.(), time);
  });
  const pause = () => {
    if (gantry.isCalm() || document.hidden || skipped || table()?.dataset.turn === "yours") return 0;
    const step = long ? MOMENT : STEP[document.documentElement.dataset.speed] ?? STEP.normal;
    return Math.min(shown + step - Date.now(), TURN - turn.spent);
  };
  let missed = false;
  document.addEventListener("htmx:sse:before:message", (event) => {
    if (isPast()) {
      missed = true;
      event.detail.cancelled = true;
      return;
    }
    const time = pause();
    if (time <= 0) return;
    turn.spent += time;
    event.detail.waitUntil(rest(time));
  });
  document.addEventListener("gantry:changed", () => {
    shown = Date.now();
    long = Boolean(document.querySelector(".moment, .lift-off"));
    const seat = document.querySelector("#log [data-seat]")?.dataset.seat;
    if (seat !== turn.seat) turn = { seat, spent: 0 };
    if (table()?.dataset.turn === "yours" || !document.querySelector(".player.own")) skipped = false;
  });
  const skip = () => {
    if (!goOn || playing || watching) return;
    skipped = true;
    goOn();
  };
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, skip, true);

  // ---- Another moment. Of several that are asked for, the last one is shown.
  let latest = 0;
  const go = async (address) => {
    const mine = (latest += 1);
    const answer = await fetch(address).catch(() => undefined);
    const now = answer?.ok && gantry.parse(await answer.text()).querySelector("#table");
    if (mine !== latest) return false;
    if (now) await gantry.show(now);
    else location.href = address;
    return Boolean(now);
  };
  const visit = async (address) => { if (await go(address)) history.replaceState(null, "", address); };
  const moment = (at) => {
    const query = new URLSearchParams(location.search);
    query.set("at", at);
    return `${here}?${query}`;
  };
  // Back to now. What came meanwhile was not taken in.
  const toNow = async () => {
    do missed = false;
    while ((await go(here)) && missed);
    if (!isPast()) history.replaceState(null, "", here);
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#table a[href], #table area[href]");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || link.dataset.watch) return;
    const to = new URL(link.href);
    if (to.pathname !== here) return;
    const at = to.searchParams.get("at");
    if (at === null && (!isPast() || !document.querySelector("#live"))) return;
    event.preventDefault();
    pausePlay();
    if (at === null) toNow();
    else visit(to.searchParams.has("seat") ? to.pathname + to.search : moment(at));
  });
  const fromForm = (form) => visit(`${here}?${new URLSearchParams(new FormData(form))}`);
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".replay-form")) return;
    event.preventDefault();
    fromForm(event.target);
  });
  document.addEventListener("input", (event) => {
    if (!event.target.matches(".replay-form [name]")) return;
    pausePlay();
    fromForm(event.target.form);
  });

  // ---- A replay plays by itself.
  let playing;
  let pace;
  const dress = () => {
    const button = document.querySelector("#replay-play");
    if (!button) return;
    button.dataset.play ??= button.getAttribute("aria-label");
    button.setAttribute("aria-label", playing ? button.dataset.pause : button.dataset.play);
    button.classList.toggle("playing", Boolean(playing));
    if (pace) document.querySelector("#replay-pace").value = pace;
  };
  const pausePlay = () => {
    if (!playing) return;
    playing = undefined;
    goOn?.();
    dress();
  };
  const play = async () => {
    const mine = (playing = {});
    dress();
    for (;;) {
      const slider = document.querySelector("#replay-at");
      if (playing !== mine || !slider || Number(slider.value) >= Number(slider.max)) break;
      await visit(moment(Number(table().dataset.at) + 1));
      await rest(Number(document.querySelector("#replay-pace")?.value ?? 1200));
    }
    if (playing === mine) pausePlay();
  };
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#replay-play")) return;
    if (playing) pausePlay();
    else play();
  });
  document.addEventListener("change", (event) => { if (event.target.id === "replay-pace") pace = event.target.value; });
  document.addEventListener("htmx:after:swap", dress);

  // ---- What the others did since one's last turn is played again; any click or key ends it.
  let watching;
  const watch = async (from, to) => {
    const mine = (watching = {});
    const turns = document.querySelectorAll("#since-steps .log-turn").length;
    const time = Math.min(900, Math.max(300, (TURN * turns) / (to - from)));
    for (let at = from; at <= to && watching === mine; at += 1) {
      if (!(await go(`${here}?at=${at}`))) break;
      if (watching === mine) await rest(time);
    }
    if (watching === mine) endWatch();
  };
  const endWatch = async () => {
    watching = undefined;
    goOn?.();
    await toNow();
    document.querySelector("#since-watch")?.focus({ preventScroll: true });
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-watch]");
    if (watching) {
      event.preventDefault();
      event.stopImmediatePropagation();
      endWatch();
    } else if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      watch(Number(new URL(link.href).searchParams.get("at")), Number(link.dataset.watch));
    }
  }, true);
  document.addEventListener("keydown", (event) => {
    if (!watching || ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    endWatch();
  }, true);
})();
