import { describe, expect, it } from "vitest";
import { ProviderError } from "#app/services/ports";
import type { AlertDeps } from "./alert-deps";
import type { AlertChannelStore, Carried, OpenChannel } from "./ports";
import { CHANNEL_TEST_LIMIT, createTestChannel } from "./test-channel";

const NOW = Date.parse("2026-11-22T22:30:00Z");
const CHANNEL: OpenChannel = {
  id: 7,
  userId: 1,
  kind: "mail",
  address: "anna@example.com",
  token: "t",
  site: "https://sunny.example",
  p256dh: null,
  auth: null,
  vapidPublicKey: null,
};

const OWN = [
  { kind: "mail", userId: 1 },
  { kind: "push", userId: 1, sessionId: "session of here" },
];

/** A site whose carriers have this outcome, and a user with this channel. */
function setUp(carried: Carried = { outcome: "sent" }, channel: OpenChannel | null = CHANNEL) {
  const steps: string[] = [];
  const lines: unknown[] = [];
  let attempts = 0;
  const carrier = (kind: string) => ({
    atOnce: 1,
    dropsRepeats: false,
    serviceOf: () => kind,
    carry: () => Promise.reject(new Error("a test is no message")),
    carryTest: ({ address }: OpenChannel) => Promise.resolve((steps.push(`${kind} to ${address}`), carried)),
  });
  const isOwn = (key: object) => OWN.some((each) => JSON.stringify(each) === JSON.stringify(key));
  const channels: Partial<AlertChannelStore> = {
    open: (key: object) => Promise.resolve(isOwn(key) ? channel : null),
    remove: (key: object) => Promise.resolve(void steps.push(`removed ${JSON.stringify(key)}`)),
  };
  const own: Partial<AlertDeps> = {
    channels: channels as AlertChannelStore,
    carriers: { mail: carrier("mail"), push: carrier("push") },
    attempts: {
      count: () => Promise.resolve([{ endsAt: NOW + 600_000, count: (attempts += 1) }]),
      takeBack: () => Promise.resolve(void (attempts -= 1)),
      forget: () => Promise.resolve(),
      removeEnded: () => Promise.resolve(),
    },
    pseudonym: (text: string) => Promise.resolve(text),
    fingerprint: (text: string) => Promise.resolve(`session of ${text}`),
    clock: () => NOW,
    log: { info: (event: string, facts: object) => void lines.push([event, facts]), error: () => undefined },
  };
  const deps = own as AlertDeps;
  return { steps, lines, deps, test: createTestChannel(deps) };
}

const failing = (code: ProviderError["code"], details: ProviderError["details"] = {}) =>
  new ProviderError("service", code, "it says so", details);

describe("a test of a channel", () => {
  it.each(["mail", "push"] as const)("sends one message by %s, at night as well", async (kind) => {
    const { test, steps, lines } = setUp();
    expect(await test(1, kind, "here")).toBe("sent");
    expect(steps).toEqual([`${kind} to anna@example.com`]);
    expect(lines).toEqual([["alerts.channel-tested", { channel: kind, outcome: "sent" }]]);
  });

  it("is not sent without such a channel, to another browser, or if it is not configured", async () => {
    const { deps, steps, test } = setUp();
    expect(await test(2, "mail", "here")).toBe("off");
    expect(await test(1, "push", "elsewhere")).toBe("off");
    expect(await createTestChannel({ ...deps, carriers: {} })(1, "mail", "here")).toBe("off");
    expect(steps).toEqual([]);
  });

  it("says that it failed, and logs the cause", async () => {
    const failure = failing("rate-limited", { status: 429 });
    const { test, lines } = setUp({ outcome: "unavailable", failure });
    expect(await test(1, "mail", "here")).toBe("unavailable");
    expect(lines).toEqual([
      ["alerts.channel-tested", { channel: "mail", outcome: "unavailable", cause: "rate-limited" }],
    ]);
  });

  it("ends a channel that no longer leads to a user", async () => {
    const { test, steps } = setUp({ outcome: "gone", failure: failing("refused", { status: 410 }) });
    expect(await test(1, "push", "here")).toBe("gone");
    expect(steps).toEqual(["push to anna@example.com", 'removed {"id":7}']);
  });

  it("is refused after a few of them, by whichever channel", async () => {
    const { test, steps } = setUp();
    for (let times = 0; times < CHANNEL_TEST_LIMIT.attempts; times += 1)
      await test(1, times % 2 === 0 ? "mail" : "push", "here");
    expect(await test(1, "mail", "here")).toBe("throttled");
    expect(steps).toHaveLength(CHANNEL_TEST_LIMIT.attempts);
  });
});
