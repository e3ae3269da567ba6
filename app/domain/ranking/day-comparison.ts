import type { ClockMinutes } from "#app/domain/calendar/clock";
import { type PlaceFilter, isWanted } from "#app/domain/filters/place-filter";
import { type Compare, firstInOrder } from "./first-in-order";
import { ACCEPTABLE_FROM, clampScore } from "./holiday-climate-index";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { arrivalQuarter } from "./visit";
import { STANDINGS, type ScorePage, type VisitScores } from "./visit-scores";

export interface DayOut {
  readonly visits: VisitScores;
  readonly leavesAt: ClockMinutes;
  /** Of the drive to each place at that time, by position. */
  readonly minutes: ArrayLike<number>;
  readonly filter: PlaceFilter | null;
}

export interface Spell {
  readonly position: number;
  readonly firstDay: number;
  readonly mean: number;
}

interface DayComparison {
  /** The position of the place. The place with the best day comes first. */
  readonly rows: readonly number[];
  /** scores[row][day]; null if the place has no score with daylight that day. */
  readonly scores: readonly (readonly (number | null)[])[];
  readonly best: readonly (number | null)[];
  /** Null if no place has two good days in a row. */
  readonly spell: Spell | null;
}

export const SPELL_LENGTH = 2;

const MOST_ROWS = 12;
const NO_SCORE = -1;

/** On any of the days, in order. */
function placesWithin(days: readonly DayOut[], limitMinutes: number): number[] {
  const positions: number[] = [];
  const count = days[0]?.minutes.length ?? 0;
  for (let position = 0; position < count; position += 1)
    if (days.some(({ minutes }) => isWithinDrive(minutes[position] as number, limitMinutes)))
      positions.push(position);
  return positions;
}

/** By index; −Infinity if it does not count. Makes no objects: every results page runs it for six days. */
function scoresInDaylight(
  { visits, leavesAt, minutes, filter }: DayOut,
  positions: readonly number[],
  limitMinutes: number,
): Float32Array {
  const scores = new Float32Array(positions.length).fill(-Infinity);
  const pages: (ScorePage | undefined)[] = [];
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] as number;
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, limitMinutes) || (filter && !isWanted(filter, position))) continue;
    const quarter = arrivalQuarter(leavesAt, drive);
    const page = (pages[quarter] ??= visits.page(quarter));
    const standing = page.standings[position] || visits.standing(page, quarter, position);
    if (standing === STANDINGS.daylight) scores[index] = page.scores[position] as number;
  }
  return scores;
}

const points = (score: number): number => Math.round(clampScore(score));

/** In whole points. Of equal places it is the first. */
interface BestOfDay {
  readonly position: number;
  readonly score: number;
}

/** No place is wanted, it is dark at all of them, or there is no forecast. */
export type NoBest = "no-match" | "dark" | "no-forecast";

export function bestOfDays(days: readonly DayOut[], limitMinutes: number): (BestOfDay | NoBest)[] {
  const positions = placesWithin(days, limitMinutes);
  return days.map((day) => {
    const scores = scoresInDaylight(day, positions, limitMinutes);
    let [best, first] = [-Infinity, -1];
    for (let index = 0; index < scores.length; index += 1) {
      if ((scores[index] as number) <= best) continue;
      best = scores[index] as number;
      first = index;
    }
    return first === -1
      ? whyNone(day, positions, limitMinutes)
      : { position: positions[first] as number, score: points(best) };
  });
}

function whyNone(
  { visits, leavesAt, minutes, filter }: DayOut,
  positions: readonly number[],
  limitMinutes: number,
): NoBest {
  let reason: NoBest = "no-match";
  for (const position of positions) {
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, limitMinutes) || (filter && !isWanted(filter, position))) continue;
    const quarter = arrivalQuarter(leavesAt, drive);
    if (visits.standing(visits.page(quarter), quarter, position) !== STANDINGS.noForecast) return "dark";
    reason = "no-forecast";
  }
  return reason;
}

