import type { Home } from "#app/features/accuracy/domain/choices";
import { type CountedDay, countDay } from "#app/features/accuracy/domain/count-day";
import { accuracyOf } from "#app/features/accuracy/domain/figures";
import type { CountedPlace } from "#app/features/accuracy/domain/recorded-visit";
import { SATURDAY, addDays, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { fixedBand } from "#app/domain/ranking/band";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { Clock, Log, SnapshotSource } from "#app/services/ports";
import type { CountedDayStore, OutingAnswerStore, PublishedAccuracy } from "./ports";

/** In London. `keepRecord` does nothing then; in the hour after them, a run deletes old days. */
const COUNTING_HOURS = [1, 2, 3];
const CLEARING_HOUR = 4;
/** The record of a day may change until then. */
const FINAL_AFTER_DAYS = 2;
const DAYS_PER_RUN = 4;
/** Figures are computed from so many days. */
const KEPT_DAYS = 400;

interface ReckonAccuracyDeps {
  readonly records: CountedDayStore;
  readonly published: PublishedAccuracy;
  readonly answers: Pick<OutingAnswerStore, "totals" | "removeBefore">;
  readonly snapshots: SnapshotSource;
  readonly homesFor: (places: readonly CountedPlace[]) => Promise<readonly Home[]>;
  readonly climateScore: (place: CountedPlace, date: LondonDate) => number;
  readonly weather: { readonly name: string };
  readonly clock: Clock;
  readonly log: Log;
}

/** At night, at most five statements a run. Never throws: the next run catches up. */
export async function reckonAccuracy(deps: ReckonAccuracyDeps): Promise<void> {
  const { records, published, answers, weather, clock, log } = deps;
  const nowMs = clock();
  const hour = Math.floor(londonHourOf(nowMs));
  const today = londonDateOf(nowMs);
  if (weather.name === SAMPLE_WEATHER) return;
  try {
    const since = addDays(today, -KEPT_DAYS);
    if (hour === CLEARING_HOUR) await Promise.all([records.removeBefore(since), answers.removeBefore(since)]);
    if (!COUNTING_HOURS.includes(hour)) return;
    const before = await records.counted(since);
    const days = await records.uncounted(addDays(today, -FINAL_AFTER_DAYS), DAYS_PER_RUN);
    const { places } = await deps.snapshots.current();
    const homes = days.length === 0 ? [] : await deps.homesFor(places);
    const all = [...before];
    for (const day of days) {
      const counted = countDay(day, places, (daysAhead) => ({
        homes,
        bandPoints: fixedBand(daysAhead),
        lastWinner: winnersBefore(day.date, all),
        climate: Float32Array.from(places, (place) => deps.climateScore(place, day.date)),
      }));
      if (counted) all.push(counted);
    }
    const dates = days.map(({ date }) => date);
    if (days.length > 0) await records.count(all.slice(before.length), dates);
    await published.write(accuracyOf(all, weather.name, nowMs, await answers.totals(since)));
    log.info("accuracy.reckoned", { days: days.length });
  } catch (error) {
    log.error("accuracy.not-reckoned", error);
  }
}

/** For a Saturday or Sunday, the best of the Saturday of the week before; null if that is not counted. */
function winnersBefore(date: LondonDate, counted: readonly CountedDay[]): (outcode: string) => number | null {
  const weekday = weekdayOf(date);
  const saturday = weekday < SATURDAY ? null : addDays(date, SATURDAY - 7 - weekday);
  const [lead] = counted.find((day) => day.date === saturday)?.leads ?? [];
  return (outcode) => lead?.choices.find((choice) => choice.outcode === outcode)?.best ?? null;
}
