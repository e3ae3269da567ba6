import type { CountedPlace, Home } from "#app/features/accuracy/domain/choices";
import { type CountedLead, countLead } from "#app/features/accuracy/domain/count-lead";
import { type Accuracy, DAYS_AHEAD, accuracyOf } from "#app/features/accuracy/domain/figures";
import { SATURDAY, addDays, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { fixedBand } from "#app/domain/ranking/band";
import { reportsPastHours } from "#app/domain/weather/forecast-origin";
import type { SnapshotSource } from "#app/services/ports";
import type { OutingAnswerStore, RecordDeps } from "./ports";

/** In London. `keepRecord` does nothing then; in the hour after them, a run deletes old days. */
const COUNTING_HOURS = [1, 2, 3];
const CLEARING_HOUR = 4;
/** The record of a day may change until then. */
const FINAL_AFTER_DAYS = 2;
const LEADS_PER_RUN = 4 * DAYS_AHEAD.length;
/** Figures are computed from so many days. */
const KEPT_DAYS = 400;

interface ReckonAccuracyDeps extends RecordDeps {
  readonly publish: (accuracy: Accuracy) => Promise<void>;
  readonly answers: Pick<OutingAnswerStore, "totals" | "removeBefore">;
  readonly snapshots: SnapshotSource;
  readonly homesFor: (places: readonly CountedPlace[]) => Promise<readonly Home[]>;
  readonly climateScore: (place: CountedPlace, date: LondonDate) => number;
}

/** At night, at most four statements a run. Never throws: the next run catches up. */
export async function reckonAccuracy(deps: ReckonAccuracyDeps): Promise<void> {
  const { records, answers, provider, clock, log } = deps;
  const hour = Math.floor(londonHourOf(clock()));
  const today = londonDateOf(clock());
  const since = addDays(today, -KEPT_DAYS);
  try {
    if (hour === CLEARING_HOUR) await Promise.all([records.removeBefore(since), answers.removeBefore(since)]);
    if (!COUNTING_HOURS.includes(hour) || !reportsPastHours(provider)) return;
    const all = [...(await records.counted(provider, since))];
    const leads = await records.uncounted(provider, addDays(today, -FINAL_AFTER_DAYS), LEADS_PER_RUN);
    const { places } = await deps.snapshots.current();
    const homes = leads.length > 0 ? await deps.homesFor(places) : [];
    for (const lead of leads) {
      all.push(
        countLead(lead, places, {
          homes,
          bandPoints: fixedBand(lead.daysAhead),
          lastWinner: winnersBefore(lead.date, all),
          climate: Float32Array.from(places, (place) => deps.climateScore(place, lead.date)),
        }),
      );
    }
    if (leads.length > 0) await records.count(provider, all.slice(-leads.length));
    await deps.publish(accuracyOf(all, await answers.totals(since)));
    log.info("accuracy.reckoned", { days: new Set(leads.map(({ date }) => date)).size });
  } catch (error) {
    log.error("accuracy.not-reckoned", error);
  }
}

/** For a Saturday or Sunday, the best of the Saturday of the week before; null if that is not counted. */
function winnersBefore(date: LondonDate, counted: readonly CountedLead[]) {
  const weekday = weekdayOf(date);
  const saturday = weekday < SATURDAY ? null : addDays(date, SATURDAY - 7 - weekday);
  const lead = counted.find((each) => each.date === saturday);
  return (outcode: string) => lead?.choices.find((choice) => choice.outcode === outcode)?.best ?? null;
}