const shownScores = (day: DayOut, positions: readonly number[], limitMinutes: number): Int8Array =>
  Int8Array.from(scoresInDaylight(day, positions, limitMinutes), (score) =>
    score === -Infinity ? NO_SCORE : points(score),
  );

/** At most twelve rows, with the best of each day and of the spell; by best day, sum, drive on the first day and name. */
export function compareDays(
  days: readonly DayOut[],
  nameRanks: ArrayLike<number>,
  limitMinutes: number,
): DayComparison {
  const minutes = days[0]?.minutes ?? [];
  const positions = placesWithin(days, limitMinutes).sort(
    (a, b) =>
      (minutes[a] as number) - (minutes[b] as number) || (nameRanks[a] as number) - (nameRanks[b] as number),
  );
  // From here on, a place's index is its rank by drive: of equal scores, the first is the nearest.
  const byDay = days.map((day) => shownScores(day, positions, limitMinutes));
  const worths = Int32Array.from(positions, (_, index) => worthOf(byDay, index));

  const firsts = byDay.map((scores) => firstOfHighest(scores));
  const spell = bestSpell(byDay);
  const rows = rowsOf(worths, [...firsts, spell?.position ?? -1]);
  return {
    rows: rows.map((index) => positions[index] as number),
    scores: rows.map((index) => byDay.map((scores) => scoreOrNull(scores[index]))),
    best: byDay.map((scores, day) => scoreOrNull(scores[firsts[day] as number])),
    spell: spell && { ...spell, position: positions[spell.position] as number },
  };
}

/** −1 if none has a score. */
function firstOfHighest(scores: Int8Array): number {
  let first = -1;
  let highest = NO_SCORE;
  scores.forEach((score, index) => {
    if (score <= highest) return;
    highest = score;
    first = index;
  });
  return first;
}

const scoreOrNull = (score: number = NO_SCORE): number | null => (score === NO_SCORE ? null : score);

/** Its best day and, below it, the sum over all days. 0 if it has no score. */
function worthOf(byDay: readonly Int8Array[], index: number): number {
  let [best, sum] = [0, 0];
  for (const scores of byDay) {
    const score = Math.max(0, scores[index] as number);
    best = Math.max(best, score);
    sum += score;
  }
  return best * ABOVE_SUMS + sum;
}

const ABOVE_SUMS = 1_000;

/** The named places and those of the highest worth, the highest first. None without any score. */
function rowsOf(worths: Int32Array, named: readonly number[]): number[] {
  const byWorth: Compare = (a, b) => (worths[b] as number) - (worths[a] as number) || a - b;
  const scored = Array.from(worths.keys()).filter((index) => (worths[index] as number) > 0);
  const rows = new Set(named.filter((index) => (worths[index] ?? 0) > 0));
  for (const i of firstInOrder(scored, MOST_ROWS, byWorth)) if (rows.size < MOST_ROWS) rows.add(i);
  return [...rows].sort(byWorth);
}

/** By sum. Each of its days is acceptable or better. Of equal spells it is the first. */
function bestSpell(byDay: readonly Int8Array[]): Spell | null {
  let best: Spell | null = null;
  let most = 0;
  for (let firstDay = 0; firstDay + SPELL_LENGTH <= byDay.length; firstDay += 1) {
    const days = byDay.slice(firstDay, firstDay + SPELL_LENGTH);
    for (let index = 0; index < (days[0]?.length ?? 0); index += 1) {
      let sum = 0;
      for (const scores of days) {
        const score = scores[index] as number;
        if (score < ACCEPTABLE_FROM) {
          sum = 0;
          break;
        }
        sum += score;
      }
      if (sum <= most) continue;
      most = sum;
      best = { position: index, firstDay, mean: Math.round(sum / SPELL_LENGTH) };
    }
  }
  return best;
}
