import { isoTime } from "#app/domain/units";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import { originInWords } from "#app/presenters/weather-origin";
import type { WeatherStatus } from "#app/services/weather/weather-status";
import { refreshRunView } from "./catalogue-page";
import type { WeatherStatusView } from "./catalogue-view";

/** The state of the weather. The page and the call have the same. */
export function weatherStatusView(status: WeatherStatus): WeatherStatusView {
  const { provider, secondProvider, running, runs, nextRunAt, forecasts } = status;
  const { oldestFetchedAt, ...counts } = forecasts;
  const { newest } = status;
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
