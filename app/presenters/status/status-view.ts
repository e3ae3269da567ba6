import { HOUR_MS, isoTime } from "#app/domain/units";
import { SAMPLE_WEATHER, WEATHER_SERVICES, runOf } from "#app/domain/weather/forecast-origin";
import { select } from "#app/presenters/select";
import { originInWords, runJson } from "#app/presenters/weather-origin";
import type { SiteHealth } from "#app/services/weather/site-health";
import type { WeatherStatus } from "#app/services/weather/weather-status";

function providerName(provider: string): string {
  if (provider === SAMPLE_WEATHER) return "sample weather (made up)";
  return WEATHER_SERVICES[provider]?.name ?? provider;
}

const countsOf = ({ forecasts }: SiteHealth) => select(forecasts, ["places", "fresh", "stale", "missing"]);

/** For monitors. Times are in ISO 8601, ages in whole seconds. */
export function healthJson(health: SiteHealth) {
  const { status, checkedAt, publishedAt, lastRunAt, lastLookAt, newest, provider } = health;
  const ageSeconds = (at: number) => Math.max(0, Math.round((checkedAt - at) / 1_000));
  const timed = (at: number | null) => (at === null ? null : { at: isoTime(at), ageSeconds: ageSeconds(at) });
  return {
    status,
    checkedAt: isoTime(checkedAt),
    snapshot: { publishedAt: isoTime(publishedAt), ageSeconds: ageSeconds(publishedAt) },
    lastRun: timed(lastRunAt),
    lastLook: timed(lastLookAt),
    modelRun: newest && runJson(newest),
    provider,
    forecasts: countsOf(health),
  };
}

export type StatusView = ReturnType<typeof statusView>;
export type PublicRunView = NonNullable<StatusView["runs"]>[number];

/** If a store does not answer, its argument is null. Only the administrator sees a service's error message. */
export function statusView(health: SiteHealth | null, weather: WeatherStatus | null, nowMs: number) {
  return {
    health: health && {
      isOk: health.status === "ok",
      lastRunAt: health.lastRunAt === null ? null : isoTime(health.lastRunAt),
      lastLookAt: health.lastLookAt === null ? null : isoTime(health.lastLookAt),
      newest: health.newest && runOf(health.newest) && originInWords(health.newest),
      provider: providerName(health.provider),
      ...countsOf(health),
    },
    nextRunAt: isoTime((Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS),
    runs:
      weather &&
      weather.runs.map((run) => ({
        startedAt: isoTime(run.startedAt),
        provider: providerName(run.provider),
        ...select(run, ["outcome", "placesRefreshed", "placesFailed"]),
      })),
  };
}
