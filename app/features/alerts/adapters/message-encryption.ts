import type { PushSubscriptionKeys } from "#app/features/alerts/domain/push";
import { fromBase64Url, joinBytes } from "#app/domain/bytes";

const P_256 = { name: "ECDH", namedCurve: "P-256" } as const;
const SALT_BYTES = 16;
/** 4,096 in four bytes. One record is enough: push services accept no more. */
const RECORD_BYTES = [0, 0, 16, 0] as const;
/** RFC 8188, section 2. */
const LAST_RECORD = Uint8Array.of(2);

/** New for each message. */
interface SenderKeys {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly sender: CryptoKeyPair;
}

export async function makeSenderKeys(): Promise<SenderKeys> {
  const sender = await crypto.subtle.generateKey(P_256, true, ["deriveBits"]);
  return { salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)), sender };
}

/** RFC 8291, with the content encoding of RFC 8188. Throws if the browser's key is no point of the curve. */
export async function encryptMessage(
  text: string,
  { p256dh, auth }: PushSubscriptionKeys,
  { salt, sender }: SenderKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  const receiverBytes = fromBase64Url(p256dh);
  const receiver = await crypto.subtle.importKey("raw", receiverBytes, P_256, true, []);
  const senderBytes = new Uint8Array(await crypto.subtle.exportKey("raw", sender.publicKey));
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: receiver }, sender.privateKey, 256);
  const keyInfo = joinBytes([bytesOf("WebPush: info\0"), receiverBytes, senderBytes]);
  const secret = await derive(shared, fromBase64Url(auth), keyInfo, 32);
  const contentKey = await derive(secret, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await derive(secret, salt, bytesOf("Content-Encoding: nonce\0"), 12);
  const key = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["encrypt"]);
  const record = joinBytes([bytesOf(text), LAST_RECORD]);
  const encrypted = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, record);
  // RFC 8188: the salt, the record size, and the sender's public key after its length.
  const sizes = Uint8Array.of(...RECORD_BYTES, senderBytes.length);
  return joinBytes([salt, sizes, senderBytes, new Uint8Array(encrypted)]);
}

/** HKDF with SHA-256 (RFC 5869). */
async function derive(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
