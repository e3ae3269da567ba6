import { describe, expect, it } from "vitest";
import { addressOf } from "#app/http/address/address-of";
import { refuseRequest } from "#app/http/door/refuse-request";
import { setSecurityHeaders } from "#app/http/door/security-headers";
import { readReturnTo } from "#app/http/session/return-to";

const SITE = "https://site.example";

function statusOfPost(headers: Record<string, string>, path: string): number | null {
  const request = new Request(`${SITE}${path}`, { method: "POST", headers });
  const url = new URL(request.url);
  return refuseRequest(request, url, addressOf(url.pathname))?.status ?? null;
}

describe("the addresses of alerts", () => {
  it("take a post of another site only where a mail's token is the authority", () => {
    const webMail = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    expect(statusOfPost(webMail, "/alerts/mail?token=x")).toBeNull();
    expect(statusOfPost({ Origin: "null" }, "/alerts/mail?token=x")).toBeNull();
    for (const path of ["/alerts", "/alerts/mail/", "/alerts/mail.data", "/alerts?x=/alerts/mail"])
      expect(statusOfPost(webMail, path)).toBe(403);
  });

  it.each(["/feeds/key/alerts.atom", "/FEEDS/key/alerts.atom", "/%66eeds/key/alerts.ics"])(
    "keep the key in %s to ourselves, however the routes are spelt",
    (path) => {
      const headers = new Headers();
      setSecurityHeaders(headers, new URL(`${SITE}${path}`), "a-nonce");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    },
  );

  it("are where a guest comes back to after signing in, but for those of one alert", () => {
    const returnTo = (path: string) => readReturnTo(new URLSearchParams({ returnTo: path }));
    for (const path of ["/alerts", "/alerts/new", "/alerts/new?from=LS6&drivingHours=2"])
      expect(returnTo(path)).toBe(path);
    expect(returnTo("/alerts/7")).toBeNull();
  });
});
