import { afterAll, describe, expect, it } from "vitest";
import { someAccuracy } from "../fakes/accuracy";
import { startSite } from "../harness/site";
const variables = { WEATHER_PROVIDER: "open-meteo", OPEN_METEO_URL: "http://127.0.0.1:9" };
const site = await startSite({ destinations: 2, variables });
afterAll(() => site.close());

/** On a new isolate, because a used one keeps the figures for a while. */
async function afterDays(days: number) {
  await site.keep("accuracy:5:open-meteo", JSON.stringify(someAccuracy(days)));
  await site.restart();
  await site.watch();
  const text = await (await site.get("/accuracy")).text();
  const { d1Statements } = await site.watch();
  return { text, d1Statements };
}

describe("how often we were right", () => {
  it("is no day without a record, and not known if the cache does not answer", async () => {
    expect(await (await site.get("/accuracy")).text()).toContain("0 days are known so far");
    await site.watch("kvReads");
    expect(await (await site.get("/accuracy")).text()).toContain("We can't show our record at the moment");
  });

  it("is only how many days are known until there are sixty, and then shown without a query of the database", async () => {
    const { text } = await afterDays(12);
    expect(text).toContain("12 days are known so far");
    expect(text).not.toContain("Was it worth the drive?");
    const later = await afterDays(60);
    expect(later.text).toContain("Was it worth the drive?");
    expect(later.text).toContain("60 days are known");
    expect(later.d1Statements).toBe(0);
  });
});
