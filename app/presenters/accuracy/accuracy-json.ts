import { type Accuracy, SHOWN_FROM_DAYS } from "#app/domain/accuracy/accuracy";
import { WEATHER_LICENCE, weatherNotice } from "#app/domain/weather/forecast-origin";
import { SATELLITE_CREDIT } from "./accuracy-view";
import { isoTime } from "#app/domain/units";

const NO_FIGURES = { leads: [], regions: [], seasons: [], bands: [] };

/**
 * Returns the notice of the weather service. If the figures use satellite data, the notice of that data's owner is
 * added.
 */
function noticeOf({ provider, comparedWith }: Accuracy): string | null {
  const notice = weatherNotice(provider);
  return notice !== null && comparedWith === "satellite" ? `${notice}; sun: ${SATELLITE_CREDIT}` : notice;
}

/** The figures of the page as JSON. They are absent in the first thirty days and with sample weather. */
export function accuracyJson(accuracy: Accuracy | null, isSampleWeather: boolean) {
  if (isSampleWeather || accuracy === null) {
    const state = isSampleWeather ? "not-measured" : "too-early";
    return {
      state,
      days: 0,
      archivedDays: 0,
      computedAt: null,
      provider: null,
      comparedWith: null,
      notice: null,
      licence: null,
      ...NO_FIGURES,
    } as const;
  }
  const { provider, comparedWith, computedAt, figures, calibration } = accuracy;
  const head = {
    days: figures.days,
    archivedDays: accuracy.archivedDays ?? 0,
    computedAt: isoTime(computedAt),
    provider,
    comparedWith,
    notice: noticeOf(accuracy),
    licence: WEATHER_LICENCE,
  };
  if (figures.days < SHOWN_FROM_DAYS) return { state: "too-early", ...head, ...NO_FIGURES } as const;
  const { leads, regions, seasons } = figures;
  return { state: "measured", ...head, leads, regions, seasons, bands: calibration.bands } as const;
}
