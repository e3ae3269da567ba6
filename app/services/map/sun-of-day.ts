import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { nearestQuarter, type ClockMinutes, type LondonDate } from "#app/domain/calendar/clock";
import { type LightCount, isDayOver, leavingTime } from "#app/domain/ranking/visit";
import { STANDINGS, type VisitScores, arrivalAt } from "#app/domain/ranking/visit-scores";
import type { Clock, Snapshot, SnapshotSource } from "#app/services/ports";
import type { ScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";

/** The weather of one day at every place, for visitors who are there from `from` on. */
export interface SunOfDay extends LightCount {
  readonly snapshot: Snapshot;
  readonly date: LondonDate;
  readonly from: ClockMinutes;
  /** By position, 0–100; NaN if there is none. */
  readonly scores: Float32Array;
  /** Hours of sun by position; NaN if unknown. */
  readonly sunshine: Float32Array;
  /** The positions of places with little daylight left: they rank after all places with daylight. */
  readonly nearlyDark: ReadonlySet<number>;
}

export interface SunDeps {
  readonly snapshots: SnapshotSource;
  readonly scores: ScoresOfSnapshot;
  readonly clock: Clock;
}

/** How many quarter-hours of one day's scores are cached: today's move on with the clock. */
const MOST_QUARTERS = 4;

/**
 * The sun of a day, computed once per snapshot, day and quarter-hour. The default day is today, or tomorrow
 * if no place has daylight left. Throws SnapshotUnavailableError.
 */
export function createSunOfDays({ snapshots, scores, clock }: SunDeps) {
  const kept = new WeakMap<VisitScores, Map<number, SunOfDay>>();

  function sunOf(snapshot: Snapshot, date: LondonDate, nowMs: number): SunOfDay {
    const visits = scores.of(snapshot, date, "urban", nowMs);
    const from = leavingTime(date, null, nowMs);
    const quarter = nearestQuarter(from);
    const quarters = kept.get(visits) ?? new Map<number, SunOfDay>();
    kept.set(visits, quarters);
    const known = quarters.get(quarter);
    if (known) return known;
    const sun = measure(snapshot, visits, date, quarter, from);
    if (quarters.size >= MOST_QUARTERS) quarters.clear();
    quarters.set(quarter, sun);
    return sun;
  }

  return async (asked: LondonDate | null): Promise<SunOfDay> => {
    const snapshot = await snapshots.current();
    const nowMs = clock();
    const today = londonDateOf(nowMs);
    const sun = sunOf(snapshot, asked ?? today, nowMs);
    const hasTurned = asked === null && isDayOver(sun, snapshot.places.length);
    return hasTurned ? sunOf(snapshot, addDays(today, 1), nowMs) : sun;
  };
}

function measure(
  snapshot: Snapshot,
  visits: VisitScores,
  date: LondonDate,
  quarter: number,
  from: ClockMinutes,
): SunOfDay {
  const count = snapshot.places.length;
  const found = { scores: new Float32Array(count).fill(NaN), sunshine: new Float32Array(count).fill(NaN) };
  const nearlyDark = new Set<number>();
  let dim = 0;
  let unknown = 0;
  for (let position = 0; position < count; position++) {
    const { standing, score, sunshineHours } = arrivalAt(visits, quarter, position);
    const isDim = standing === STANDINGS.nearlyDark || standing === STANDINGS.dark;
    if (isDim) dim++;
    if (score === null) unknown += isDim ? 0 : 1;
    else {
      if (isDim) nearlyDark.add(position);
      found.scores[position] = score;
      found.sunshine[position] = sunshineHours ?? NaN;
    }
  }
  return { snapshot, date, from, ...found, nearlyDark, dim, unknown };
}
