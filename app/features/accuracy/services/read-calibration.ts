import type { Calibration } from "#app/domain/ranking/calibration";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { Log } from "#app/services/ports";
import type { PublishedAccuracy } from "./ports";

/**
 * Returns what past results of the service in use say about coming days, for a publication of the snapshot.
 * Returns null for sample weather, or if there are no results, or if they cannot be read. The fixed band is
 * then used.
 */
export async function readCalibration(
  published: PublishedAccuracy,
  provider: string,
  log: Log,
): Promise<Calibration | null> {
  if (provider === SAMPLE_WEATHER) return null;
  try {
    const accuracy = await published.read();
    return accuracy?.provider === provider ? accuracy.calibration : null;
  } catch (error) {
    log.error("accuracy.unreadable", error);
    return null;
  }
}
