// What the pages do beyond plain forms. Everything here is an extra: without this file all of it works by forms and links.
"use strict";

// What the scripts of one page tell each other.
const gantry = {
  // Whether things should not move.
  isCalm() {
    const { motion: chosen, speed } = document.documentElement.dataset;
    if (speed === "off") return true;
    return chosen ? chosen === "reduced" : matchMedia("(prefers-reduced-motion: reduce)").matches;
  },
  // What a text of HTML stands for.
  parse: (text) => new DOMParser().parseFromString(text, "text/html"),
  // Takes in another table: what is the same stays.
  show: (table) => htmx.swap({ text: table.outerHTML, target: "#table", swap: "outerMorph", sourceElement: document.querySelector("#content"), hx: {}, request: {} }),
};

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

  // ---- Soft hyphens are for the eye: what is copied has none.
  document.addEventListener("copy", (event) => {
    const copied = String(getSelection());
    if (!copied.includes("\u00ad")) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copied.replaceAll("\u00ad", ""));
  });

  // ---- Links to copy.
  for (const field of document.querySelectorAll("[data-absolute]")) field.value = new URL(field.value, location.href).href;
  gantry.showCopy = () => document.querySelectorAll("[data-copy][hidden]").forEach((button) => { button.hidden = !navigator.clipboard; });
  gantry.showCopy();
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    const field = $("input", button.parentElement);
    await navigator.clipboard.writeText(new URL(field.value, location.href).href);
    button.lastChild.textContent = button.dataset.done;
  });

  // ---- A secret behind the # of the address goes into the form, and out of the address.
  const fragment = $("form[data-fragment]");
  if (fragment && location.hash.length > 1) {
    $("input", fragment).value = location.hash.slice(1);
    $(".field", fragment).hidden = true;
    history.replaceState(null, "", location.pathname);
  }

  // ---- Forms that send themselves when something is chosen, and fields that empty themselves when sent.
  document.querySelectorAll("[data-needless]").forEach((button) => { button.hidden = true; });
  document.addEventListener("change", (event) => { event.target.closest("form[data-auto]")?.requestSubmit(); });
  // A form whose fields depend on each other is drawn anew by the server, with all that was entered.
  let asked = 0;
  const reshape = async (form) => {
    const mine = (asked += 1);
    form.setAttribute("aria-busy", "true");
    const sent = new URLSearchParams(new FormData(form)).toString();
    const answer = await fetch(`${form.dataset.reshape}?${sent}`).catch(() => undefined);
    const drawn = answer?.ok && gantry.parse(await answer.text()).querySelector("form[data-reshape]");
    if (mine !== asked) return;
    // What was entered meanwhile is not lost.
    if (drawn && new URLSearchParams(new FormData(form)).toString() !== sent) return reshape(form);
    if (drawn) redraw(form, drawn);
    form.removeAttribute("aria-busy");
  };
  // What is the same stays where it is: nothing is taken from under a pointer or a cursor.
  const redraw = (form, drawn) => {
    drawn.querySelectorAll("[data-needless]").forEach((button) => { button.hidden = true; });
    const old = [...form.children];
    const wanted = [...drawn.children].map((part) => {
      const same = old.findIndex((other) => other.isEqualNode(part));
      return same < 0 ? part : old.splice(same, 1)[0];
    });
    const focus = document.activeElement?.id;
    old.forEach((part) => part.remove());
    let at = form.firstElementChild;
    for (const part of wanted) {
      if (part === at) at = at.nextElementSibling;
      else form.insertBefore(part, at);
    }
    if (focus) document.getElementById(focus)?.focus();
  };
  document.addEventListener("change", (event) => {
    const form = event.target.closest("form[data-reshape]");
    if (form && event.target.matches("[data-reshapes], [data-reshapes] *")) reshape(form);
  });
  // What each form sent last, and by which button.
  const sent = new WeakMap();
  document.addEventListener("submit", ({ target: form, submitter }) => {
    sent.set(form, { submitter, text: form.elements.text?.value });
    if (!form.matches("form[data-clear]")) return;
    // A spectator who has told a name is not asked again.
    if (form.elements.name?.value.trim()) $("#content").dataset.named = "";
    setTimeout(() => form.reset());
  });
  // What was not taken stands in its field again, before what was written since. While the server waits for its database nothing
  // is saved: then it is sent again, until it is.
  const keep = (form) => {
    const { text } = sent.get(form) ?? {};
    if (text && form.matches("form[data-clear]")) form.elements.text.value = [text, form.elements.text.value].filter(Boolean).join(" ");
  };
  document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
    const form = ctx.sourceElement;
    const trouble = ctx.response.headers.get("x-trouble");
    if (!trouble || !form.matches?.("form")) return;
    keep(form);
    if (trouble !== "away") return;
    const { submitter } = sent.get(form) ?? {};
    // Whoever has sent it again by themselves has left nothing to send.
    setTimeout(() => { if (form.isConnected && form.checkValidity()) form.requestSubmit(submitter?.form === form ? submitter : undefined); }, 1000);
  });
  document.addEventListener("htmx:error", ({ detail: { ctx } }) => { if (ctx?.sourceElement?.matches?.("form")) keep(ctx.sourceElement); });
  // A stream that broke off comes back by itself; one that could not begin, because the server was away, is tried again.
  document.addEventListener("htmx:error", ({ detail: { ctx } }) => {
    const element = ctx?.sourceElement;
    const address = element?.getAttribute?.("hx-sse:connect");
    if (address && !element._htmx?.sse) setTimeout(() => { if (element.isConnected) htmx.ajax("GET", address, { source: element }); }, 1000);
  });

  // ---- Keys: digits choose, u takes back; replay by arrows.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, [contenteditable]")) return;
    // Letters as Shift has them, whatever Caps Lock says.
    const key = event.key.length > 1 ? event.key : event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
    const target = [...document.querySelectorAll("[data-key]")].find((element) => element.dataset.key === key);
    if (target) {
      event.preventDefault();
      target.click();
    }
  });
})();
