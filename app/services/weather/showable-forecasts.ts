import { isShownBeside } from "#app/domain/weather/forecast-origin";
import type { ForecastStore } from "./ports";

const NO_FORECAST = { fetchedAt: null, provider: null, runAt: null, checkedAt: null };

/**
 * Wraps the store for a site that uses `provider`. A forecast that such a site may not show counts as
 * missing: it is not published, and its place comes first in the next refresh.
 */
export function showableForecasts(store: ForecastStore, provider: string): ForecastStore {
  return {
    async candidates() {
      const all = await store.candidates();
      return all.map((place) =>
        place.provider === null || isShownBeside(provider, { provider: place.provider })
          ? place
          : { ...place, ...NO_FORECAST },
      );
    },
    async all() {
      const all = await store.all();
      return new Map([...all].filter(([, forecast]) => isShownBeside(provider, forecast)));
    },
    upsertNewer: (rows) => store.upsertNewer(rows),
    markChecked: (ids, known) => store.markChecked(ids, known),
  };
}
