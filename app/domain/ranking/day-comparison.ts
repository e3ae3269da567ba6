import type { ClockMinutes } from "#app/domain/calendar/clock";
import { CLOSURES } from "#app/domain/catalogue/closure";
import { type PlaceFilter, isWanted } from "#app/domain/filters/place-filter";
import { ACCEPTABLE_FROM } from "./holiday-climate-index";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { arrivalQuarter } from "./visit";
import { type Arrival, type VisitScores, shownScore } from "./visit-scores";

export interface DayOut {
  readonly visits: VisitScores;
  readonly leavesAt: ClockMinutes;
  /** Of the drive to each place at that time, by position. */
  readonly minutes: ArrayLike<number>;
  readonly filter: PlaceFilter | null;
  /** By position: one of CLOSURES. */
  readonly closures: ArrayLike<number>;
}

export interface Spell {
  readonly position: number;
  readonly firstDay: number;
  readonly mean: number;
}

export const SPELL_LENGTH = 2;

const MOST_ROWS = 12;

/** Null beyond the limit, or if the place is not wanted. */
function arrivalOn(
  { visits, leavesAt, minutes, filter }: DayOut,
  position: number,
  limitMinutes: number,
): Arrival | null {
  const drive = minutes[position] as number;
  if (!isWithinDrive(drive, limitMinutes) || (filter && !isWanted(filter, position))) return null;
  return visits.arrival(arrivalQuarter(leavesAt, drive), position);
}

/** No place is wanted, it is dark at all of them, or there is no forecast. */
export type NoBest = "no-match" | "dark" | "no-forecast";

/** In whole points. Of equal places it is the first; a place where all is shut counts only if no other has light. */
export function bestOfDay(day: DayOut, limitMinutes: number) {
  let best: { readonly position: number; readonly arrival: Arrival; readonly isShut: boolean } | null = null;
  let whyNone: NoBest = "no-match";
  for (let position = 0; position < day.minutes.length; position += 1) {
    const arrival = arrivalOn(day, position, limitMinutes);
    if (!arrival) continue;
    if (arrival.standing === "daylight") {
      const isShut = day.closures[position] === CLOSURES.all;
      if (!best || (isShut === best.isShut ? arrival.points > best.arrival.points : best.isShut))
        best = { position, arrival, isShut };
    } else if (whyNone !== "dark") whyNone = arrival.standing === "no-forecast" ? "no-forecast" : "dark";
  }
  return best ? { position: best.position, score: shownScore(best.arrival) ?? 0 } : whyNone;
}

interface ScoredPlace {
  readonly position: number;
  readonly scores: readonly (number | null)[];
  /** Its best day and, below it, the sum over all days. 0 if it has no score. */
  readonly worth: number;
}

const ABOVE_SUMS = 1_000;

function scoredPlace(days: readonly DayOut[], position: number, limitMinutes: number): ScoredPlace {
  const scores = days.map((day) => {
    const arrival = arrivalOn(day, position, limitMinutes);
    return arrival?.standing === "daylight" ? shownScore(arrival) : null;
  });
  const sum = scores.reduce<number>((total, score) => total + (score ?? 0), 0);
  return { position, scores, worth: Math.max(0, ...scores.map(Number)) * ABOVE_SUMS + sum };
}

/** At most twelve rows, with the best of each day and of the spell; by best day, sum, drive on the first day and name. */
export function compareDays(days: readonly DayOut[], nameRanks: ArrayLike<number>, limitMinutes: number) {
  const minutes = days[0]?.minutes ?? [];
  // By drive: of equal scores, the first is the nearest.
  const places = Array.from(minutes, (_, position) => scoredPlace(days, position, limitMinutes)).sort(
    ({ position: a }, { position: b }) =>
      (minutes[a] as number) - (minutes[b] as number) || (nameRanks[a] as number) - (nameRanks[b] as number),
  );
  const firsts = days.map((day, index) => firstOfHighest(places, index, day));
  const spell = bestSpell(places, days);
  const named = new Set([...firsts, spell?.place]);
  const byWorth = places.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
  const namedFirst = byWorth.toSorted((a, b) => Number(named.has(b)) - Number(named.has(a)));
  const kept = new Set(namedFirst.slice(0, MOST_ROWS));
  const rows = byWorth.filter((each) => kept.has(each));
  return {
    /** Positions. The place with the best day comes first. */
    rows: rows.map(({ position }) => position),
    /** scores[row][day]; null if the place has no score with daylight that day. */
    scores: rows.map(({ scores }) => scores),
    best: firsts.map((place, day) => place?.scores[day] ?? null),
    /** Null if no place has two good days in a row. */
    spell: spell && { position: spell.place.position, firstDay: spell.firstDay, mean: spell.mean },
  };
}

/** Undefined if none has a score. A place where all is shut counts only if no other has one. */
function firstOfHighest(places: readonly ScoredPlace[], day: number, { closures }: DayOut) {
  const scored = places.filter(({ scores }) => scores[day] !== null);
  const open = scored.filter(({ position }) => closures[position] !== CLOSURES.all);
  const counted = open.length > 0 ? open : scored;
  const highest = Math.max(...counted.map(({ scores }) => Number(scores[day])));
  return counted.find(({ scores }) => scores[day] === highest);
}

/** By sum. On each of its days the place is open and acceptable or better. Of equal spells it is the first. */
function bestSpell(places: readonly ScoredPlace[], days: readonly DayOut[]) {
  let best: { readonly place: ScoredPlace; readonly firstDay: number; readonly mean: number } | null = null;
  let most = 0;
  for (let firstDay = 0; firstDay + SPELL_LENGTH <= days.length; firstDay += 1) {
    for (const place of places) {
      const scores = place.scores.slice(firstDay, firstDay + SPELL_LENGTH).map(Number);
      const sum = scores.reduce((total, score) => total + score, 0);
      if (sum <= most || Math.min(...scores) < ACCEPTABLE_FROM) continue;
      const during = days.slice(firstDay, firstDay + SPELL_LENGTH);
      if (during.some(({ closures }) => closures[place.position] === CLOSURES.all)) continue;
      most = sum;
      best = { place, firstDay, mean: Math.round(sum / SPELL_LENGTH) };
    }
  }
  return best;
}
