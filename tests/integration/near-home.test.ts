import { beforeEach, describe, expect, it } from "vitest";
import { NO_ROAD_LINK } from "#app/presenters/trips/visit-words";
import { type SignedIn, ownData, addUser } from "../harness/sign-in";
import { sharedSiteThisMorning } from "../harness/site";
import { thisMorning } from "../harness/tested-time";
const site = await sharedSiteThisMorning();
beforeEach(() => site.setClock(thisMorning()));

const save = (browser: SignedIn, homePostcode: string) =>
  browser.submit("/settings", { intent: "home", homePostcode });
const homeOf = async (browser: SignedIn) =>
  (await (await browser.get("/")).text()).replaceAll("<!-- -->", "");

describe("the home postcode of an account", () => {
  it("is kept in its usual spelling, goes out with one's data, and is taken away by an empty field", async () => {
    const anna = await addUser(site);
    expect((await save(anna, " ls63aa ")).headers.get("Location")).toBe("/settings");
    expect(await ownData(anna)).toMatchObject({ account: { homePostcode: "LS6 3AA" } });
    expect(await (await anna.get("/settings")).text()).toContain('value="LS6 3AA"');
    expect(await (await anna.get("/api/user")).json()).not.toHaveProperty("homePostcode");
    await save(anna, "");
    expect(await ownData(anna)).toMatchObject({ account: { homePostcode: null } });
  });
});

it("a home postcode that nobody can start from stays in the field beside what is wrong", async () => {
  const anna = await addUser(site);
  for (const [typed, words] of [
    ["QQ1 1QQ", "find the postcode QQ1 1QQ."],
    ["JE2 3AB", NO_ROAD_LINK],
  ] as const) {
    const answer = await save(anna, typed);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  }
});

describe("Home of a user with a home postcode", () => {
  it("starts with the best of today and the weekend near it, without another question to the database", async () => {
    const anna = await addUser(site);
    await homeOf(anna);
    await site.watch();
    const before = await homeOf(anna);
    const { d1Statements: without } = await site.watch();
    await save(anna, "LS6 3AA");
    await homeOf(anna);
    await site.watch();
    const page = await homeOf(anna);
    const { d1Statements, outbound } = await site.watch();
    expect([d1Statements, outbound]).toEqual([without, 0]);
    expect(before).not.toContain("Best near LS6");
    expect(page).toContain("Best near LS6");
    expect(page).toContain('href="/search?postcode=LS6+3AA&amp;drivingHours=2"');
    expect(page).toMatch(/href="\/destinations\/[a-z-]+\?postcode=LS6\+3AA&amp;drivingHours=2/);
    expect(page).toMatch(/<input[^>]*id="postcode"[^>]*value="LS6 3AA"/);
  });

  it("is no other user's", async () => {
    const anna = await addUser(site);
    await save(anna, "LS6 3AA");
    await homeOf(anna);
    expect(await (await site.get("/")).text()).not.toContain("Best near LS6");
    expect(await homeOf(await addUser(site))).not.toContain("Best near LS6");
  });

  it("is whole without a snapshot, and says so", async () => {
    const anna = await addUser(site);
    await save(anna, "LS6 3AA");
    await site.restart();
    await site.watch("kvReads");
    const page = await homeOf(anna);
    await site.watch();
    expect(page).toContain("Find Your Perfect Sunny Escape");
    expect(page).toContain("Best near LS6");
  });
});
