import { describe, expect, it } from "vitest";
import { isPushConsent, pushServiceOf } from "./push";

describe("the push service of an endpoint", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc:def", "fcm.googleapis.com"],
    ["https://jmt17.google.com/fcm/send/abc:def", "jmt17.google.com"],
    ["https://updates.push.services.mozilla.com/wpush/v2/abc", "updates.push.services.mozilla.com"],
    ["https://web.push.apple.com/abc", "web.push.apple.com"],
    ["https://wns2-par02p.notify.windows.com/w/?token=abc", "wns2-par02p.notify.windows.com"],
  ])("%s is one", (endpoint, service) => {
    expect(pushServiceOf(endpoint)).toBe(service);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://user@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com@evil.example/abc",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://evilfcm.googleapis.com/abc",
    "https://google.com/fcm/send/abc",
    "https://jmt18.google.com/fcm/send/abc",
    "https://a.fcm.googleapis.com/abc",
    "https://nosuch.push.apple.com/abc",
    "https://push.apple.com/abc",
    "https://evilpush.apple.com/abc",
    "https://notify.windows.com/abc",
    "https://a.b.notify.windows.com/abc",
    "https://fcm.googleapis.com./abc",
    "https://127.0.0.1/abc",
    "https://localhost/abc",
    "javascript:alert(1)",
    "fcm.googleapis.com",
    "",
    `https://fcm.googleapis.com/${"a".repeat(1_000)}`,
  ])("%s is none", (endpoint) => {
    expect(pushServiceOf(endpoint)).toBeNull();
  });
});

it("wants keys of the right length with it", () => {
  const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
  const consent = { endpoint, p256dh: `B${"a".repeat(86)}`, auth: "b".repeat(22) };
  expect(isPushConsent(consent)).toBe(true);
  for (const change of [{ p256dh: `B${"a".repeat(85)}` }, { auth: "b".repeat(23) }, { auth: "+".repeat(22) }])
    expect(isPushConsent({ ...consent, ...change })).toBe(false);
});
