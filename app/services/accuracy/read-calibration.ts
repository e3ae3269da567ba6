import type { Calibration } from "#app/domain/accuracy/calibration";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { Log } from "#app/services/ports";
import type { PublishedAccuracy } from "./ports";

/**
 * Returns what past results of the service in use say, for a publication of the snapshot. Null if there are
 * none, if they cannot be read, and with sample weather: the fixed band is then used.
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
