import type { FakeVendor } from "./vendor";

const HOUR_S = 3_600;

/** How often a model runs, and how long after its start a run becomes available. */
interface Schedule {
  readonly every: number;
  readonly delay: (startSeconds: number) => number;
}

/*
 * These times are made up after recorded lists. UKV's run of 16:00 on 10 June 2026 was available at 20:57, the global
 * model's run of 18:00 on 4 September 2026 at 1:25, and ECMWF's run of 6:00 on 11 September 2026 after 7 h 9 min. We
 * assume that UKV's five-day runs (3:00 and 15:00) take longer.
 */
const SCHEDULES: Readonly<Record<string, Schedule>> = {
  ukmo_uk_deterministic_2km: {
    every: HOUR_S,
    delay: (start) => ((start / HOUR_S) % 12 === 3 ? 5.35 : 4.95) * HOUR_S,
  },
  ukmo_global_deterministic_10km: { every: 6 * HOUR_S, delay: () => 7.42 * HOUR_S },
  ecmwf_ifs025: { every: 6 * HOUR_S, delay: () => 7.15 * HOUR_S },
};

const PATH = /^\/data\/(\w+)\/static\/meta\.json$/;

export function runAt(model: string, nowMs: number): { startSeconds: number; availableSeconds: number } {
  const { every, delay } = SCHEDULES[model] ?? { every: HOUR_S, delay: () => 0 };
  const now = nowMs / 1_000;
  let start = Math.floor(now / every) * every;
  while (start + delay(start) > now) start -= every;
  return { startSeconds: start, availableSeconds: start + delay(start) };
}

/** Open-Meteo's lists of its models' runs. */
export const openMeteoRuns: FakeVendor = {
  name: "open-meteo-runs",
  owns: (path) => SCHEDULES[PATH.exec(path)?.[1] ?? ""] !== undefined,
  answer({ url, nowMs }) {
    const model = PATH.exec(url.pathname)?.[1] ?? "";
    const { startSeconds, availableSeconds } = runAt(model, nowMs);
    return {
      status: 200,
      json: {
        chunk_time_length: 54,
        crs_wkt: "",
        data_end_time: startSeconds + 13 * HOUR_S,
        last_run_availability_time: availableSeconds,
        last_run_initialisation_time: startSeconds,
        last_run_modification_time: availableSeconds,
        temporal_resolution_seconds: HOUR_S,
        update_interval_seconds: SCHEDULES[model]?.every,
      },
    };
  },
  lie: (_, json) => json,
};
