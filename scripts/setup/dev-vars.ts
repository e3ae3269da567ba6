import { createECDH, randomBytes, randomInt } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";

/** Writes .dev.vars with new secrets unless the file exists. Returns whether it wrote the file. */
export function ensureDevVars(path: string): boolean {
  if (existsSync(path)) return false;
  const variables = {
    SESSION_SECRET: randomBytes(32).toString("hex"),
    ADMIN_PASSWORD: readablePassword(),
    PLACES_PROVIDER: "embedded",
    GEOCODER: "embedded",
    ROUTE_PLANNER: "embedded",
    CONTACT_EMAIL: "",
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(path, lines.join(""), { mode: 0o600, flag: "wx" });
  return true;
}

/** Adds a pair of keys for notifications unless the file has one. Returns whether it added one. */
export function ensureVapidKeys(path: string): boolean {
  if (readDevVar(path, "VAPID_PUBLIC_KEY") !== undefined) return false;
  const { publicKey, privateKey } = createVapidKeys();
  const isLineEnded = /(^|\n)$/.test(readFileSync(path, "utf8"));
  const lines = `VAPID_PUBLIC_KEY="${publicKey}"\nVAPID_PRIVATE_KEY="${privateKey}"\n`;
  appendFileSync(path, isLineEnded ? lines : `\n${lines}`);
  return true;
}

/** Returns a new pair of keys in base64url. Push services recognise the site by them (RFC 8292). */
export function createVapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const privateKey = Buffer.alloc(32);
  const secret = pair.getPrivateKey();
  // Node omits leading zeros of the key, but the format needs all 32 bytes.
  secret.copy(privateKey, 32 - secret.length);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

/** Returns a password of ten syllables in five groups: about 61 bits, and easy to read out on the telephone. */
function readablePassword(): string {
  return Array.from({ length: 5 }, () => syllable() + syllable()).join("-");
}

function syllable(): string {
  return CONSONANTS.charAt(randomInt(CONSONANTS.length)) + VOWELS.charAt(randomInt(VOWELS.length));
}

/** Returns one variable of the file without quotes; undefined if the file or the line is missing. */
export function readDevVar(path: string, name: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const line = readFileSync(path, "utf8")
    .split(/\r?\n/)
    .find((candidate) => candidate.startsWith(`${name}=`));
  return line?.slice(name.length + 1).replace(/^(["'])(.*)\1$/, "$2");
}
