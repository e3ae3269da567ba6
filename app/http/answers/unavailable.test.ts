import { describe, expect, it } from "vitest";
import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import { ProviderError, SnapshotUnavailableError, StoreUnavailableError } from "#app/services/ports";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import { refuseFailure, unavailablePage } from "./unavailable";

const down = new StoreUnavailableError("database", new Error("D1_ERROR: as told"));
const bug = new TypeError("x is not a function");

describe("a failure", () => {
  it.each([
    ["the database", down],
    ["the database, told by the library above it", new Error("Failed query: select 1", { cause: down })],
    ["the snapshot", new SnapshotUnavailableError("nothing to read")],
    ["a provider", new ProviderError("vendor", "timeout", "as told")],
    ["the passwords that wait", new PasswordHasherBusyError()],
  ])("of %s may pass: 503, and when to try again", (_, error) => {
    const log = createInMemoryLog();
    expect(refuseFailure(error, { log, what: "call" })).toEqual({
      status: 503,
      message: "This isn't available at the moment. Please try again shortly.",
      headers: { "Retry-After": "5" },
    });
    expect(log.events()).toEqual(["call.unavailable"]);
  });

  it.each([bug, new Error("no slug stayed free", { cause: bug }), "a word"])(
    "of ours is a 500: %s",
    (error) => {
      const log = createInMemoryLog();
      const refusal = refuseFailure(error, { log, what: "call", message: "Try again in a moment." });
      expect(refusal).toMatchObject({ status: 500, message: expect.stringMatching(/on our side/) as string });
      expect(refusal).not.toHaveProperty("headers");
      expect(log.events()).toEqual(["call.failed"]);
    },
  );

  it("of a page is described in the page's own words, or thrown again if it is a bug", () => {
    const log = createInMemoryLog();
    const told = unavailablePage({ kind: "failed" }, down, { log, what: "alerts" });
    expect(told).toMatchObject({ data: { kind: "failed" }, init: { status: 503 } });
    expect(() => unavailablePage(null, bug, { log, what: "alerts" })).toThrow(bug);
    expect(log.events()).toEqual(["alerts.unavailable"]);
  });
});
