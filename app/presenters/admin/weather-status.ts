import { isoTime } from "#app/domain/units";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import { select } from "#app/presenters/select";
import { originInWords } from "#app/presenters/weather-origin";
import type { WeatherStatus } from "#app/services/weather/weather-status";
import type { RefreshRun } from "#app/services/weather/ports";

/** Also the answer of GET /api/admin/weather, which the tab polls while `running` is set. */
export function weatherStatusView(status: WeatherStatus) {
  const { provider, secondProvider, running, runs, nextRunAt, forecasts, newest } = status;
  const { oldestFetchedAt, ...counts } = forecasts;
  return {
    provider,
    secondProvider,
    isSample: provider === SAMPLE_WEATHER,
    running: running && refreshRunView(running),
    runs: runs.map(refreshRunView),
    nextRunAt: isoTime(nextRunAt),
    newest: newest && newest.provider !== SAMPLE_WEATHER ? originInWords(newest) : null,
    oldestFetchedAt: oldestFetchedAt === null ? null : isoTime(oldestFetchedAt),
    ...counts,
  };
}

function refreshRunView(run: RefreshRun) {
  return {
    ...select(run, ["id", "provider", "outcome", "placesRefreshed", "placesFailed", "error"]),
    startedAt: isoTime(run.startedAt),
    endedAt: run.endedAt === null ? null : isoTime(run.endedAt),
  };
}

export type WeatherStatusView = ReturnType<typeof weatherStatusView>;
export type RefreshRunView = WeatherStatusView["runs"][number];
