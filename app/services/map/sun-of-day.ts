import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { nearestQuarter, type ClockMinutes, type LondonDate } from "#app/domain/calendar/clock";
import { type LightCount, NO_SUNSET, isDayOver, leavingTime, stayFrom } from "#app/domain/ranking/visit";
import type { VisitScores } from "#app/domain/ranking/visit-scores";
import type { Snapshot } from "#app/services/ports";
import type { SearchDeps } from "#app/services/search/search";
import type { Issued } from "#app/services/notes/ports";

/** At every place, for visitors who are there from the time `from` on. */
export interface SunOfDay extends LightCount {
  readonly snapshot: Snapshot;
  readonly visits: VisitScores;
  readonly date: LondonDate;
  readonly from: ClockMinutes;
  /** By position, 0–100; NaN if there is none. */
  readonly scores: Float32Array;
  /** By position; NaN if unknown. */
  readonly sunshine: Float32Array;
  /** Positions with little daylight left, which rank after all with daylight. */
  readonly nearlyDark: ReadonlySet<number>;
  /** Positions under an amber or red warning in these hours: none is named as the best. */
  readonly warned: ReadonlySet<number>;
}

type SunDeps = Pick<SearchDeps, "snapshots" | "scores" | "notes" | "clock">;

/** Without a day: today, or tomorrow without daylight left. Throws SnapshotUnavailableError. */
export function createSunOfDays({ snapshots, scores, notes, clock }: SunDeps) {
  const sunOf = (snapshot: Snapshot, date: LondonDate, nowMs: number) =>
    measure(snapshot, scores.of(snapshot, date, "urban", nowMs), date, leavingTime(date, null, nowMs));

  return async (chosenDay: LondonDate | null): Promise<SunOfDay> => {
    const [snapshot, { issued }] = await Promise.all([snapshots.current(), notes.current()]);
    const nowMs = clock();
    const today = londonDateOf(nowMs);
    const sun = sunOf(snapshot, chosenDay ?? today, nowMs);
    const hasTurned = chosenDay === null && isDayOver(sun, snapshot.places.length);
    const shown = hasTurned ? sunOf(snapshot, addDays(today, 1), nowMs) : sun;
    return { ...shown, warned: warnedPlaces(shown, issued) };
  };
}

function warnedPlaces(
  { snapshot, date, from }: Omit<SunOfDay, "warned">,
  issued: Issued,
): ReadonlySet<number> {
  const warned = new Set<number>();
  if (!issued.mayCaution) return warned;
  const { endsAt } = stayFrom(nearestQuarter(from), NO_SUNSET);
  const during = {
    fromMs: epochMsOfLondonClock(date, from),
    untilMs: epochMsOfLondonClock(date, endsAt),
  };
  snapshot.places.forEach((place, position) => {
    if (issued.cautionAt(place, during)) warned.add(position);
  });
  return warned;
}

function measure(
  snapshot: Snapshot,
  visits: VisitScores,
  date: LondonDate,
  from: ClockMinutes,
): Omit<SunOfDay, "warned"> {
  const count = snapshot.places.length;
  const found = { scores: new Float32Array(count).fill(NaN), sunshine: new Float32Array(count).fill(NaN) };
  const nearlyDark = new Set<number>();
  let withoutEnoughLight = 0;
  let unknown = 0;
  for (let position = 0; position < count; position++) {
    const { standing, score, sunshineHours } = visits.arrival(nearestQuarter(from), position);
    const isDim = standing === "nearly-dark" || standing === "dark";
    if (isDim) withoutEnoughLight++;
    if (score === null) unknown += isDim ? 0 : 1;
    else {
      if (isDim) nearlyDark.add(position);
      found.scores[position] = score;
      found.sunshine[position] = sunshineHours ?? NaN;
    }
  }
  return { snapshot, visits, date, from, ...found, nearlyDark, withoutEnoughLight, unknown };
}
