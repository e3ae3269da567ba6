import type { Calibration } from "./calibration";
import type { AccuracyFigures } from "./figures";

/** Before so many days are known, no figure is shown. */
export const SHOWN_FROM_DAYS = 30;
/** Once a satellite's hours of sun cover so many days, they are what forecasts are compared with. */
export const SATELLITE_FROM_DAYS = 60;

/**
 * What forecasts are compared with: what the service says afterwards; for services that do not, the last forecast made
 * before each hour. "satellite" is either of them, with the hours of sun that a satellite measured.
 */
export type ComparedWith = "past-hours" | "last-forecast" | "satellite";

/** How right one service's forecasts were, as it is published. */
export interface Accuracy {
  readonly computedAt: number;
  /** The weather service. */
  readonly provider: string;
  readonly comparedWith: ComparedWith;
  readonly figures: AccuracyFigures;
  /** So many of the days are from the service's archive of former runs; absent in what was published before it was read. */
  readonly archivedDays?: number;
  readonly calibration: Calibration;
}
