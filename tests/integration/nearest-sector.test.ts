import { describe, expect, it } from "vitest";
import { sharedSiteThisMorning } from "../harness/site";
const site = await sharedSiteThisMorning();

const ask = (body: string, headers: Record<string, string> = {}) =>
  site.send("POST", "/search/nearest", {
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });
const at = (latitude: unknown, longitude: unknown) => ask(JSON.stringify({ latitude, longitude }));

describe("asking for the nearest sector", () => {
  it("answers with the sector alone, uncached, from embedded data and without writing anything", async () => {
    await site.watch();
    const answer = await at(53.82, -1.575);
    expect(answer.status).toBe(200);
    const body = await answer.json<{ sector: string }>();
    expect(Object.keys(body)).toEqual(["sector"]);
    expect(body.sector).toMatch(/^LS6 \d$/);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await site.watch()).toMatchObject({ d1Statements: 0, kvReads: 0, kvWrites: 0, outbound: 0 });
  });

  it("says so where no postcode is near", async () => {
    const answer = await at(48.857, 2.352);
    expect(answer.status).toBe(404);
    expect((await answer.json<{ message: string }>()).message).toMatch(/no UK postcode near you/);
  });

  it.each([
    ["text", at.bind(null, "53.82", "-1.575")],
    ["nothing", at.bind(null, undefined, undefined)],
    ["null", at.bind(null, null, 0)],
    ["a latitude of no place", at.bind(null, 90.1, 0)],
    ["a longitude of no place", at.bind(null, 0, -180.1)],
    ["an infinite number", ask.bind(null, `{"latitude":1e999,"longitude":0}`)],
    ["a list", ask.bind(null, "[53.82,-1.575]")],
    ["broken JSON", ask.bind(null, `{"latitude":53.82`)],
  ] as [string, () => Promise<Response>][])("refuses %s with a sentence", async (_what, send) => {
    const answer = await send();
    expect(answer.status).toBe(400);
    expect((await answer.json<{ message: string }>()).message).not.toBe("");
  });

  it("takes a position from no address, no other site and no form", async () => {
    expect((await site.get("/search/nearest?latitude=53.82&longitude=-1.575")).status).toBe(405);
    expect((await ask("{}", { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await ask("latitude=1", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(
      415,
    );
  });
});
