import { HOUR_MS } from "#app/domain/units";
import { describe, expect, it } from "vitest";
import { QUESTION_ADDRESS_LIMIT } from "#app/domain/accounts/throttle";
import { createInMemoryThrottle } from "../../../../tests/fakes/in-memory-throttle";
import type { MailOutcome } from "#app/services/mail/ports";
import type { AlertDeps } from "./alert-deps";
import { createAlertMail } from "./alert-mail";
import type { AlertChannelStore } from "./ports";

const NOW = Date.parse("2026-11-22T08:30:00Z");

/** A site whose mail service has this outcome, and a user with a confirmed address. */
function setUp(outcome: MailOutcome = "sent", openSession = "id of a token") {
  const steps: string[] = [];
  const channels: Partial<AlertChannelStore> = {
    awaitMail({ sessionId }, { address }) {
      if (sessionId === openSession) steps.push(`waits for ${address}`);
      return Promise.resolve(sessionId === openSession);
    },
  };
  const mail = {
    dropsRepeats: false,
    send: ({ to }: { to: string }) => Promise.resolve((steps.push(`asked ${to}`), { outcome })),
  };
  const deps: Partial<AlertDeps> = {
    attempts: createInMemoryThrottle(),
    mail,
    channels: channels as AlertChannelStore,
    keys: { keyOf: (token) => Promise.resolve(token), tokenOf: (key) => Promise.resolve(key) },
    question: () => ({ subject: "Do you want these emails?", text: "Say yes." }),
    pseudonym: (text) => Promise.resolve(text),
    fingerprint: (token) => Promise.resolve(`id of ${token}`),
    randomToken: () => "x".repeat(43),
    clock: () => NOW,
    log: { info: () => undefined, error: () => undefined },
  };
  const alertMail = createAlertMail(deps as AlertDeps);
  const ask = (userId: number, from = "192.0.2.1") =>
    alertMail.ask({
      userId,
      sessionToken: "a token",
      email: `new-${userId}@example.com`,
      site: "https://sunny.example",
      clientAddress: from,
    });
  return { ask, steps };
}

describe("asking for mails", () => {
  const asked = "asked new-1@example.com";
  const waits = "waits for new-1@example.com";
  it.each([
    ["sent", "id of a token", { ok: true }, [asked, waits]],
    ["unknown", "id of a token", { ok: true }, [asked, waits]],
    ["refused", "id of a token", { ok: false, error: "refused" }, [asked]],
    ["unavailable", "id of a token", { ok: false, error: "not-sent" }, [asked]],
    ["sent, and the session has ended", "id of another", { ok: false, error: "session-ended" }, [asked]],
  ])(
    "waits for the answer to a question that is out, or leaves the address: %s",
    async (sent, session, outcome, done) => {
      const { ask, steps } = setUp(sent.split(",")[0] as MailOutcome, session);
      expect(await ask(1)).toMatchObject(outcome);
      expect(steps).toEqual(done);
    },
  );

  it("ends for a day where one network address has asked too many mailboxes, and for no other", async () => {
    const { ask, steps } = setUp();
    for (let user = 1; user <= QUESTION_ADDRESS_LIMIT.attempts; user += 1)
      expect((await ask(user)).ok).toBe(true);
    const before = steps.length;
    expect(await ask(99)).toEqual({
      ok: false,
      error: "throttled",
      retryAfterSeconds: (24 * HOUR_MS) / 1_000,
    });
    expect(steps).toHaveLength(before);
    expect((await ask(99, "192.0.2.2")).ok).toBe(true);
  });
});
