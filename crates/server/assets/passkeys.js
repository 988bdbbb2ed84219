// Passkeys: the browser makes or shows them, the server asks and judges.
(() => {
  const places = document.querySelectorAll("[data-passkey]");
  if (!places.length || !window.PublicKeyCredential || !window.isSecureContext) return;
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  const letters = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

  // Sends JSON; what is refused says so in its page.
  const post = async (path, body) => {
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    if (answer.ok) return answer.status === 204 ? undefined : answer.json();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    throw new Error(page.querySelector(".lead")?.textContent ?? "");
  };

  // What the browser gives, as JSON.
  const told = ({ id, rawId, type, response }) => {
    const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
    const given = fields.filter((field) => response[field]).map((field) => [field, letters(response[field])]);
    return { id, rawId: letters(rawId), type, response: Object.fromEntries(given), extensions: {} };
  };

  const make = async (name) => {
    const { ceremony, options } = await post("/settings/passkeys/begin", { name });
    const wanted = options.publicKey;
    wanted.challenge = bytes(wanted.challenge);
    wanted.user.id = bytes(wanted.user.id);
    for (const known of wanted.excludeCredentials ?? []) known.id = bytes(known.id);
    const credential = told(await navigator.credentials.create({ publicKey: wanted }));
    await post("/settings/passkeys", { ceremony, name, credential });
    location.reload();
  };

  const show = async () => {
    const { ceremony, options } = await post("/sign-in/passkey/begin", {});
    const wanted = options.publicKey;
    wanted.challenge = bytes(wanted.challenge);
    const credential = told(await navigator.credentials.get({ publicKey: wanted }));
    await post("/sign-in/passkey", { ceremony, credential });
    location.assign("/");
  };

  for (const place of places) {
    place.hidden = false;
    const status = place.querySelector("[role=status]");
    place.querySelector("button").addEventListener("click", () => {
      status.textContent = "";
      const name = document.querySelector("#claim-name")?.value ?? "";
      const done = place.dataset.passkey === "sign-in" ? show() : make(name);
      // What the browser itself says is in nobody's language.
      done.catch((trouble) => {
        const ours = trouble.constructor === Error && trouble.message;
        status.textContent = ours ? trouble.message : place.dataset.failed;
      });
    });
  }
})();
