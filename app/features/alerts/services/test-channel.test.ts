import { expect, it } from "vitest";
import { ProviderError } from "#app/services/ports";
import { createInMemoryThrottle } from "../../../../tests/fakes/in-memory-throttle";
import { createInMemoryLog } from "../../../../tests/fakes/in-memory-weather";
import type { AlertDeps } from "./alert-deps";
import type { AlertChannelStore, Carried, OpenChannel } from "./ports";
import { CHANNEL_TEST_LIMIT, createTestChannel } from "./test-channel";

/** A user with a mailbox and a browser, both reached by carriers with this outcome. */
function setUp(carried: Carried) {
  const log = createInMemoryLog();
  const channel = { id: 7, address: "anna@example.com" } as OpenChannel;
  const channels: Partial<AlertChannelStore> = { open: () => Promise.resolve(channel) };
  const carrier = {
    ...{ atOnce: 1, dropsRepeats: false, serviceOf: () => "mail" },
    carry: () => Promise.reject(new Error("a test is no message")),
    carryTest: () => Promise.resolve(carried),
  };
  const deps: Partial<AlertDeps> = {
    channels: channels as AlertChannelStore,
    carriers: { mail: carrier, push: carrier },
    attempts: createInMemoryThrottle(),
    pseudonym: (text) => Promise.resolve(text),
    fingerprint: (text) => Promise.resolve(text),
    // At night.
    clock: () => 1,
    log,
  };
  return { log, test: createTestChannel(deps as AlertDeps) };
}

it("a test of a channel says that it failed, and logs the cause", async () => {
  const failure = new ProviderError("service", "rate-limited", "it says so", { status: 429 });
  const { test, log } = setUp({ outcome: "unavailable", failure });
  expect(await test(1, "mail", "here")).toBe("unavailable");
  const fields = { channel: "mail", outcome: "unavailable", cause: "rate-limited" };
  expect(log.lines).toEqual([{ event: "alerts.channel-tested", fields }]);
});

it("tests of channels are sent at any hour, and refused after a few, by whichever channel", async () => {
  const { test, log } = setUp({ outcome: "sent" });
  for (let times = 0; times < CHANNEL_TEST_LIMIT.attempts; times += 1)
    expect(await test(1, times % 2 === 0 ? "mail" : "push", "here")).toBe("sent");
  expect(await test(1, "mail", "here")).toBe("throttled");
  expect(log.lines).toHaveLength(CHANNEL_TEST_LIMIT.attempts);
});
