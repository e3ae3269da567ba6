import { describe, expect, it } from "vitest";
import { addressOf } from "#app/http/address/address-of";
import { forgottenUsualSearch, rememberUsualSearch, usualSearch } from "./usual-search";

const NOW = Date.parse("2026-11-23T10:00:00Z");
const UNITS = "temperatureUnit=celsius&distanceUnit=miles";
const SEARCH = `https://site.example/search?postcode=LS61AA&drivingHours=3&within=135&${UNITS}&leave=10:30&needs=dogs&needs=children&passes=nt&passes=cadw`;
const KEPT = "usual-search=drivingHours=3&leave=10%3A30&needs=dogs&needs=children&within=135&passes=nt,cadw";

function setBy(address: string, { cookie = "", status = 200, method = "GET", site = "" } = {}) {
  const headers = { ...(cookie && { Cookie: cookie }), ...(site && { "Sec-Fetch-Site": site }) };
  const response = new Response(null, { status });
  const url = new URL(address);
  rememberUsualSearch(new Request(url, { method, headers }), url, addressOf(url.pathname), response, NOW);
  return response.headers.get("Set-Cookie");
}
const readFrom = (cookie: string) =>
  String(usualSearch(new Request("https://site.example/", { headers: { Cookie: cookie } })));

describe("the usual search of a browser", () => {
  it("is the drive, the time of leaving, the company and the passes of the last search, without its place and day", () => {
    const set = setBy(`${SEARCH}&travelDate=1795867200&interests=hills`);
    expect(set).toBe(`${KEPT}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`);
    expect(`usual-search=${readFrom(`theme=x; ${KEPT}`)}`.replace("%2C", ",")).toBe(KEPT);
    expect(setBy(SEARCH.replace("/search", "/search.data"))).toBe(set);
  });

  it.each([
    ["it is the one that is kept already", SEARCH, { cookie: KEPT }],
    ["a link led there, and not the form", SEARCH.replace(UNITS, ""), {}],
    ["the search had no answer", SEARCH, { status: 404 }],
    ["it is no visit", SEARCH, { method: "HEAD" }],
    ["a link of another website leads to it", SEARCH, { site: "cross-site" }],
    ["another page is asked for", SEARCH.replace("/search", "/map"), {}],
  ])("is not kept where %s", (_, address, sent) => {
    expect(setBy(address, sent)).toBeNull();
  });

  it("holds nothing but what the form can choose, whatever the address says", () => {
    const odd = `https://site.example/search?postcode=LS61AA&${UNITS}&leave=%0d%0aX&needs=cats&within=7&drivingHours=9`;
    expect(setBy(odd)).toMatch(/^usual-search=drivingHours=2;/);
  });

  it("is nothing where none is kept, and is taken away by a cookie that is over", () => {
    expect(readFrom("units=a")).toBe("");
    expect(forgottenUsualSearch(new URL("http://localhost/"))).toBe(
      "usual-search=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    );
  });
});
