import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someAccuracy } from "../fakes/accuracy";
import { type Site, startSite } from "../harness/site";

/* It takes weeks to collect the record. So this test writes figures directly to where the nightly runs publish them. */

const openMeteo = { WEATHER_PROVIDER: "open-meteo", OPEN_METEO_URL: "http://127.0.0.1:9" };

async function answersAfter(days: number, variables: Record<string, string> = openMeteo) {
  const site: Site = await startSite({ destinations: 2, variables });
  try {
    await site.keep("accuracy:4", JSON.stringify(someAccuracy(days)));
    await site.watch();
    const page = await site.get("/accuracy");
    const { d1Statements } = await site.watch();
    return { page, text: await page.text(), d1Statements };
  } finally {
    await site.close();
  }
}

describe("how often we were right", () => {
  it("is shown from sixty days on, to anyone and without a query of the database", async () => {
    const { page, text, d1Statements } = await answersAfter(60);
    expect(page.status).toBe(200);
    expect(text).toContain("Was it worth the drive?");
    expect(text).toContain("60 days are known");
    expect(d1Statements).toBe(0);
  });

  it("is only how many days are known before", async () => {
    const { text } = await answersAfter(12);
    expect(text).toContain("12 days are known so far");
    expect(text).not.toContain("Was it worth the drive?");
  });

  it("is not measured on sample weather, whatever is there", async () => {
    const { text } = await answersAfter(60, {});
    expect(text).toContain("Not measured");
    expect(text).not.toContain("Was it worth the drive?");
  });
});

describe("a site without a record", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ destinations: 2, variables: openMeteo });
  });
  afterAll(() => site.close());

  it("says that no day is known, and if the cache does not answer, that it does not know", async () => {
    expect(await (await site.get("/accuracy")).text()).toContain("0 days are known so far");
    await site.watch("kvReads");
    expect(await (await site.get("/accuracy")).text()).toContain("We can't show our record at the moment");
  });
});
