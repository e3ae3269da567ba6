import * as z from "zod";
import { isFarNorth } from "#app/domain/weather/forecast-origin";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { ProviderError, type NewestRuns, type RunList } from "#app/services/ports";
import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";

/** The Met Office's models: UKV for the first two days, the global one after. */
const UKV = "ukmo_uk_deterministic_2km";
const UKMO_GLOBAL = "ukmo_global_deterministic_10km";
/** The chance of rain, and all values that the others lack. */
const ECMWF = "ecmwf_ifs025";

/** The hourly runs between these reach only twelve hours ahead. */
const WHOLE_UKV_RUN_MS = 3 * HOUR_MS;
/** Until all of the service's servers have a new run. */
const SETTLES_MS = 10 * MINUTE_MS;
/** In the time from their start until they are ready. */
const RUNS_DIFFER_MS = 30 * MINUTE_MS;
const OLDEST_RUN_MS = 7 * DAY_MS;
const MS_PER_SECOND = 1_000;

/*
 * Of 10,000 free calls a day: ten for each of 800 places (eight for whole runs, one at midnight, one at
 * breakfast). The others are for the sea and one Refresh Now.
 */
const FREE_CALLS = 8_000;
const FREE_PLACES = 800;

/** Without a list, the time of day decides when places are requested. */
const LIST_HTTP: HttpOptions = { timeoutMs: 5_000, maxRetries: 1, maxBytes: 50_000 };

interface SettledRun {
  readonly initialisedAt: number;
  readonly answeredSince: number;
}

const metaSchema = (nowMs: number) => {
  const instant = z
    .number()
    .transform((seconds) => seconds * MS_PER_SECOND)
    .refine((ms) => ms > nowMs - OLDEST_RUN_MS && ms < nowMs + HOUR_MS, "not the time of a recent run");
  return z
    .object({
      last_run_initialisation_time: instant,
      last_run_availability_time: instant,
      update_interval_seconds: z.number().min(600).max(86_400),
    })
    .refine(
      (meta) => meta.last_run_initialisation_time <= meta.last_run_availability_time,
      "available before it was run",
    );
};

/** The run before it until the newest has reached all servers. */
function settledRun(meta: z.infer<ReturnType<typeof metaSchema>>, nowMs: number): SettledRun {
  const answeredSince = meta.last_run_availability_time + SETTLES_MS;
  const back = nowMs >= answeredSince ? 0 : meta.update_interval_seconds * MS_PER_SECOND;
  return {
    initialisedAt: meta.last_run_initialisation_time - back,
    answeredSince: answeredSince - back,
  };
}

/** If the global model has a newer run than UKV, the first days come from it. */
function newestOf(ukv: SettledRun, global: SettledRun | null, ecmwf: SettledRun | null): NewestRuns {
  const wholeUkv = Math.floor(ukv.initialisedAt / WHOLE_UKV_RUN_MS) * WHOLE_UKV_RUN_MS;
  const isStill = global !== null && global.initialisedAt > ukv.initialisedAt;
  const sinceWhole = ukv.initialisedAt - wholeUkv;
  const later = [global, ecmwf].flatMap((run) => run?.answeredSince ?? []);
  return {
    wholeRunAt: isStill ? global.initialisedAt : wholeUkv,
    latestRunAt: isStill ? global.initialisedAt : ukv.initialisedAt,
    answeredSince: isStill
      ? global.answeredSince
      : ukv.answeredSince - (sinceWhole > 0 ? sinceWhole - RUNS_DIFFER_MS : 0),
    laterDaysSince: later.length > 0 ? Math.max(...later) : null,
  };
}

/** These requests do not count as calls. */
export function createOpenMeteoRuns(
  service: string,
  { baseUrl, http }: { baseUrl: string; http?: HttpOptions },
): RunList {
  const fetchJson = createFetchJson(service, { ...http, ...LIST_HTTP });

  async function runOf(model: string, nowMs: number): Promise<SettledRun> {
    const url = endpointUrl(baseUrl, `/data/${model}/static/meta.json`);
    return settledRun(await fetchJson({ url, schema: metaSchema(nowMs) }), nowMs);
  }
  /** Null if there is no list (404): an operator's own server may have none. */
  const runIfListed = (model: string, nowMs: number, isNeeded = true) =>
    runOf(model, nowMs).catch((error: unknown) => {
      if (error instanceof ProviderError && (!isNeeded || error.details.status === 404)) return null;
      throw error;
    });

  return {
    async newest(nowMs) {
      const [ukv, global, ecmwf] = await Promise.all([
        runIfListed(UKV, nowMs),
        runIfListed(UKMO_GLOBAL, nowMs, false),
        runIfListed(ECMWF, nowMs, false),
      ]);
      return ukv && newestOf(ukv, global, ecmwf);
    },
    // Around Shetland the service uses MET Norway's model, with a run each hour.
    covers: (point) => !isFarNorth(point),
    leastAgeMs: (places) => (places <= FREE_PLACES ? 0 : (places / FREE_CALLS) * DAY_MS - HOUR_MS / 2),
  };
}
