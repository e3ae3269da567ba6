import type { SendEmail } from "@cloudflare/workers-types";
import { beforeEach, describe, expect, it } from "vitest";
import { holdLimits } from "../../../tests/fakes/hold-limits";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import { chooseMail } from "#app/composition/mail.server";
import { readEnvironment } from "#app/env.server";
import type { Mail } from "#app/services/mail/ports";
import { mailsIn } from "../../../tests/fakes/vendors/resend";
import { createMailSender } from "./checked-mail-sender";
import { createCloudflareEmail } from "./cloudflare-email";
import { createResend } from "./resend";

const MAIL: Mail = { to: "anna@example.com", subject: "Sun at Filey", text: "Filey has 75 on Saturday." };

const upstream = upstreamForTests();
let logged: string[] = [];
const log = {
  info: () => undefined,
  error: (event: string, error: unknown, fields?: unknown) =>
    void logged.push(JSON.stringify([event, String(error), String((error as Error).cause), fields])),
};

beforeEach(() => void (logged = []));

function resend() {
  const apiKey = "re_123";
  const http = { timeoutMs: 10_000 };
  return createMailSender(
    createResend({ baseUrl: upstream.url, apiKey, from: "sun@example.org", http }),
    log,
  );
}

describe("a mail by Resend", () => {
  it("arrives as it was written, from this site", async () => {
    const headers = { "List-Unsubscribe": "<https://sunny.example/stop?x=1>" };
    const mail = { ...MAIL, html: "<p>Filey</p>", headers, idempotencyKey: "alert-7" };
    expect(await resend().send(mail)).toEqual({ outcome: "sent" });
    expect(mailsIn(upstream.requests).at(-1)).toEqual({
      from: "Sunny Escape <sun@example.org>",
      to: ["anna@example.com"],
      subject: "Sun at Filey",
      text: "Filey has 75 on Saturday.",
      html: "<p>Filey</p>",
      headers,
    });
    expect(upstream.requests.at(-1)?.headers).toMatchObject({
      authorization: "Bearer re_123",
      "idempotency-key": "alert-7",
      // Without a User-Agent the service refuses every request, and the runtime sends none by default.
      "user-agent": "sunny-escape",
    });
    expect(logged).toEqual([]);
  });

  it.each([
    ["hangs", "unknown"],
    ["trickles", "unknown"],
    ["fails", "unavailable"],
    ["rateLimited", "unavailable"],
    ["unauthorised", "unavailable"],
    ["disconnects", "unavailable"],
    // A status of 200 is not enough: an answer without an id means that the service has not accepted the message.
    ["absurd", "unknown"],
    ["partial", "unknown"],
    ["html200", "unknown"],
    ["huge", "unavailable"],
    [{ status: 422, body: '{"name":"validation_error"}' }, "refused"],
    [{ status: 400 }, "refused"],
    // Resend has already accepted a message with this key, or is about to.
    [{ status: 409 }, "unknown"],
  ] as const)(
    "where the service %j is %s, asked once, and logged without the address",
    async (does, outcome) => {
      upstream.behave("resend", does);
      const send = () => resend().send(MAIL);
      const isEndless = does === "hangs" || does === "trickles";
      const sent = isEndless ? holdLimits(() => upstream.count("resend"), send) : send();
      expect(await sent).toMatchObject({ outcome });
      expect(upstream.count("resend")).toBe(1);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain(outcome);
      expect(logged[0]).not.toMatch(/anna|re_123/);
    },
  );

  it("goes to the next one although the service has had too many for the moment", async () => {
    const sender = resend();
    upstream.behave("resend", "rateLimited", "ok");
    const { outcome, failure } = await sender.send(MAIL);
    expect(outcome).toBe("unavailable");
    expect(failure?.details.retryAtMs).toBeGreaterThan(Date.now() + 3_500_000);
    expect(await sender.send(MAIL)).toEqual({ outcome: "sent" });
  });

  it("waits for its turn: two a second, and the tries that failed count", async () => {
    let nowMs = 0;
    const waits: number[] = [];
    const sleep = (ms: number) => Promise.resolve(void (waits.push(ms), (nowMs += ms)));
    const http = { clock: () => nowMs, sleep };
    const options = { baseUrl: upstream.url, apiKey: "re_123", from: "sun@example.org", http };
    const sender = createMailSender(createResend(options), log);
    upstream.behave("resend", { status: 422 }, "ok");
    for (let times = 0; times < 5; times += 1) await sender.send(MAIL);
    expect(waits).toEqual([1_000, 1_000]);
  });
});

