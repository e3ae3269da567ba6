import { afterEach, describe, expect, it, vi } from "vitest";
import { hasConsentHere, pushObstacle } from "./push-here";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`;
const MACINTOSH = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`;
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:91.0) Gecko/20100101 Firefox/91.0";

/** Fakes a browser with service workers. `rest` adds the objects that it needs to show notifications. */
function openIn(userAgent: string, maxTouchPoints: number, rest: object = {}): void {
  // Fakes of the browser's objects, since no real browser has all these combinations.
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints, serviceWorker: {} });
  vi.stubGlobal("window", rest);
}

afterEach(() => vi.unstubAllGlobals());

describe("what prevents notifications", () => {
  it.each([
    ["an iPhone", IPHONE, 5, "add this site to your home screen"],
    ["an iPad, which calls itself a Macintosh", MACINTOSH, 5, "add this site to your home screen"],
    ["a Macintosh without what they take", MACINTOSH, 0, "can't show notifications"],
    ["another computer with a screen for fingers", WINDOWS, 10, "can't show notifications"],
  ])("on %s", (_, userAgent, maxTouchPoints, obstacle) => {
    openIn(userAgent, maxTouchPoints);
    expect(pushObstacle()).toContain(obstacle);
  });

  it("is nothing on an iPad's home screen, until its user says no", () => {
    openIn(MACINTOSH, 5, { PushManager: {}, Notification: {} });
    vi.stubGlobal("Notification", { permission: "default" });
    expect(pushObstacle()).toBe("");
    vi.stubGlobal("Notification", { permission: "denied" });
    expect(pushObstacle()).toContain("are blocked");
  });
});

const key = new Uint8Array(65).fill(4);
const publicKey = Buffer.from(key).toString("base64url");
const subscribed = (applicationServerKey: ArrayBuffer | null) => ({ options: { applicationServerKey } });

it.each([
  ["no service worker", undefined, false],
  ["no subscription", { pushManager: { getSubscription: () => Promise.resolve(null) } }, false],
  ["no push at all", {}, false],
  [
    "a former key",
    { pushManager: { getSubscription: () => Promise.resolve(subscribed(new ArrayBuffer(65))) } },
    false,
  ],
  ["the key", { pushManager: { getSubscription: () => Promise.resolve(subscribed(key.buffer)) } }, true],
])("what this browser has consented to with %s", async (_, registration, consent) => {
  const kept: string[] = [];
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  vi.stubGlobal("caches", {
    open: () =>
      Promise.resolve({ put: async (_: string, answer: Response) => kept.push(await answer.text()) }),
  });
  expect(await hasConsentHere(publicKey)).toBe(consent);
  expect(kept).toEqual(consent ? [publicKey] : []);
});
