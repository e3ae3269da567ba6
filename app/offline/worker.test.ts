import { describe, expect, it } from "vitest";
import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

type Listener = (event: object) => void;

/** Starts the worker in a scope that records the notifications it shows and the pages it opens. */
function startWorker(cacheNames: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: unknown[][] = [];
  const opened: unknown[] = [];
  const ended: string[] = [];
  const kept = new Set(cacheNames);
  const caches = { keys: () => [...kept], delete: (name: string) => kept.delete(name) };
  const unsubscribe = () => void ended.push("consent");
  const scope = {
    caches,
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    location: { origin: "https://sunny.example" },
    registration: {
      showNotification: (...given: unknown[]) => Promise.resolve(void shown.push(given)),
      getNotifications: () => [{ close: () => void ended.push("notification") }],
      pushManager: { getSubscription: () => ({ unsubscribe }) },
      navigationPreload: { disable: () => Promise.resolve(void ended.push("preload")) },
    },
    clients: {
      openWindow: (path: unknown) => Promise.resolve(void opened.push(path)),
      claim: () => Promise.resolve(),
    },
  };
  listen(scope as unknown as WorkerScope);
  const dispatch = async (type: string, event: object) => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  return { dispatch, shown, opened, ended, kept };
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
    ["/.//evil.example", "/alerts"],
    ["javascript:alert(1)", "/alerts"],
    ["http://[", "/alerts"],
    [undefined, "/alerts"],
  ])("opens for %s the page %s", async (data, path) => {
    const { dispatch, opened } = startWorker();
    await dispatch("notificationclick", { notification: { close: () => undefined, data } });
    expect(opened).toEqual([path]);
  });

  it("takes over from a former version: its caches and its navigation preload end", async () => {
    const { dispatch, ended, kept } = startWorker(["saved-pages-3", "list-page-2", "saved-pages-2"]);
    await dispatch("activate", {});
    expect([[...kept], ended]).toEqual([["saved-pages-3", "list-page-2"], ["preload"]]);
  });

  it.each([
    ["/logout", ["notification", "consent"]],
    ["/api/logout", ["notification", "consent"]],
    ["/forget-postcode", ["notification"]],
    ["/alerts", []],
  ])("after a post to %s has ended: %s", async (path, ends) => {
    const saved = ["saved-pages-3", "saved-files-2", "saved-pages-99"];
    const { dispatch, ended, kept } = startWorker([...saved, "list-page-2"]);
    await dispatch("fetch", { request: { method: "POST", url: `https://sunny.example${path}` } });
    expect(ended).toEqual(ends);
    expect([...kept]).toEqual([...(ends.length > 0 ? [] : saved), "list-page-2"]);
  });
});
