import { describe, expect, it } from "vitest";
import { addressOf } from "#app/http/address/address-of";
import { forgottenPostcode, lastPostcode, rememberPostcode } from "./last-postcode";

const SEARCH = "https://site.example/search?postcode=ls61aa&drivingHours=2";

function setBy(
  address: string,
  { cookie = "", status = 200, method = "GET", purpose = "", site = "", location = "" } = {},
): string | null {
  const headers = {
    ...(cookie && { Cookie: cookie }),
    ...(purpose && { "Sec-Purpose": purpose }),
    ...(site && { "Sec-Fetch-Site": site }),
  };
  const request = new Request(address, { method, headers });
  const response = new Response(null, { status, ...(location && { headers: { Location: location } }) });
  const url = new URL(address);
  rememberPostcode(request, url, addressOf(url.pathname), response);
  return response.headers.get("Set-Cookie");
}
const readFrom = (cookie: string) =>
  lastPostcode(new Request("https://site.example/", { headers: { Cookie: cookie } }));

describe("the last postcode", () => {
  it("is kept by a guest's browser when a search was answered or led to Home's form, read again, and taken away", () => {
    const set = setBy(SEARCH) ?? "";
    expect(set).toBe("last-postcode=LS6+1AA; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure");
    expect(readFrom(`theme=x; ${set.split(";")[0]}`)).toBe("LS6 1AA");
    expect(setBy(SEARCH.replace("/search", "/search.data"))).toBe(set);
    for (const site of ["none", "same-origin"]) expect(setBy(SEARCH, { site })).toBe(set);
    const none = SEARCH.replace("drivingHours=2", "drivingHours=6");
    expect(setBy(none, { status: 302, location: "/" })).toMatch(/^last-postcode=LS6\+1AA;/);
    expect(setBy(SEARCH, { status: 302, location: "/search?postcode=LS61AA" })).toBeNull();
    expect(readFrom("last-postcode=<script>")).toBeNull();
    expect(readFrom("last-postcode=")).toBeNull();
    expect(readFrom("units=a")).toBeNull();
    expect(forgottenPostcode(new URL("http://localhost/"))).toBe(
      "last-postcode=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    );
  });

  it.each([
    ["it is the one that is kept already", SEARCH, { cookie: "last-postcode=LS6+1AA" }],
    ["somebody is signed in", SEARCH, { cookie: "__Host-session=abc" }],
    ["somebody is signed in, without a blank before it", SEARCH, { cookie: "device=x;session=abc" }],
    ["nobody knows the postcode", SEARCH, { status: 404 }],
    ["the search was shared by its outcode", "https://site.example/search?from=LS6&hours=2", {}],
    ["another page is asked for", "https://site.example/map?postcode=LS61AA", {}],
    ["it is no visit", SEARCH, { method: "POST" }],
    ["only the headers are asked for", SEARCH, { method: "HEAD" }],
    ["it is fetched in advance", SEARCH, { purpose: "prefetch;prerender" }],
    ["a link of another website leads to it", SEARCH, { site: "cross-site" }],
  ])("is not kept where %s", (_, address, sent) => {
    expect(setBy(address, sent)).toBeNull();
  });
});
