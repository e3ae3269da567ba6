import { afterAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../harness/site";

const LIMITS = { calls: 3, pages: 5 };
/** Enough requests to exceed the limit, even if a minute ends meanwhile and the count starts again. */
const SURELY_TOO_MANY = 4 * LIMITS.pages;
const site = await startSite({ destinations: 2, limits: LIMITS });
afterAll(() => site.close());

/** Repeats a request until it is refused. Returns the refusal and the number of answers before it. */
async function askUntilRefused(on: Site, path: string, address: string) {
  for (let answered = 0; answered < SURELY_TOO_MANY; answered += 1) {
    const answer = await on.get(path, { "CF-Connecting-IP": address });
    if (answer.status === 429) return { answered, answer };
    await answer.arrayBuffer();
  }
  return null;
}

describe("too many requests of one address", () => {
  it.each([
    ["/api/openapi.json", LIMITS.calls],
    ["/about", LIMITS.pages],
  ])("are refused in words, with the time to wait: %s", async (path, limit) => {
    const refused = await askUntilRefused(site, path, "203.0.113.7");
    expect(refused?.answered).toBeGreaterThanOrEqual(limit);
    expect(refused?.answer.headers.get("Retry-After")).toBe("60");
    expect(await refused?.answer.json()).toEqual({
      message: "There were too many requests from your network. Please try again in a minute.",
    });
    expect((await site.get(path, { "CF-Connecting-IP": "203.0.113.8" })).status).toBe(200);
  });

  it("may be read by pages of any origin, which learn when to ask again", async () => {
    const refused = await askUntilRefused(site, "/api/openapi.json", "203.0.113.9");
    expect(refused?.answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(refused?.answer.headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
  });
});

it("a monitor is never refused", async () => {
  expect(await askUntilRefused(site, "/healthz", "203.0.113.10")).toBeNull();
});

it("REQUEST_LIMITS=off lets one address ask as often as it likes", async () => {
  const free = await startSite({ destinations: 2, limits: LIMITS, variables: { REQUEST_LIMITS: "off" } });
  try {
    expect(await askUntilRefused(free, "/api/openapi.json", "203.0.113.7")).toBeNull();
  } finally {
    await free.close();
  }
});
