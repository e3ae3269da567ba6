import type { Accuracy, ComparedWith } from "#app/domain/accuracy/accuracy";
import { SATELLITE_FROM_DAYS } from "#app/domain/accuracy/accuracy";
import { calibrationOf, chanceOf } from "#app/domain/accuracy/calibration";
import { type RecordedDay, countDay, withSatellite } from "#app/domain/accuracy/count-day";
import type { CountedPlace } from "#app/domain/accuracy/recorded-visit";
import { type MonthSums, figuresOf } from "#app/domain/accuracy/figures";
import type { Start } from "#app/domain/accuracy/first-places";
import { addSums, sumsOf } from "#app/domain/accuracy/sums";
import { fromArchive } from "#app/domain/accuracy/record-rules";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { fixedBand } from "#app/domain/ranking/band";
import { SAMPLE_WEATHER, reportsPastHours } from "#app/domain/weather/forecast-origin";
import type { Clock, Log, SnapshotSource } from "#app/services/ports";
import type { AccuracySumsStore, PublishedAccuracy } from "./ports";

/**
 * In these London hours a run counts days, and `keepRecord` does nothing. In the hour after them, a run
 * deletes old days.
 */
const COUNTING_HOURS = [1, 2, 3];
const CLEARING_HOUR = 4;
/** A day is counted this many days later, because its record may change until then. */
const FINAL_AFTER_DAYS = 2;
/**
 * How many days one run counts. At this rate, even the many past days that `npm run accuracy:past` adds are
 * counted within a few nights.
 */
const DAYS_PER_RUN = 4;
/** The record of a day is stored for this many days. */
const KEPT_DAYS = 400;

export interface ReckonAccuracyDeps {
  readonly records: AccuracySumsStore;
  readonly published: PublishedAccuracy;
  readonly snapshots: SnapshotSource;
  /** Returns made-up homes to search from, with the drives from each to these places. */
  readonly startsFor: (places: readonly CountedPlace[]) => Promise<readonly Start[]>;
  readonly weather: { readonly name: string };
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * At night, adds past days to the sums and publishes the figures. Takes at most four statements a run. Never
 * throws: the next run catches up.
 */
export async function reckonAccuracy(deps: ReckonAccuracyDeps): Promise<void> {
  const { records, published, weather, clock, log } = deps;
  const nowMs = clock();
  const hour = Math.floor(londonHourOf(nowMs));
  const today = londonDateOf(nowMs);
  if (weather.name === SAMPLE_WEATHER) return;
  try {
    if (hour === CLEARING_HOUR) await records.removeBefore(addDays(today, -KEPT_DAYS));
    if (!COUNTING_HOURS.includes(hour)) return;
    const months = await records.months();
    const days = await records.uncounted(addDays(today, -FINAL_AFTER_DAYS), DAYS_PER_RUN);
    const allMonths = days.length === 0 ? months : await countDays(days, months, deps);
    await published.write(accuracyOf(allMonths, weather.name, nowMs));
    log.info("accuracy.reckoned", { days: days.length });
  } catch (error) {
    log.error("accuracy.not-reckoned", error);
  }
}

async function countDays(
  days: readonly RecordedDay[],
  months: readonly MonthSums[],
  { records, snapshots, startsFor, weather }: ReckonAccuracyDeps,
): Promise<readonly MonthSums[]> {
  const { places } = await snapshots.current();
  const starts = await startsFor(places);
  // This calibration comes from earlier days only, because chances must not be judged by the days that they
  // were computed from.
  const { calibration } = accuracyOf(months, weather.name, 0);
  const deps = {
    starts,
    bandOf: (daysAhead: number) => calibration.bands[daysAhead - 1] ?? fixedBand(daysAhead),
    chanceOf: (daysAhead: number, distance: number, points: number) =>
      chanceOf(calibration, daysAhead, distance, points),
  };
  const sums = new Map(months.map(({ month, sums }) => [month, sums]));
  for (const day of days) {
    const month = day.date.slice(0, "2026-11".length);
    sums.set(month, addSums([sums.get(month) ?? {}, countDay(day, places, deps)]));
  }
  const changed = new Set(days.map(({ date }) => date.slice(0, "2026-11".length)));
  const all = [...sums].map(([month, sums]) => ({ month, sums }));
  await records.count(
    all.filter(({ month }) => changed.has(month)),
    days.map(({ date }) => date),
  );
  return all;
}

/**
 * Returns how right the service in use was. Once a satellite's hours of sun cover enough days, forecasts are
 * compared with them.
 */
export function accuracyOf(months: readonly MonthSums[], provider: string, computedAt: number): Accuracy {
  const measured = figuresOf(months, [withSatellite(provider)]);
  const isMeasured = measured.days >= SATELLITE_FROM_DAYS;
  const prefixes = isMeasured ? [withSatellite(provider)] : [provider, fromArchive(provider)];
  const archived = isMeasured ? 0 : figuresOf(months, [fromArchive(provider)]).days;
  const own: ComparedWith = reportsPastHours(provider) ? "past-hours" : "last-forecast";
  return {
    computedAt,
    provider,
    comparedWith: isMeasured ? "satellite" : own,
    figures: isMeasured ? measured : figuresOf(months, prefixes),
    archivedDays: archived,
    calibration: calibrationOf(sumsOf(addSums(months.map(({ sums }) => sums)), prefixes)),
  };
}
