import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

type Listener = (event: object) => void;

/** public/sw.js in a scope that notes what it shows and opens. */
function startWorker() {
  const listeners = new Map<string, Listener>();
  const shown: unknown[][] = [];
  const opened: unknown[] = [];
  const self = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    location: { origin: "https://sunny.example" },
    registration: { showNotification: (...given: unknown[]) => Promise.resolve(void shown.push(given)) },
    clients: { openWindow: (path: unknown) => Promise.resolve(void opened.push(path)) },
  };
  runInNewContext(readFileSync("public/sw.js", "utf8"), { self, URL });
  const dispatch = async (type: string, event: object) => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  return { dispatch, shown, opened };
}

describe("the browser's worker", () => {
  const NO_WORDS = "Your alerts have news";

  it.each<[string, unknown, string]>([
    ["a message", { json: () => ({ title: "Filey, 82", path: "/destinations/filey" }) }, "Filey, 82"],
    ["a push without data", null, NO_WORDS],
    ["one that is no JSON", { json: () => JSON.parse("{") as unknown }, NO_WORDS],
    ["one that says nothing", { json: () => null }, NO_WORDS],
  ])("shows %s", async (_, data, title) => {
    const { dispatch, shown } = startWorker();
    await dispatch("push", { data });
    expect(shown.map(([said]) => said)).toEqual([title]);
  });

  it.each([
    ["/destinations/filey?date=2026-11-22", "/destinations/filey?date=2026-11-22"],
    ["https://evil.example/alerts", "/alerts"],
    ["//evil.example", "/alerts"],
    ["javascript:alert(1)", "/alerts"],
    ["http://[", "/alerts"],
    [undefined, "/alerts"],
  ])("opens for %s the page %s", async (data, path) => {
    const { dispatch, opened } = startWorker();
    await dispatch("notificationclick", { notification: { close: () => undefined, data } });
    expect(opened).toEqual([path]);
  });
});
