import { HOUR_MS } from "#app/domain/units";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

const MORNING_MS = Date.parse(thisMorning());
const at = (ms: number) => new Date(ms).toISOString();
const site = await startSite({ destinations: 20 });
afterAll(() => site.close());

interface Health {
  status: string;
  lastRun: { at: string; ageSeconds: number } | null;
  provider: string;
  forecasts: { places: number; fresh: number; stale: number; missing: number };
}

it("a site without a forecast says 503 to a monitor, and to people that none has come", async () => {
  const answer = await site.get("/healthz");
  expect(answer.status).toBe(503);
  expect(await answer.json<Health>()).toMatchObject({ status: "stale", lastRun: null, provider: "none" });
  const page = await site.get("/status");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("we have no forecasts yet");
});

describe("a site that is refreshed", () => {
  beforeAll(async () => {
    await site.setClock(at(MORNING_MS));
    await site.refresh(MORNING_MS);
    await site.restart();
    await site.setClock(at(MORNING_MS));
  });

  it("reports to a monitor how fresh it is, without a query of the database", async () => {
    await site.watch();
    const answer = await site.get("/healthz");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json<Health>()).toMatchObject({
      status: "ok",
      provider: "sample",
      forecasts: { places: 20, fresh: 20, stale: 0, missing: 0 },
    });
    expect((await site.watch()).d1Statements).toBe(0);
  });

  it("says 503 when three hours have brought nothing", async () => {
    await site.setClock(at(MORNING_MS + 2 * HOUR_MS));
    expect((await site.get("/healthz")).status).toBe(200);
    await site.setClock(at(MORNING_MS + 3 * HOUR_MS + 60_000));
    const answer = await site.get("/healthz");
    expect(answer.status).toBe(503);
    expect(await answer.json<Health>()).toMatchObject({
      status: "stale",
      forecasts: { fresh: 0, stale: 20 },
    });
    expect(await (await site.get("/status?late")).text()).toContain(
      "been able to refresh the forecasts for some hours",
    );
  });

  it("shows what the last runs did, and still the rest if the database fails", async () => {
    await site.setClock(at(MORNING_MS));
    const whole = await (await site.get("/status")).text();
    expect(whole).toContain("Everything works");
    expect(whole).toContain("Complete");
    await site.watch("d1");
    const half = await (await site.get("/status?again")).text();
    await site.watch();
    expect(half).toContain("Everything works");
    expect(half).toContain("show the list of refreshes at the moment");
  });
});
