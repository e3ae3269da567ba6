import { isShownBeside } from "#app/domain/weather/forecast-origin";
import type { ForecastStore } from "./ports";

const NO_FORECAST = { fetchedAt: null, provider: null, runAt: null, checkedAt: null };

/** Forecasts that a site with `provider` may not show count as missing. */
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
