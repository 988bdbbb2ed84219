// A passkey in software: as much of an authenticator and of a browser as WebAuthn asks for, with keys of its own.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest();
const base64 = (bytes) => Buffer.from(bytes).toString("base64url");

/** CBOR, as far as a passkey needs it. */
function cbor(value) {
    const head = (kind, length) =>
        length < 24 ? Buffer.from([(kind << 5) | length]) : length < 256 ? Buffer.from([(kind << 5) | 24, length])
        : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
    if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
    if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
    if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
    return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

/** A passkey for a house: what a browser would send that has found it under this origin. */
export function passkey(origin) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    const id = randomBytes(16);
    const house = new URL(origin).hostname;
    let handle, count = 0;

    const client = (type, challenge) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const data = (flags, ...more) => {
        const counter = Buffer.alloc(4);
        counter.writeUInt32BE(++count);
        return Buffer.concat([sha256(house), Buffer.from([flags]), counter, ...more]);
    };
    const credential = (response) => ({ id: base64(id), rawId: base64(id), type: "public-key", extensions: {}, response });

    return {
        /** Answers what is asked when a passkey is to be made. */
        make({ publicKey: { challenge, user } }) {
            handle = user.id;
            const coordinates = [x, y].map((part) => Buffer.from(part, "base64url"));
            const key = cbor(new Map([[1, 2], [3, -7], [-1, 1], [-2, coordinates[0]], [-3, coordinates[1]]]));
            const known = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
            const made = cbor(new Map([["fmt", "none"], ["attStmt", new Map()], ["authData", data(0x45, known)]]));
            return credential({ attestationObject: base64(made), clientDataJSON: base64(client("webauthn.create", challenge)) });
        },
        /** Answers what is asked when one is to be shown. */
        show({ publicKey: { challenge } }) {
            const [told, shown] = [client("webauthn.get", challenge), data(0x05)];
            const signature = sign("sha256", Buffer.concat([shown, sha256(told)]), privateKey);
            return credential({
                authenticatorData: base64(shown),
                clientDataJSON: base64(told),
                signature: base64(signature),
                userHandle: handle,
            });
        },
    };
}
