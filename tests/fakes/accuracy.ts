import type { Accuracy } from "#app/domain/accuracy/accuracy";
import { countDay } from "#app/domain/accuracy/count-day";
import type { MonthSums } from "#app/domain/accuracy/figures";
import type { RecordedVisit } from "#app/domain/accuracy/recorded-visit";
import { addSums } from "#app/domain/accuracy/sums";
import { addDays } from "#app/domain/calendar/calendar-day";
import { REGIONS } from "#app/domain/catalogue/destination";
import { accuracyOf } from "#app/services/accuracy/reckon-accuracy";
import { chanceFrom } from "./weather-world";

/** Places in all regions, on a grid. */
const PLACES = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `Place ${index + 1}`,
  region: REGIONS[index % REGIONS.length] ?? "",
  latitude: 51 + Math.floor(index / 12) * 0.12,
  longitude: -3 + (index % 12) * 0.18,
}));
const STARTS = PLACES.filter((_, index) => index % 12 === 0).map(({ latitude, longitude }) => ({
  latitude,
  longitude,
  minutes: Float32Array.from(
    PLACES,
    (place) => 20 + Math.hypot(place.latitude - latitude, place.longitude - longitude) * 60,
  ),
}));

/** Returns a number between −1 and 1. Numbers near 0 are more likely. */
const off = (...parts: (string | number)[]) => chanceFrom("a", ...parts) - chanceFrom("b", ...parts);
const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns a made-up record of a place's day: the forecast made so many days ahead. Its errors grow with the days
 * ahead.
 */
function recordOf(placeId: number, date: string, daysAhead: number): RecordedVisit {
  const error = (name: string, size: number) =>
    size * Math.sqrt(daysAhead) * off(name, placeId, date, daysAhead);
  const isWet = chanceFrom("wet", placeId, date) < 0.4;
  const isTurned = daysAhead > 0 && chanceFrom("turned", placeId, date, daysAhead) < 0.05 * daysAhead;
  const part = (name: string) =>
    tenth(Math.min(10, Math.max(0, 6 + 3 * off(name, placeId, date) + error(name, 2))));
  return {
    placeId,
    provider: "open-meteo",
    score: tenth(Math.min(100, Math.max(0, 60 + 25 * off("score", placeId, date) + error("score", 12)))),
    sunHours: tenth(Math.max(0, 4 + 3 * off("sun", placeId, date) + error("sun", 1.5))),
    rainMm: isWet === isTurned ? 0 : 1.2,
    temperatureC: tenth(15 + 6 * off("t", placeId, date) + error("t", 1.5) + (daysAhead > 3 ? 0.4 : 0)),
    parts: { thermal: part("thermal"), sky: part("sky"), rain: part("rain"), wind: part("wind") },
  };
}

const made = new Map<number, Accuracy>();

/** For tests and pictures: the figures that the site would compute for a made-up service after so many days. */
export function someAccuracy(days: number): Accuracy {
  const known = made.get(days) ?? madeUp(days);
  made.set(days, known);
  return known;
}

function madeUp(days: number): Accuracy {
  const months = new Map<string, MonthSums>();
  const deps = { starts: STARTS, bandOf: () => 4, chanceOf: () => 0.7 };
  for (let day = 0; day < days; day += 1) {
    const date = addDays("2026-04-10", day);
    const month = date.slice(0, 7);
    const leads = [0, 1, 2, 3, 4, 5].map(
      (daysAhead) => [daysAhead, PLACES.map(({ id }) => recordOf(id, date, daysAhead))] as const,
    );
    const counted = countDay({ date, entries: new Map(leads) }, PLACES, deps);
    months.set(month, { month, sums: addSums([months.get(month)?.sums ?? {}, counted]) });
  }
  return accuracyOf([...months.values()], "open-meteo", Date.parse("2026-11-24T03:00:00Z"));
}
