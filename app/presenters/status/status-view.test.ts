import { describe, expect, it } from "vitest";
import type { SiteHealth } from "#app/services/weather/site-health";
import { healthJson, statusView } from "./status-view";

const NOW = Date.parse("2026-06-12T08:59:59Z");
const HEALTH: SiteHealth = {
  status: "ok",
  checkedAt: NOW,
  publishedAt: NOW - 90_000,
  lastRunAt: NOW - 60_000,
  lastLookAt: null,
  newest: null,
  provider: "sample",
  forecasts: { places: 3, fresh: 2, stale: 1, missing: 0, oldestFetchedAt: NOW },
};

describe("the state of the site", () => {
  it("for monitors has ages in seconds, none below nothing where a clock is behind", () => {
    expect(healthJson(HEALTH)).toMatchObject({
      snapshot: { publishedAt: "2026-06-12T08:58:29.000Z", ageSeconds: 90 },
      lastRun: { ageSeconds: 60 },
      lastLook: null,
    });
    const behind = { ...HEALTH, publishedAt: NOW + 5_000, lastLookAt: NOW + 5_000 };
    expect(healthJson(behind)).toMatchObject({ snapshot: { ageSeconds: 0 }, lastLook: { ageSeconds: 0 } });
  });

  it("for people names the service and the next run, at the full hour", () => {
    const view = statusView(HEALTH, null, NOW);
    expect(view.health).toMatchObject({ isOk: true, provider: "sample weather (made up)", fresh: 2 });
    expect([view.nextRunAt, view.runs]).toEqual(["2026-06-12T09:00:00.000Z", null]);
    expect(statusView(null, null, Date.parse(view.nextRunAt)).nextRunAt).toBe("2026-06-12T10:00:00.000Z");
  });
});
