import type { Author } from "#app/domain/catalogue/audit";
import { ok } from "#app/domain/result";
import { type Curator, type PublishChangeDeps, publishChange } from "#app/services/catalogue/publish-change";
import { type RefreshOnePlaceDeps, refreshOnePlace } from "./refresh-one-place";
import type { RefreshWeatherDeps } from "./refresh-weather";
import { type WeatherStatusDeps, readWeatherStatus } from "./weather-status";
import type { RefreshRecords } from "./ports";
import { startRefresh } from "./start-refresh";

type WeatherAdminDeps = RefreshWeatherDeps &
  RefreshOnePlaceDeps &
  WeatherStatusDeps &
  PublishChangeDeps & { readonly refreshes: RefreshRecords };

export function createWeatherAdmin(deps: WeatherAdminDeps) {
  return {
    status: () => readWeatherStatus(deps),
    /** Published after the response. */
    async refreshPlace(destinationId: number, { author, afterAnswer }: Curator) {
      const refreshed = await refreshOnePlace({ destinationId }, deps);
      if (!refreshed.ok) return refreshed;
      afterAnswer(publishChange(deps));
      afterAnswer(recordRefresh(author, refreshed.value.destination, deps));
      return refreshed;
    },
    /** Goes on after the response. */
    async startRefresh({ author, afterAnswer }: Curator) {
      const started = await startRefresh(deps);
      if (!started.ok) return started;
      afterAnswer(started.value.ended);
      afterAnswer(recordRefresh(author, null, deps));
      return ok(started.value.runId);
    },
  };
}

/** Never throws: the administrator would repeat a refresh that has happened. */
const recordRefresh = (
  author: Author,
  destination: Parameters<RefreshRecords["record"]>[0]["destination"],
  { refreshes, clock, log }: Pick<WeatherAdminDeps, "refreshes" | "clock" | "log">,
): Promise<void> =>
  refreshes
    .record({ author, destination, at: clock() })
    .catch((error: unknown) => log.error("weather.refresh-not-recorded", error));
