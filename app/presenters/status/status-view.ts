import { HOUR_MS, isoTime } from "#app/domain/units";
import { SAMPLE_WEATHER, WEATHER_SERVICES } from "#app/domain/weather/forecast-origin";
import type { SiteHealth } from "#app/services/weather/site-health";
import type { WeatherStatus } from "#app/services/weather/weather-status";

/** One hourly refresh, as anybody may see it: what a service said of its failure stays with the administrator. */
export interface PublicRunView {
  startedAt: string;
  outcome: "running" | "complete" | "partial" | "failed" | "abandoned";
  placesRefreshed: number;
  placesFailed: number;
  provider: string;
}

/** How the forecasts stand, for people. */
export interface StatusView {
  health: {
    isOk: boolean;
    /** ISO times; null where no forecast has come yet. */
    lastRunAt: string | null;
    provider: string;
    places: number;
    fresh: number;
    stale: number;
    missing: number;
  } | null;
  nextRunAt: string;
  /** Newest first; null where the database does not answer. */
  runs: PublicRunView[] | null;
}

/** The service's own name, as its credit has it. */
function providerName(provider: string): string {
  if (provider === SAMPLE_WEATHER) return "sample weather (made up)";
  return WEATHER_SERVICES[provider]?.name ?? provider;
}

/** What a monitor is told. Times are ISO 8601, ages in whole seconds. */
export function healthJson({ status, checkedAt, publishedAt, lastRunAt, provider, forecasts }: SiteHealth) {
  const ageSeconds = (at: number) => Math.max(0, Math.round((checkedAt - at) / 1_000));
  const { places, fresh, stale, missing } = forecasts;
  return {
    status,
    checkedAt: isoTime(checkedAt),
    snapshot: { publishedAt: isoTime(publishedAt), ageSeconds: ageSeconds(publishedAt) },
    lastRun: lastRunAt === null ? null : { at: isoTime(lastRunAt), ageSeconds: ageSeconds(lastRunAt) },
    provider,
    forecasts: { places, fresh, stale, missing },
  };
}

/** Either may be null, where what it is read from does not answer. */
export function statusView(
  health: SiteHealth | null,
  weather: WeatherStatus | null,
  nowMs: number,
): StatusView {
  return {
    health: health && {
      isOk: health.status === "ok",
      lastRunAt: health.lastRunAt === null ? null : isoTime(health.lastRunAt),
      provider: providerName(health.provider),
      places: health.forecasts.places,
      fresh: health.forecasts.fresh,
      stale: health.forecasts.stale,
      missing: health.forecasts.missing,
    },
    nextRunAt: isoTime((Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS),
    runs:
      weather &&
      weather.runs.map(({ startedAt, outcome, placesRefreshed, placesFailed, provider }) => ({
        startedAt: isoTime(startedAt),
        provider: providerName(provider),
        outcome,
        placesRefreshed,
        placesFailed,
      })),
  };
}
