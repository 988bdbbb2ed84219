// This browser can be told when it is somebody's turn, also while no page is open.
(() => {
  const place = document.querySelector("[data-push]");
  if (place && "serviceWorker" in navigator && "PushManager" in window && window.isSecureContext) {
    place.hidden = false;
    const status = place.querySelector("[role=status]");
    const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
    const subscribe = async () => {
      if ((await Notification.requestPermission()) !== "granted") throw new Error("not allowed");
      await navigator.serviceWorker.register("/worker.js");
      const worker = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: bytes(place.dataset.push) };
      const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
      const answer = await fetch("/settings/notices/push", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
      if (!answer.ok) throw new Error(answer.status);
      location.reload();
    };
    place.querySelector("button").addEventListener("click", () => {
      status.textContent = "";
      subscribe().catch(() => { status.textContent = place.dataset.failed; });
    });
  }
  const clock = document.querySelector("select[data-clock]");
  if (clock) clock.value = String(-new Date().getTimezoneOffset());
})();
