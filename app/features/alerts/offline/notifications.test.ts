import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { WorkerScope } from "#app/offline/worker-scope";
import { notifications } from "./notifications";

type Listener = (event: object) => void;

function start() {
  const listeners = new Map<string, Listener>();
  const shown: unknown[][] = [];
  const opened: unknown[] = [];
  const ended: string[] = [];
  const unsubscribe = () => void ended.push("consent");
  const scope = {
    caches: { delete: (name: string) => Promise.resolve(void ended.push(name)) },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    location: { origin: "https://sunny.example" },
    registration: {
      showNotification: (...given: unknown[]) => Promise.resolve(void shown.push(given)),
      getNotifications: () => [{ close: () => void ended.push("notification") }],
      pushManager: { getSubscription: () => ({ unsubscribe }) },
    },
    clients: { openWindow: (path: unknown) => Promise.resolve(void opened.push(path)) },
  } as unknown as WorkerScope;
  notifications.listen(scope);
  const dispatch = async (type: string, event: object) => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  return { dispatch, scope, shown, opened, ended };
}

describe("notifications in the browser's worker", () => {
  const NO_WORDS = "Your alerts have news";

  it.each<[string, unknown, string]>([
    ["a message", { json: () => ({ title: "Filey, 82", path: "/destinations/filey" }) }, "Filey, 82"],
    ["a push without data", null, NO_WORDS],
    ["one that is no JSON", { json: () => JSON.parse("{") as unknown }, NO_WORDS],
    ["one that says nothing", { json: () => null }, NO_WORDS],
  ])("shows %s", async (_, data, title) => {
    const { dispatch, shown } = start();
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
    const { dispatch, opened } = start();
    await dispatch("notificationclick", { notification: { close: () => undefined, data } });
    expect(opened).toEqual([path]);
  });

  it("are closed when saved pages are deleted; a log-out also ends the consent", async () => {
    const { scope, ended } = start();
    await notifications.forget(scope, false);
    expect(ended).toEqual(["notification"]);
    await notifications.forget(scope, true);
    expect(ended).toEqual(["notification", "notification", "push-key-1", "consent"]);
  });

  const consent = (endpoint: string) => ({
    toJSON: () => ({ endpoint, keys: { p256dh: "key", auth: "secret" } }),
  });
  it.each([
    ["the new one", { newSubscription: consent("told") }, "told"],
    [
      "one with the former key",
      { oldSubscription: { options: { applicationServerKey: "k" } }, newSubscription: null },
      "with-k",
    ],
    ["one with the key that was kept, where it knows neither", {}, "with-kept"],
  ])("report to the site of a consent that the browser has changed %s", async (_, changed, endpoint) => {
    const posted = vi.fn(() => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", posted);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { dispatch, scope } = start();
    Object.assign(scope.caches, { open: () => ({ match: () => new Response("kept") }) });
    const subscribe = (options: { applicationServerKey: string }) =>
      consent(`with-${options.applicationServerKey}`);
    Object.assign(scope.registration.pushManager ?? {}, { subscribe });
    await dispatch("pushsubscriptionchange", changed);
    const body = new URLSearchParams({ intent: "renew-push", endpoint, p256dh: "key", auth: "secret" });
    expect(posted.mock.calls).toEqual([["/alerts", { method: "POST", body, redirect: "manual" }]]);
  });
});
