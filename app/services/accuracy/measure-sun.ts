import type { RecordEntry } from "#app/domain/accuracy/packed-record";
import { HAPPENED, MEASURED } from "#app/domain/accuracy/record-rules";
import { type RecordedVisit, sunOfVisit } from "#app/domain/accuracy/recorded-visit";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import type { Point } from "#app/domain/geo/geo";
import type { Clock, Log, SnapshotSource } from "#app/services/ports";
import type { MeasuredSunStore, SunRecord } from "./ports";

/**
 * The London hours in which yesterday is recorded, by the first run that succeeds. The nightly runs that
 * count the day come later.
 */
const MEASURING_HOURS = [20, 21, 22, 23];

interface MeasureSunDeps {
  readonly sun: SunRecord;
  readonly records: MeasuredSunStore;
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Records yesterday again, this time with the hours of sun that a satellite measured. A place without
 * measured sun is left out. If a request fails, nothing is recorded. Takes two statements a day. Never
 * throws: the next run tries again.
 */
export async function measureSun(deps: MeasureSunDeps): Promise<void> {
  const { records, clock, log } = deps;
  const nowMs = clock();
  if (!MEASURING_HOURS.includes(Math.floor(londonHourOf(nowMs)))) return;
  const date = addDays(londonDateOf(nowMs), -1);
  try {
    const dayRecords = await records.whatHappened(date);
    if (dayRecords.some(({ daysAhead }) => daysAhead === MEASURED)) return;
    const happened =
      dayRecords.find(({ daysAhead }) => daysAhead === HAPPENED)?.entries.filter(isWhole) ?? [];
    const entries = happened.length === 0 ? [] : await withMeasuredSun(happened, date, deps);
    if (entries.length > 0) await records.put([{ date, daysAhead: MEASURED, entries }]);
    log.info("accuracy.sun-measured", { date, places: entries.length });
  } catch (error) {
    log.error("accuracy.sun-not-measured", error, { date });
  }
}

const isWhole = (entry: RecordEntry): entry is RecordedVisit => entry.score !== null;

async function withMeasuredSun(
  happened: readonly RecordedVisit[],
  date: LondonDate,
  { sun, snapshots }: MeasureSunDeps,
): Promise<RecordedVisit[]> {
  const { places } = await snapshots.current();
  const pointOf = new Map(places.map((place): [number, Point] => [place.id, place]));
  const known = happened.flatMap((entry) => {
    const point = pointOf.get(entry.placeId);
    return point ? [{ entry, point }] : [];
  });
  const measured: RecordedVisit[] = [];
  for (let start = 0; start < known.length; start += sun.batchSize) {
    const batch = known.slice(start, start + sun.batchSize);
    const answers = await sun.sunOf(
      batch.map(({ point }) => point),
      date,
    );
    batch.forEach(({ entry, point }, index) => {
      const hours = answers[index];
      const sunHours = hours ? sunOfVisit(hours, point, date) : null;
      if (sunHours !== null) measured.push({ ...entry, sunHours });
    });
  }
  return measured;
}
