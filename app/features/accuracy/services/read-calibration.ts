import type { Calibration } from "#app/domain/ranking/calibration";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { Log } from "#app/services/ports";
import type { PublishedAccuracy } from "./ports";

/** Null for sample weather, without results, or if they cannot be read: the fixed band is then used. */
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
