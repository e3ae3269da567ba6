import type { Accuracy } from "#app/features/accuracy/domain/figures";
import { outingAnswersInWords } from "./outing-view";
import { isoTime } from "#app/domain/units";
import { WEATHER_LICENCE, weatherNotice } from "#app/domain/weather/forecast-origin";

/** Absent in the first sixty days and with sample weather. */
export function accuracyJson(accuracy: Accuracy | null, isSampleWeather: boolean) {
  const known = isSampleWeather ? null : accuracy;
  const leads = known?.leads ?? [];
  const state = isSampleWeather ? "not-measured" : leads.length === 0 ? "too-early" : "measured";
  return {
    state,
    days: known?.days ?? 0,
    computedAt: known && isoTime(known.computedAt),
    provider: known && known.provider,
    notice: known && weatherNotice(known.provider),
    licence: known && WEATHER_LICENCE,
    answers: known && outingAnswersInWords(known.answers) === null ? null : (known?.answers ?? null),
    leads,
    bands: leads.length === 0 ? [] : (known?.calibration.bands ?? []),
  } as const;
}
