import { describe, expect, it } from "vitest";
import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

type Listener = (event: object) => void;

/** With a feature's part, which records when it is to forget something. */
function startWorker(cacheNames: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const ended: string[] = [];
  const kept = new Set(cacheNames);
  const caches = { keys: () => [...kept], delete: (name: string) => kept.delete(name) };
  const forgotten: boolean[] = [];
  const part = {
    caches: ["a-feature's"],
    listen: () => undefined,
    forget: (_: WorkerScope, isLogOut: boolean) => Promise.resolve(void forgotten.push(isLogOut)),
  };
  const scope = {
    caches,
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    location: { origin: "https://sunny.example" },
    registration: {
      navigationPreload: { disable: () => Promise.resolve(void ended.push("preload")) },
    },
    clients: { claim: () => Promise.resolve() },
  };
  listen(scope as unknown as WorkerScope, [part]);
  const dispatch = async (type: string, event: object) => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  return { dispatch, forgotten, ended, kept };
}

describe("the browser's worker", () => {
  it("takes over from a former version: its caches and its navigation preload end", async () => {
    const { dispatch, ended, kept } = startWorker([
      "saved-pages-3",
      "list-page-2",
      "saved-pages-2",
      "a-feature's",
    ]);
    await dispatch("activate", {});
    expect([[...kept], ended]).toEqual([["saved-pages-3", "list-page-2", "a-feature's"], ["preload"]]);
  });

  it.each([
    ["/logout", [true]],
    ["/api/logout", [true]],
    ["/forget-postcode", [false]],
    ["/alerts", []],
  ])("deletes what is saved, and lets features forget, after a post to %s: %s", async (path, forgets) => {
    const saved = ["saved-pages-3", "saved-files-2", "saved-pages-99"];
    const { dispatch, forgotten, kept } = startWorker([...saved, "list-page-2"]);
    await dispatch("fetch", { request: { method: "POST", url: `https://sunny.example${path}` } });
    expect(forgotten).toEqual(forgets);
    expect([...kept]).toEqual([...(forgets.length > 0 ? [] : saved), "list-page-2"]);
  });
});
