import { beforeEach, describe, expect, it } from "vitest";
import { holdLimits } from "../../../tests/fakes/hold-limits";
import { startFakeUpstream } from "../../../tests/fakes/upstream";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import * as z from "zod";
import { createFetchJson } from "./fetch-json";
import type { HttpOptions } from "./fetch-json";

const VENDOR = "postcodes-io";
const schema = z.object({ status: z.literal(200), result: z.object({ postcode: z.string() }) });

const upstream = upstreamForTests();
let slept: number[] = [];
const nowMs = Date.UTC(2026, 6, 15, 12);

beforeEach(() => void (slept = []));

const calls = () => upstream.count(VENDOR);

function client(options: HttpOptions = {}) {
  const fetchJson = createFetchJson(VENDOR, {
    clock: () => nowMs,
    random: () => 0.5,
    // The limit is never reached while the service answers, however busy the machine is.
    timeoutMs: 30_000,
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return (more: { beforeAttempt?: () => Promise<void> } = {}) =>
    fetchJson({ url: `${upstream.url}/postcodes/LS1%201UR`, schema, ...more });
}

describe("an outbound call", () => {
  it("answers in the shape asked for", async () => {
    await expect(client()()).resolves.toEqual({ status: 200, result: { postcode: "LS1 1UR" } });
    expect(calls()).toBe(1);
  });

  it("gives up on a service that never sends headers after two retries", async () => {
    upstream.behave(VENDOR, "hangs");
    await expect(holdLimits(calls, client())).rejects.toMatchObject({
      name: "ProviderError",
      code: "timeout",
    });
    expect(calls()).toBe(3);
  });

  it("gives up on a body that comes a byte at a time, although it never pauses for long", async () => {
    upstream.behave(VENDOR, "trickles");
    // A limit on pauses alone would let the client read the whole body and return the answer.
    await expect(client({ maxRetries: 0, timeoutMs: 2_000 })()).rejects.toMatchObject({ code: "timeout" });
  });

  it("asks three times in all of a service that fails, waiting longer each time, with jitter", async () => {
    upstream.behave(VENDOR, "fails");
    await expect(client()()).rejects.toMatchObject({ code: "unreachable", details: { status: 500 } });
    expect(calls()).toBe(3);
    expect(slept).toEqual([400, 800]);
    slept = [];
    await expect(client({ random: () => 0 })()).rejects.toThrow();
    expect(slept).toEqual([200, 400]);
  });

  it.each([
    ["is a quarter of an hour away where a 429 does not say", "", 900_000],
    ["is what the body of a 429 says", "wait a minute", 60_000],
    ["is a quarter of an hour away where that body is a page", "a minute".repeat(1_000), 900_000],
  ])("the time to ask again %s", async (_, body, waitMs) => {
    upstream.behave(VENDOR, { status: 429, body });
    const endOfLimit = (reason: string, now: number) => (reason.includes("minute") ? now + 60_000 : null);
    await expect(client({ endOfLimit })()).rejects.toMatchObject({
      code: "rate-limited",
      details: { retryAtMs: nowMs + waitMs },
    });
  });

  it("does not make a call that was waiting when a Retry-After came", async () => {
    upstream.behave(VENDOR, "rateLimited", "ok");
    const ask = client();
    let takeTurn = () => {};
    const turn = new Promise<void>((resolve) => (takeTurn = resolve));
    const waiting = expect(ask({ beforeAttempt: () => turn })).rejects.toMatchObject({
      code: "rate-limited",
    });
    await expect(ask()).rejects.toMatchObject({ code: "rate-limited" });
    takeTurn();
    await waiting;
    expect(calls()).toBe(1);
  });

  it("uses no slot for a call that will not be made", async () => {
    upstream.behave(VENDOR, "rateLimited");
    const ask = client();
    await expect(ask()).rejects.toMatchObject({ code: "rate-limited" });
    let turns = 0;
    const beforeAttempt = () => Promise.resolve(void turns++);
    await expect(ask({ beforeAttempt })).rejects.toMatchObject({ code: "rate-limited" });
    expect(turns).toBe(0);
  });

  it("obeys the Retry-After of a 503 too, as an HTTP date", async () => {
    const retryAtMs = nowMs + 600_000;
    upstream.behave(VENDOR, { status: 503, headers: { "Retry-After": new Date(retryAtMs).toUTCString() } });
    await expect(client()()).rejects.toMatchObject({ code: "rate-limited", details: { retryAtMs } });
    expect(calls()).toBe(1);
  });

  it.each([400, 401, 403, 404, 422])(
    "does not repeat a question that was refused with %i",
    async (status) => {
      upstream.behave(VENDOR, { status });
      await expect(client()()).rejects.toMatchObject({ code: "refused", details: { status } });
      expect(calls()).toBe(1);
    },
  );

  it("follows no redirect, so that a key reaches no other host", async () => {
    upstream.behave(VENDOR, { status: 302, headers: { Location: `${upstream.url}/postcodes/XX1%201XX` } });
    await expect(client()()).rejects.toMatchObject({ code: "refused", details: { status: 302 } });
    expect(calls()).toBe(1);
  });

  it.each(["malformed", "truncated", "html200"] as const)(
    "refuses a 200 that is %s, at once",
    async (behaviour) => {
      upstream.behave(VENDOR, behaviour);
      await expect(client()()).rejects.toMatchObject({ code: "malformed" });
      expect(calls()).toBe(1);
    },
  );

  it("stops reading a body at the size limit", async () => {
    upstream.behave(VENDOR, "huge");
    await expect(client({ maxBytes: 500_000 })()).rejects.toMatchObject({
      code: "too-large",
    });
    expect(calls()).toBe(1);
  });

  it("takes a body of exactly the limit, and none of a byte more", async () => {
    const body = JSON.stringify({ status: 200, result: { postcode: "LS1 1UR" } });
    const fetch = () => Promise.resolve(new Response(body));
    await expect(client({ fetch, maxBytes: body.length })()).resolves.toMatchObject({ status: 200 });
    await expect(client({ fetch, maxBytes: body.length - 1 })()).rejects.toMatchObject({
      code: "too-large",
    });
  });

  it("calls a refused connection unreachable", async () => {
    const gone = await startFakeUpstream();
    await gone.close();
    const fetchJson = createFetchJson(VENDOR, { sleep: () => Promise.resolve() });
    await expect(fetchJson({ url: gone.url, schema })).rejects.toMatchObject({
      code: "unreachable",
    });
  });

  it("keeps the address, which may hold a key, out of its message", async () => {
    upstream.behave(VENDOR, "fails");
    const fetchJson = createFetchJson(VENDOR, { maxRetries: 0 });
    const asked = fetchJson({ url: `${upstream.url}/postcodes/A?key=sesame`, schema });
    const failure = await asked.then(() => "no failure", String);
    expect(failure).toContain("unreachable");
    expect(failure).not.toContain("sesame");
  });
});
