/** A browser's side of Web Push (RFC 8291): its keys, and the decryption of messages that were encrypted for it. */
const P_256 = { name: "ECDH", namedCurve: "P-256" };

const text = (value: string) => new TextEncoder().encode(value);

export interface PushBrowser {
  readonly p256dh: string;
  readonly auth: string;
  readonly decrypt: (body: Uint8Array) => Promise<string>;
}

async function derive(secret: ArrayBuffer | Uint8Array, salt: Uint8Array, info: Uint8Array, bits: number) {
  const key = await crypto.subtle.importKey("raw", new Uint8Array(secret), "HKDF", false, ["deriveBits"]);
  const params = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(salt), info: new Uint8Array(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(params, key, bits));
}

export async function createPushBrowser(): Promise<PushBrowser> {
  const pair = await crypto.subtle.generateKey(P_256, true, ["deriveBits"]);
  const publicBytes = Buffer.from(await crypto.subtle.exportKey("raw", pair.publicKey));
  const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
  return {
    p256dh: publicBytes.toString("base64url"),
    auth: auth.toString("base64url"),
    async decrypt(body) {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const senderBytes = bytes.subarray(21, 21 + bytes.readUInt8(20));
      const encrypted = bytes.subarray(21 + senderBytes.length);
      const sender = await crypto.subtle.importKey("raw", new Uint8Array(senderBytes), P_256, true, []);
      const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: sender }, pair.privateKey, 256);
      const info = Buffer.concat([text("WebPush: info\0"), publicBytes, senderBytes]);
      const secret = await derive(shared, auth, info, 256);
      const contentKey = await derive(secret, salt, text("Content-Encoding: aes128gcm\0"), 128);
      const iv = await derive(secret, salt, text("Content-Encoding: nonce\0"), 96);
      const key = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["decrypt"]);
      const record = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, new Uint8Array(encrypted));
      return new TextDecoder().decode(record).replace(/\x02$/, "");
    },
  };
}
