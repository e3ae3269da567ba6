import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { createOpenMeteoRuns } from "./open-meteo-runs";

const at = (time: string) => Date.parse(`2026-06-${time}:00Z`);
const NOW = at("10T21:30");

interface Listed {
  readonly start: string;
  readonly available: string;
  readonly everyHours: number;
}
/** UKV's list as recorded on 10 June 2026; the others are made up. */
const LISTS: Readonly<Record<string, Listed | null>> = {
  ukmo_uk_deterministic_2km: { start: "10T16:00", available: "10T20:57", everyHours: 1 },
  ukmo_global_deterministic_10km: { start: "10T12:00", available: "10T19:25", everyHours: 6 },
  ecmwf_ifs025: { start: "10T12:00", available: "10T19:40", everyHours: 6 },
};

function runsOf(change: Readonly<Record<string, Listed | null>> = {}) {
  const asked: string[] = [];
  const lists = { ...LISTS, ...change };
  const http = {
    sleep: () => Promise.resolve(),
    fetch: (url: string) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const list = lists[pathname.split("/")[2] ?? ""];
      if (!list) return Promise.resolve(new Response("gone", { status: 503 }));
      const meta = {
        last_run_initialisation_time: at(list.start) / 1_000,
        last_run_availability_time: at(list.available) / 1_000,
        last_run_modification_time: at(list.available) / 1_000,
        update_interval_seconds: list.everyHours * 3_600,
        temporal_resolution_seconds: 3_600,
      };
      return Promise.resolve(new Response(JSON.stringify(meta)));
    },
  };
  const runs = createOpenMeteoRuns("open-meteo", { baseUrl: "http://lists/", http });
  return { asked, ...runs };
}

describe("Open-Meteo's lists of runs", () => {
  it("are those of the Met Office's two models and of ECMWF", async () => {
    const runs = runsOf();
    expect(await runs.newest(NOW)).toEqual({
      wholeRunAt: at("10T15:00"),
      latestRunAt: at("10T16:00"),
      // The time of the run one hour earlier, plus half an hour in case that run was slower.
      answeredSince: at("10T20:37"),
      laterDaysSince: at("10T19:50"),
    });
    expect(runs.asked.sort()).toEqual(
      Object.keys(LISTS)
        .sort()
        .map((model) => `/data/${model}/static/meta.json`),
    );
  });

  it("name the run before the last one for ten minutes, until all servers have the last one", async () => {
    expect(await runsOf().newest(at("10T21:06"))).toMatchObject({
      latestRunAt: at("10T15:00"),
      wholeRunAt: at("10T15:00"),
      answeredSince: at("10T20:07"),
    });
    const whole = { start: "10T15:00", available: "10T20:20", everyHours: 1 };
    const young = runsOf({ ukmo_uk_deterministic_2km: whole });
    expect(await young.newest(at("10T20:29"))).toMatchObject({
      latestRunAt: at("10T14:00"),
      wholeRunAt: at("10T12:00"),
    });
    expect(await young.newest(at("10T20:30"))).toMatchObject({ wholeRunAt: at("10T15:00") });
  });

  it("go by the Met Office's global model while UKV has no new runs", async () => {
    const still = { start: "10T05:00", available: "10T09:57", everyHours: 1 };
    expect(await runsOf({ ukmo_uk_deterministic_2km: still }).newest(NOW)).toMatchObject({
      wholeRunAt: at("10T12:00"),
      latestRunAt: at("10T12:00"),
      answeredSince: at("10T19:35"),
    });
  });

  it("are not known without UKV's, and do without the others", async () => {
    const gone = runsOf({ ukmo_uk_deterministic_2km: null });
    await expect(gone.newest(NOW)).rejects.toMatchObject({ name: "ProviderError" });
    // The list is requested one more time, but not a third time.
    expect(gone.asked.filter((path) => path.includes("uk_deterministic"))).toHaveLength(2);
    const others = runsOf({ ukmo_global_deterministic_10km: null, ecmwf_ifs025: null });
    expect(await others.newest(NOW)).toMatchObject({ wholeRunAt: at("10T15:00"), laterDaysSince: null });
  });

  it.each([
    ["of the future", { start: "11T03:00", available: "11T03:10", everyHours: 1 }],
    ["of another month", { start: "01T00:00", available: "01T05:00", everyHours: 1 }],
    ["that were there before they began", { start: "10T16:00", available: "10T15:00", everyHours: 1 }],
    ["without an interval", { start: "10T16:00", available: "10T20:57", everyHours: 0 }],
  ])("%s are refused", async (_, list) => {
    await expect(
      runsOf({ ukmo_uk_deterministic_2km: list }).newest(at("11T21:30") - 24 * HOUR_MS),
    ).rejects.toMatchObject({ code: "malformed" });
  });

  it("say nothing of Shetland, where another model is behind the first days", () => {
    const runs = runsOf();
    expect(runs.covers({ latitude: 59.3, longitude: -2.9 })).toBe(true);
    expect(runs.covers({ latitude: 60.15, longitude: -1.15 })).toBe(false);
  });

  it("let eight hundred places follow each run on the free allowance, and more of them fewer runs", () => {
    const runs = runsOf();
    expect([runs.leastAgeMs(700), runs.leastAgeMs(800)]).toEqual([0, 0]);
    expect(runs.leastAgeMs(1_600)).toBe(4.8 * HOUR_MS - 30 * MINUTE_MS);
  });
});
