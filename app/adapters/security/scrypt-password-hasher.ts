import { Buffer } from "node:buffer";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { comparedPassword } from "#app/domain/accounts/password";
import type { PasswordHasher } from "#app/services/accounts/ports";
import type { TakeTurn } from "./paced-turns";
import { type ScryptParameters, slicedScrypt } from "./sliced-scrypt";

/** From OWASP's Password Storage Cheat Sheet: 16 MiB and five lanes. */
const PARAMETERS: ScryptParameters = { log2N: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const ENCODED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/** Compared at a sign-in with an unknown username, so that it takes as long as any other. */
const UNMATCHABLE_HASH = encode(PARAMETERS, new Uint8Array(SALT_BYTES), new Uint8Array(KEY_BYTES));

/** The hash contains its parameters, so that they can be raised later. */
export function createScryptPasswordHasher(takeTurn: TakeTurn = (work) => work()): PasswordHasher {
  return {
    async hash(password, when) {
      const salt = randomBytes(SALT_BYTES);
      return encode(PARAMETERS, salt, await takeTurn(() => derive(password, salt, PARAMETERS), when));
    },
    async verify(password, hash) {
      const { parameters, salt, key } = decode(hash ?? UNMATCHABLE_HASH);
      const derived = await takeTurn(() => derive(password, salt, parameters));
      const isSame = timingSafeEqual(derived, key);
      return isSame && hash !== null;
    },
  };
}

function derive(password: string, salt: Uint8Array, parameters: ScryptParameters): Promise<Uint8Array> {
  return slicedScrypt(comparedPassword(password), salt, KEY_BYTES, parameters);
}

function encode({ log2N, r, p }: ScryptParameters, salt: Uint8Array, key: Uint8Array): string {
  return `$scrypt$ln=${log2N},r=${r},p=${p}$${toBase64(salt)}$${toBase64(key)}`;
}

/** Throws for a hash in another format: the stored data are wrong, not the password. */
function decode(hash: string): { parameters: ScryptParameters; salt: Uint8Array; key: Uint8Array } {
  const [, log2N, r, p, salt = "", key = ""] = ENCODED.exec(hash) ?? [];
  if (!log2N) throw new Error("a stored password hash cannot be read");
  const parameters = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  return { parameters, salt: fromBase64(salt), key: fromBase64(key) };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "base64"));
}
