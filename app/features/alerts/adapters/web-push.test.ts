import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PushBrowser, createPushBrowser } from "../../../../tests/fakes/push-browser";
import { createInMemoryLog } from "../../../../tests/fakes/in-memory-weather";
import { createVapidKeys } from "../../../../scripts/setup/dev-vars";
import { fromBase64Url, toBase64Url } from "#app/domain/bytes";
import { encryptMessage } from "./message-encryption";
import type { OpenChannel } from "#app/features/alerts/services/ports";
import { createWebPush } from "./web-push";

/** RFC 8291, Appendix A. */
const VECTOR = {
  plaintext: "When I grow up, I want to be a watermelon",
  senderPublic: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  senderPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

it("encrypts the example of RFC 8291 to the byte", async () => {
  const point = fromBase64Url(VECTOR.senderPublic);
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  };
  const sender = {
    publicKey: await crypto.subtle.importKey("jwk", jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey("jwk", { ...jwk, d: VECTOR.senderPrivate }, curve, true, [
      "deriveBits",
    ]),
  };
  const body = await encryptMessage(VECTOR.plaintext, VECTOR, { salt: fromBase64Url(VECTOR.salt), sender });
  expect(toBase64Url(body)).toBe(VECTOR.body);
});

describe("a push", () => {
  const NOW = Date.UTC(2026, 6, 16, 9);
  const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
  const keys = createVapidKeys();
  const log = createInMemoryLog();
  const time = { now: NOW };
  const asked: { url: string; init: RequestInit }[] = [];
  let answer: () => Promise<Response>;
  let browser: PushBrowser;
  let push: ReturnType<typeof createWebPush>;
  beforeEach(async () => {
    browser = await createPushBrowser();
    asked.length = 0;
    log.lines.length = 0;
    time.now = NOW;
    answer = () => Promise.resolve(new Response(null, { status: 201 }));
    // The push services' addresses are https and external, so no request leaves the test.
    vi.spyOn(globalThis, "fetch").mockImplementation((url, init = {}) => {
      asked.push({ url: url as string, init });
      return answer();
    });
    push = createWebPush({ keys, contact, clock: () => time.now, log });
  });
  afterEach(() => vi.restoreAllMocks());
  const contact = () => "mailto:sun@example.org";
  const tried = (change: Partial<OpenChannel> = {}) => {
    const { p256dh, auth } = browser;
    const channel = { id: 1, userId: 1, kind: "push", address: endpoint, token: null, site: "" } as const;
    const message = { text: '{"title":"Filey, 82"}', dates: ["2026-07-17"], topic: "alert7" };
    return push({ ...channel, p256dh, auth, vapidPublicKey: null, ...change }, message);
  };
  const send = async () => (await tried()).outcome;

  it("can be read by the browser alone, and ends before the night", async () => {
    expect(await send()).toBe("sent");
    const { url, init } = asked[0]!;
    expect([url, init.method, init.redirect]).toEqual([endpoint, "POST", "manual"]);
    expect(init.headers).toMatchObject({
      "Content-Encoding": "aes128gcm",
      TTL: "39600",
      Topic: "alert7",
      Urgency: "normal",
    });
    expect(await browser.decrypt(init.body as Uint8Array)).toBe('{"title":"Filey, 82"}');
    const other = await createPushBrowser();
    await expect(other.decrypt(init.body as Uint8Array)).rejects.toThrow();
  });

  it("has a salt and a pair of keys of its own", async () => {
    for (let times = 0; times < 3; times += 1) expect(await send()).toBe("sent");
    const bodies = asked.map(({ init }) => init.body as Uint8Array);
    // RFC 8188, section 2.1: 16 octets of salt, 4 octets of record size, 1 octet with the length of the sender's
    // public key; then the key.
    const salts = bodies.map((body) => toBase64Url(body.slice(0, 16)));
    const senders = bodies.map((body) => toBase64Url(body.slice(21, 21 + 65)));
    expect([new Set(salts).size, new Set(senders).size]).toEqual([3, 3]);
  });

  it("says who sends it, with a signature that the public key proves (RFC 8292)", async () => {
    await send();
    const { Authorization = "" } = asked[0]!.init.headers as Record<string, string>;
    const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(Authorization) ?? [];
    const [head = "", claims = "", signature = ""] = token.split(".");
    const algorithm = { name: "ECDSA", namedCurve: "P-256" };
    const publicKey = await crypto.subtle.importKey("raw", fromBase64Url(key), algorithm, false, ["verify"]);
    const isSigned = await crypto.subtle.verify(
      { name: "ECDSA", hash: "SHA-256" },
      publicKey,
      fromBase64Url(signature),
      new TextEncoder().encode(`${head}.${claims}`),
    );
    expect([isSigned, key]).toEqual([true, keys.publicKey]);
    expect(JSON.parse(atob(claims))).toEqual({
      aud: "https://fcm.googleapis.com",
      sub: "mailto:sun@example.org",
      exp: NOW / 1_000 + 43_200,
    });
  });

  it.each([
    [200, "sent"],
    [404, "gone"],
    [410, "gone"],
    [400, "refused"],
    [401, "unavailable"],
    [403, "unavailable"],
    [413, "refused"],
    [302, "refused"],
    [500, "unavailable"],
    [429, "unavailable"],
  ])("that is answered with %i is %s", async (status, outcome) => {
    answer = () => Promise.resolve(new Response(null, { status }));
    expect(await send()).toBe(outcome);
    expect(JSON.stringify(log.lines)).not.toContain("fcm/send");
  });

  it("is in doubt where the service hangs, and tried again where it breaks off", async () => {
    answer = () => Promise.reject(new TypeError("fetch failed"));
    expect(await send()).toBe("unavailable");
    push = createWebPush({ keys, contact, clock: () => time.now, log, timeoutMs: 20 });
    vi.mocked(fetch).mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    expect(await send()).toBe("unknown");
  });

  it("says in the log that the site's own keys are refused or unusable, and may be tried again", async () => {
    answer = () => Promise.resolve(new Response(null, { status: 403 }));
    await send();
    push = createWebPush({ keys: { ...keys, privateKey: "AAAA" }, contact, clock: () => time.now, log });
    expect([await send(), asked.length]).toEqual(["unavailable", 1]);
    expect(log.lines.map(({ event }) => event)).toEqual(["push.keys-refused", "push.keys-unusable"]);
  });

  it("finds one host out of order and still calls the others", async () => {
    const to = async (name: string) =>
      (await tried({ address: `https://${name}.notify.windows.com/w/?token=abc` })).outcome;
    answer = () => Promise.reject(new TypeError("fetch failed"));
    for (let times = 0; times < 5; times += 1) expect(await to("dead")).toBe("unavailable");
    answer = () => Promise.resolve(new Response(null, { status: 201 }));
    expect([await to("dead"), await to("wns2-par02p"), asked.length]).toEqual(["not-asked", "sent", 6]);
    // Only a hundred hosts are remembered, because visitors choose the names of hosts.
    for (let other = 0; other < 98; other += 1) await to(`other-${other}`);
    expect(await to("dead")).toBe("not-asked");
    for (let other = 0; other < 100; other += 1) await to(`other-${other}`);
    expect(await to("dead")).toBe("sent");
  });

  it("waits as long as the service asks for", async () => {
    const headers = { "Retry-After": "600" };
    answer = () => Promise.resolve(new Response(null, { status: 429, headers }));
    expect((await tried()).failure?.details.retryAtMs).toBe(NOW + 600_000);
    answer = () => Promise.resolve(new Response(null, { status: 201 }));
    const kept = await tried();
    expect([kept.outcome, kept.failure?.details.retryAtMs]).toEqual(["not-asked", NOW + 600_000]);
    expect(asked).toHaveLength(1);
    time.now += 601_000;
    expect([await send(), asked.length]).toEqual(["sent", 2]);
  });

  it("calls no host but the known services, and none with an invalid key", async () => {
    expect(await tried({ address: "https://127.0.0.1/x" })).toEqual({ outcome: "gone" });
    const keyless = { p256dh: `B${"A".repeat(86)}`, auth: browser.auth };
    expect(await tried(keyless)).toEqual({ outcome: "refused" });
    expect(asked).toEqual([]);
  });
});
