
// ---- Sounds of our own, made here: a handful, quiet, with one switch. Browsers allow none before the first gesture.
(() => {
  const root = document.documentElement;
  let context;
  const isOn = () => root.dataset.sound === "on";
  const wake = () => {
    if (!isOn() || !window.AudioContext) return;
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
  };
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, wake, { capture: true, passive: true });

  // A source that swells at once and fades away.
  const fade = (source, at, time, loud) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + time);
    source.connect(gain).connect(context.destination);
  };
  const tone = (pitch, after, time, loud, to = pitch) => {
    const at = context.currentTime + after;
    const source = context.createOscillator();
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(to, at + time);
    fade(source, at, time, loud);
    source.start(at);
    source.stop(at + time);
  };
  const hiss = (pitch, after, time, loud) => {
    const at = context.currentTime + after;
    const source = context.createBufferSource();
    source.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * time), context.sampleRate);
    const wave = source.buffer.getChannelData(0);
    for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter);
    fade(filter, at, time, loud);
    source.start(at);
  };
  const SOUNDS = {
    card: () => hiss(3200, 0, 0.09, 0.07),
    die: () => [0, 0.07, 0.13, 0.17].forEach((after) => hiss(1500, after, 0.05, 0.12)),
    launch: () => { hiss(260, 0, 1, 0.25); tone(70, 0, 1, 0.06, 210); },
    alarm: () => [0, 0.24].forEach((after) => { tone(620, after, 0.11, 0.04); tone(440, after + 0.12, 0.11, 0.04); }),
    turn: () => { tone(660, 0, 0.25, 0.05); tone(880, 0.12, 0.35, 0.04); },
    win: () => [523, 659, 784, 1047].forEach((pitch, number) => tone(pitch, number * 0.13, 0.5, 0.05)),
  };
  gantry.sound = (name) => { if (isOn() && context?.state === "running") SOUNDS[name]?.(); };

  // ---- The switches in the menu of a table: at once, and remembered.
  const remember = (settings) => fetch("/settings", { method: "POST", headers: { "X-Quiet": "1" }, body: new URLSearchParams(settings) });
  const dress = () => document.querySelectorAll("[name=speed]:is(button)").forEach((button) => button.setAttribute("aria-pressed", String(button.value === root.dataset.speed)));
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-sound-toggle], .menu-speed button");
    if (!button) return;
    event.preventDefault();
    if (button.name === "sound") {
      root.dataset.sound = isOn() ? "off" : "on";
      wake();
      gantry.sound("turn");
    } else {
      root.dataset.speed = button.value;
      dress();
    }
    remember({ [button.name]: root.dataset[button.name] });
  });
  document.addEventListener("htmx:after:swap", dress);
  dress();
})();
