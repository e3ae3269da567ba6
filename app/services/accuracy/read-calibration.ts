import type { Calibration } from "#app/domain/accuracy/calibration";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { Log } from "#app/services/ports";
import type { PublishedAccuracy } from "./ports";

/**
 * What a publication of the snapshot takes from past results of the service in use. Null without any, on sample weather,
 * and where they cannot be read: the fixed band then holds.
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
