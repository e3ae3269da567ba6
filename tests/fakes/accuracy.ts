import type { ChoiceDeps } from "#app/features/accuracy/domain/choices";
import { type CountedLead, countLead } from "#app/features/accuracy/domain/count-lead";
import { type Accuracy, DAYS_AHEAD, accuracyOf } from "#app/features/accuracy/domain/figures";
import type { RecordedVisit } from "#app/features/accuracy/domain/recorded-visit";
import { addDays } from "#app/domain/calendar/calendar-day";
import { chanceFrom } from "./weather-world";

/** For tests: 60 places on a grid, with three homes among them. Every place is within two hours of each home. */
export const GRID_PLACES = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `Place ${String(index).padStart(2, "0")}`,
  latitude: 51 + Math.floor(index / 12) * 0.12,
  longitude: -3 + (index % 12) * 0.18,
}));
const GRID_HOMES = [0, 25, 50].map((index) => {
  const { latitude, longitude } = GRID_PLACES[index]!;
  const minutes = (place: (typeof GRID_PLACES)[number]) =>
    10 + Math.hypot(place.latitude - latitude, place.longitude - longitude) * 45;
  const minutesOn = () => Float32Array.from(GRID_PLACES, minutes);
  return { outcode: `H${index}`, latitude, longitude, minutesOn };
});

/** Returns a normally distributed value, always the same for the same parts (Box and Muller 1958). */
export const normal = (...parts: readonly (string | number)[]): number =>
  Math.sqrt(-2 * Math.log(1 - chanceFrom("u", ...parts))) * Math.cos(2 * Math.PI * chanceFrom("v", ...parts));

/** The score of a place that came, and that was forecast so many days ahead. */
export interface ScoreWorld {
  readonly came: (placeId: number, date: string) => number;
  readonly said: (placeId: number, date: string, daysAhead: number) => number;
  /** The score of a place by its climate; 50 everywhere if absent. */
  readonly climate?: (placeId: number) => number;
}

const inTenths = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

function visit(score: number): RecordedVisit {
  return [inTenths(score), inTenths(score / 10), 0, 15];
}

/** For tests: counts so many days of a world whose scores are known. */
export function countedDays(
  days: number,
  world: ScoreWorld,
  change: Partial<ChoiceDeps> = {},
): CountedLead[] {
  const deps: ChoiceDeps = {
    homes: GRID_HOMES,
    bandPoints: 4,
    lastWinner: () => null,
    climate: Float32Array.from(GRID_PLACES, ({ id }) => world.climate?.(id) ?? 50),
    ...change,
  };
  const entriesOf = (scoreOf: (id: number) => number) =>
    Object.fromEntries(GRID_PLACES.map(({ id }) => [id, visit(scoreOf(id))]));
  return Array.from({ length: days }, (_, index) => addDays("2026-04-10", index)).flatMap((date) => {
    const outcomes = entriesOf((id) => world.came(id, date));
    return DAYS_AHEAD.map((daysAhead) => {
      const forecasts = entriesOf((id) => world.said(id, date, daysAhead));
      return countLead({ date, daysAhead, forecasts, outcomes }, GRID_PLACES, deps);
    });
  });
}

/** A world in which the errors of forecasts grow with the days ahead. */
export const USUAL_WORLD: ScoreWorld = {
  came: (id, date) => 60 + 8 * normal("came", id, date),
  said: (id, date, daysAhead) =>
    60 + 8 * normal("came", id, date) + 4 * Math.sqrt(daysAhead) * normal("error", id, date, daysAhead),
};

const made = new Map<number, Accuracy>();

/** For tests and pictures: the figures that the site would compute after so many days. */
export function someAccuracy(days: number): Accuracy {
  const known = made.get(days) ?? accuracyOf(countedDays(days, USUAL_WORLD));
  made.set(days, known);
  return known;
}
