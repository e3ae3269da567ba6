import type { Calibration } from "./calibration";
import type { AccuracyFigures } from "./figures";

/** Figures are shown once this many days are recorded. */
export const SHOWN_FROM_DAYS = 30;
/** Once a satellite has measured the sun for this many days, forecasts are compared with its hours of sun. */
export const SATELLITE_FROM_DAYS = 60;

/**
 * What forecasts are compared with. `past-hours`: the past hours that the service reports. `last-forecast`:
 * the last forecast before each hour, for a service that reports no past hours. `satellite`: one of these
 * two, with the hours of sun that a satellite measured.
 */
export type ComparedWith = "past-hours" | "last-forecast" | "satellite";

/** How right the forecasts of one service were, as we publish it. */
export interface Accuracy {
  readonly computedAt: number;
  /** The name of the weather service. */
  readonly provider: string;
  readonly comparedWith: ComparedWith;
  readonly figures: AccuracyFigures;
  /**
   * How many of the days come from the service's archive of former runs. Absent in figures that were
   * published before we read the archive.
   */
  readonly archivedDays?: number;
  readonly calibration: Calibration;
}
