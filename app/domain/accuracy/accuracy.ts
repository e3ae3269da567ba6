import type { Calibration } from "./calibration";
import type { AccuracyFigures } from "./figures";

/** Before so many days are known, no figure is shown. */
export const SHOWN_FROM_DAYS = 30;
/** Once stations' values cover so many days, they are what forecasts are compared with. */
export const STATIONS_FROM_DAYS = 60;

/**
 * What forecasts are compared with: what the service says afterwards; for services that do not, the last forecast made
 * before each hour; or the values of stations.
 */
export type ComparedWith = "past-hours" | "last-forecast" | "stations";

/** How right one service's forecasts were, as it is published. */
export interface Accuracy {
  readonly computedAt: number;
  /** The weather service. */
  readonly provider: string;
  readonly comparedWith: ComparedWith;
  readonly figures: AccuracyFigures;
  readonly calibration: Calibration;
}
