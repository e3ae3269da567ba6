import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import type { Fingerprint } from "#app/services/accounts/ports";
import type { MailKeys } from "#app/features/alerts/services/ports";

/** In characters of base64url: of 32 random bytes, and of the proof that only this site can make of them. */
const HALF = 43;

/** Keys of former secrets open until they leave the list. A reader of the database cannot make one. */
export function createMailKeys(newest: Fingerprint, ...former: readonly Fingerprint[]): MailKeys {
  const keyBy = async (proof: Fingerprint, token: string) => token + (await proof(`alert-mail:${token}`));
  return {
    keyOf: (token) => keyBy(newest, token),
    async tokenOf(key) {
      const token = key.slice(0, HALF);
      for (const proof of [newest, ...former]) if (isSame(await keyBy(proof, token), key)) return token;
      return null;
    },
  };
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