it.each<[string, Partial<Mail>]>([
  ["a second address", { to: "anna@example.com, eve@example.com" }],
  ["a header after the address", { to: "anna@example.com\r\nBcc: eve@example.com" }],
  ["a space around the address", { to: " anna@example.com" }],
  ["a header after the subject", { subject: "Sun\r\nBcc: eve@example.com" }],
  ["a header after a header", { headers: { "X-Place": "Filey\nBcc: eve@example.com" } }],
  ["a header that the message has itself", { headers: { bcc: "eve@example.com" } }],
  ["a header that is no name", { headers: { "X:": "1" } }],
  ["an endless subject", { subject: "s".repeat(201) }],
  ["an endless text", { text: "s".repeat(200_001) }],
])("what could become another message is refused without asking any service: %s", async (_, change) => {
  expect(await resend().send({ ...MAIL, ...change })).toEqual({ outcome: "refused" });
  expect(upstream.requests).toEqual([]);
  expect(logged).toHaveLength(1);
});

describe("a mail by Cloudflare's binding", () => {
  const sent: unknown[] = [];
  function cloudflare(send: () => Promise<unknown>) {
    const binding = { send: (message: unknown) => (sent.push(message), send()) } as unknown as SendEmail;
    return createMailSender(createCloudflareEmail({ binding, from: "sun@example.org", timeoutMs: 50 }), log);
  }
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error("no"), { code }));

  it("is given as it was written", async () => {
    expect(await cloudflare(() => Promise.resolve({ messageId: "1" })).send(MAIL)).toMatchObject({
      outcome: "sent",
    });
    expect(sent.at(-1)).toEqual({ from: { email: "sun@example.org", name: "Sunny Escape" }, ...MAIL });
  });

  it.each([
    ["E_RECIPIENT_SUPPRESSED", "refused"],
    ["E_VALIDATION_ERROR", "refused"],
    ["E_RATE_LIMIT_EXCEEDED", "unavailable"],
    ["E_SENDER_NOT_VERIFIED", "unavailable"],
    ["E_INTERNAL_SERVER_ERROR", "unavailable"],
  ])("%s is %s", async (code, outcome) => {
    expect(await cloudflare(failing(code)).send(MAIL)).toMatchObject({ outcome });
    expect(logged[0]).toContain(code);
  });

  it("may have been sent if the binding fails without a code; its own message may name the reader", async () => {
    const send = () => Promise.reject(new Error("anna@example.com not allowed"));
    expect(await cloudflare(send).send(MAIL)).toMatchObject({ outcome: "unknown" });
    const odd = Object.assign(new Error("no"), { code: "no mail for anna@example.com" });
    expect(await cloudflare(() => Promise.reject(odd)).send(MAIL)).toMatchObject({ outcome: "unknown" });
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toContain("anna");
  });

  it("is logged without the binding's own words, which may name the reader", async () => {
    const error = Object.assign(new Error("anna@example.com not allowed"), {
      code: "E_RECIPIENT_NOT_ALLOWED",
    });
    expect(await cloudflare(() => Promise.reject(error)).send(MAIL)).toMatchObject({ outcome: "refused" });
    expect(logged.join()).toContain("E_RECIPIENT_NOT_ALLOWED");
    expect(logged.join()).not.toContain("anna");
  });

  it("may have been sent if the binding never answers: no key would identify a second one as the same", async () => {
    expect(await cloudflare(() => new Promise(() => undefined)).send(MAIL)).toMatchObject({
      outcome: "unknown",
    });
  });
});

describe("the mail that the variables name", () => {
  const bindings = { DB: {}, CACHE: {}, SESSION_SECRET: "a secret for tests only" };
  const choose = (variables: Record<string, unknown>) => {
    const { variables: read, email } = readEnvironment({ ...bindings, ...variables });
    return chooseMail(read, email, log);
  };

  it("is none where nothing is configured", () => {
    expect(choose({})).toBeUndefined();
    expect(choose({ MAIL_FROM: "sun@example.org" })).toBeUndefined();
  });

  it("is Resend where its key is set, else the binding", async () => {
    let taken = 0;
    const EMAIL = { send: () => Promise.resolve((taken += 1)) };
    const from = {
      MAIL_FROM: "sun@example.org",
      RESEND_URL: upstream.url,
      SITE_ORIGIN: "https://sunny.example",
    };
    expect(await choose({ ...from, RESEND_API_KEY: "re_1", EMAIL })?.send(MAIL)).toMatchObject({
      outcome: "sent",
    });
    expect([upstream.count("resend"), taken]).toEqual([1, 0]);
    expect(await choose({ ...from, EMAIL })?.send(MAIL)).toMatchObject({ outcome: "sent" });
    expect([upstream.count("resend"), taken]).toEqual([1, 1]);
  });

  it("needs a sender", () => {
    expect(() => choose({ RESEND_API_KEY: "re_1" })).toThrow(/MAIL_FROM/);
    expect(() => choose({ EMAIL: {} })).toThrow(/MAIL_FROM/);
  });

  it.each([{ RESEND_API_KEY: "re_1" }, { EMAIL: {} }])(
    "needs the site's address for its links: %j",
    (service) => {
      const from = { MAIL_FROM: "sun@example.org" };
      expect(() => choose({ ...from, ...service })).toThrow(/SITE_ORIGIN/);
      expect(() => choose({ ...from, ...service, SITE_ORIGIN: "https://sunny.example" })).not.toThrow();
    },
  );
});
