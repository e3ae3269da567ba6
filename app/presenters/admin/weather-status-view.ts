import type { RefreshRunView } from "./catalogue-view";

/**
 * The Weather Updates tab, and the answer of GET /api/admin/weather. 'Refresh Now' is a form that posts `intent`
 * refresh-all to /admin/weather, or a POST to /api/admin/weather/refresh; while `running` is set, ask again.
 */
export interface WeatherStatusView {
  provider: string;
  /** Sample weather is no forecast. */
  isSample: boolean;
  running: RefreshRunView | null;
  /** Newest first. */
  runs: RefreshRunView[];
  /** ISO times. */
  nextRunAt: string;
  oldestFetchedAt: string | null;
  places: number;
  fresh: number;
  stale: number;
  missing: number;
}
