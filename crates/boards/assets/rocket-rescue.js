
// ---- Rocket Rescue: while planning, dice are laid out freely, and a tap on a die takes it up again. A plan of four dice is
// sent in the order of the phases, as the rules want it. Without this file dice are placed one by one, from Research on.
(() => {
  const board = () => document.querySelector("#rr-plan[data-plan]");
  const content = document.querySelector("#content[data-match]");
  if (!content) return;
  const read = (text) => (text ? text.split(",").map((die) => die.split(" ")) : []);
  let draft = [];
  // The round, and what lies at the server once it has heard of all that was sent.
  let lies = "";
  // How much is on the way, and from which version on the page shows all that was sent.
  let sending = 0;
  let settled = 0;
  const isSettled = () => !sending && Number(document.querySelector("#table").dataset.version) >= settled;

  const inPhase = (stage) => draft.filter(([other]) => other === stage);
  const takes = (stage) => draft.length < 4 && inPhase(stage).length < 2;
  const set = (element, name, value) => { if (element.getAttribute(name) !== value) element.setAttribute(name, value); };

  // Draws the draft over what the server drew.
  const draw = () => {
    const plan = board();
    if (!plan) return;
    const now = `${plan.dataset.round}:${plan.dataset.plan}`;
    // Something else lies there than what was sent from here: that counts.
    if (now !== lies && isSettled()) {
      draft = read(plan.dataset.plan);
      lies = now;
    }
    let energy = 0;
    for (const face of plan.querySelectorAll(".rr-face")) {
      const [, stage, pips] = face.value.split(" ");
      energy += draft.filter(([other, value]) => other === stage && value === pips).length * face.parentElement.dataset.energy;
      face.classList.toggle("playable", takes(stage));
      face.classList.toggle("idle", !takes(stage));
      face.removeAttribute("data-why");
    }
    plan.classList.toggle("full", draft.length === 4);
    for (const field of plan.querySelectorAll(".rr-field")) {
      const [, stage, place] = field.id.split("-");
      const die = inPhase(stage).sort((a, b) => b[1] - a[1])[place];
      const want = die?.[1] ?? "";
      if (field.dataset.face === want) continue;
      field.dataset.face = want;
      field.classList.toggle("set", Boolean(die));
      const drawn = die && plan.querySelector(`#die-${stage}-${want} .rr-die`);
      field.replaceChildren(...(drawn ? [drawn.cloneNode(true)] : []));
      set(field, "role", die ? "button" : "img");
      set(field, "tabindex", die ? "0" : "-1");
      set(field, "aria-label", die ? `${plan.querySelector(`#die-${stage}-${want} .visually-hidden`).textContent}: ${plan.dataset.lift}` : plan.dataset.empty);
      field.title = die ? plan.dataset.lift : "";
    }
    const balance = plan.querySelector(".rr-balance");
    const have = Number(balance.dataset.have);
    const told = balance.dataset[energy > 0 ? "earn" : energy < 0 ? "cost" : "even"].replace("#", Math.abs(energy));
    if (draft.length && balance.firstElementChild.textContent !== told) balance.firstElementChild.textContent = told;
    const bid = Number(balance.dataset.bid);
    const left = balance.querySelector(".rr-after b:last-child");
    const after = String(have + energy - bid).replace("-", "−");
    if (left.textContent !== after) left.textContent = after;
    balance.classList.toggle("short", have + energy - bid < 0);
    // The sentence above the choices counts loose dice too.
    const next = document.querySelector(".prompt-next");
    if (next && draft.length && draft.length < 4) {
      const forecast = plan.dataset.forecast.replace("#", after);
      if (next.textContent !== forecast) next.textContent = forecast;
    }
  };

  // Sends what leads to this plan. Until all of it is drawn, what comes in between is not.
  const send = async (steps, leadsTo) => {
    lies = `${board().dataset.round}:${leadsTo}`;
    sending += 1;
    const version = await gantry.play(steps.join("; "), board());
    sending -= 1;
    if (version) settled = version;
    else lies = "";
    draw();
  };
  const submit = (plan) => {
    const order = [...plan.querySelectorAll(".rr-stage")].map((stage) => stage.dataset.stage);
    const dice = [...draft].sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]) || b[1] - a[1]).map((die) => die.join(" "));
    // What lies at the server in part is begun anew.
    return send([...(lies.endsWith(":") ? [] : ["take back"]), ...dice.map((die) => `die ${die}`)], dice.join());
  };

  const lay = (stage, face) => {
    if (!takes(stage)) return;
    draft.push([stage, face]);
    draw();
    if (draft.length === 4) submit(board());
  };
  const lift = (field) => {
    const [, stage] = field.id.split("-");
    const index = draft.findIndex(([other, face]) => other === stage && face === field.dataset.face);
    if (index < 0) return;
    draft.splice(index, 1);
    draw();
    // A plan that can be submitted must be the one that lies there.
    if (!lies.endsWith(":")) send(["take back"], "");
  };
  const same = (plan) => read(plan.dataset.plan).length === draft.length;
  document.addEventListener("click", (event) => {
    const plan = board();
    if (!plan) return;
    const field = event.target.closest("#rr-plan .rr-field[role=button]");
    const button = event.target.closest("button[value^='die ']");
    // The list of choices goes on from where the server is; once dice lie loose, it lays out dice too.
    if (!field && !(button && (button.matches(".rr-face") || sending || !same(plan)))) return;
    event.preventDefault();
    event.stopPropagation();
    if (field) return lift(field);
    const [, stage, face] = button.value.split(" ");
    lay(stage, face);
  }, true);
  document.addEventListener("keydown", (event) => {
    const field = event.target.closest?.("#rr-plan .rr-field[role=button]");
    if (!field || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    field.click();
  });
  new MutationObserver(draw).observe(content, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-version", "data-plan"] });
  draw();
})();
