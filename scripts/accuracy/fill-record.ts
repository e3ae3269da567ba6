import { packEntries } from "#app/domain/accuracy/packed-record";
import { fromArchive } from "#app/domain/accuracy/record-rules";
import { type RecordedVisit, visitByHours } from "#app/domain/accuracy/recorded-visit";
import { addDays, daysBetween } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { pastDayOf } from "#app/domain/weather/forecast-of-hours";
import { CALLS_A_PLACE, DAYS_A_REQUEST, PLACES_A_REQUEST, type PreviousRuns } from "./previous-runs";

/** The archive has nothing from before this month. The day is a Monday. */
const ARCHIVE_BEGINS: LondonDate = "2024-01-01";

export interface ArchivedPlace extends Point {
  readonly id: number;
}

/** The entries from one request. They are stored in a file until their window is complete. */
export interface FetchedBatch {
  /** The first and last day of the window. */
  readonly from: LondonDate;
  readonly until: LondonDate;
  readonly firstPlaceId: number;
  readonly entries: readonly {
    readonly date: LondonDate;
    readonly daysAhead: number;
    readonly said: RecordedVisit;
  }[];
}

export interface FillRecordDeps {
  readonly archive: PreviousRuns;
  readonly places: readonly ArchivedPlace[];
  /** The days that the record already has. They are not changed. */
  readonly recorded: ReadonlySet<LondonDate>;
  /** Batches that an earlier start of the script has fetched. */
  readonly kept: readonly FetchedBatch[];
  readonly keep: (batch: FetchedBatch) => void;
  /** Executes the statements of a whole window. */
  readonly write: (statements: readonly string[]) => Promise<void>;
  readonly progress: (line: string) => void;
}

export interface FillRange {
  readonly from: LondonDate;
  readonly until: LondonDate;
  /** The most calls to spend, as the service counts them. */
  readonly calls: number;
}

/**
 * Fills days that the record lacks, window by window, the latest first, until the calls are used up. A window is
 * written once all its places are fetched. Returns whether the record is complete now. Throws ProviderError; the next
 * start continues where this one stopped.
 */
export async function fillRecord(
  range: FillRange,
  deps: FillRecordDeps,
): Promise<"complete" | "to be continued"> {
  const { places, recorded, kept, keep, write, progress, archive } = deps;
  let spent = 0;
  for (const { from, until, dates } of windowsOf(range, recorded)) {
    const batches: FetchedBatch[] = [];
    for (let start = 0; start < places.length; start += PLACES_A_REQUEST) {
      const batch = places.slice(start, start + PLACES_A_REQUEST);
      const firstPlaceId = batch[0]?.id ?? 0;
      let fetched = kept.find(
        (other) => other.from === from && other.until === until && other.firstPlaceId === firstPlaceId,
      );
      if (!fetched) {
        if (spent + batch.length * CALLS_A_PLACE > range.calls) return "to be continued";
        spent += batch.length * CALLS_A_PLACE;
        const answer = await archive.fetch(batch, from, until);
        fetched = {
          from,
          until,
          firstPlaceId,
          entries: batch.flatMap((place, index) => recordsOf(place, answer[index], dates)),
        };
        keep(fetched);
      }
      batches.push(fetched);
      const done = Math.min(places.length, start + PLACES_A_REQUEST);
      progress(
        `${from} to ${until}: ${done} of ${places.length} places, ${Math.round(spent)} of ${range.calls} calls`,
      );
    }
    await write(statementsOf(batches, dates));
  }
  return "complete";
}

interface FillWindow {
  readonly from: LondonDate;
  readonly until: LondonDate;
  /** The days of the window that the record lacks. */
  readonly dates: readonly LondonDate[];
}

/**
 * Windows are pairs of calendar weeks. They do not depend on the day of the start, so that batches stored on another
 * day fit.
 */
function windowsOf({ from, until }: FillRange, recorded: ReadonlySet<LondonDate>): FillWindow[] {
  const windows: FillWindow[] = [];
  const behind = daysBetween(ARCHIVE_BEGINS, until) % DAYS_A_REQUEST;
  for (
    let begin = addDays(until, -behind);
    addDays(begin, DAYS_A_REQUEST) > from;
    begin = addDays(begin, -DAYS_A_REQUEST)
  ) {
    const days = Array.from({ length: DAYS_A_REQUEST }, (_, index) => addDays(begin, index)).filter(
      (date) => date >= from && date <= until,
    );
    const dates = days.filter((date) => !recorded.has(date));
    if (dates.length > 0) windows.push({ from: days[0] ?? from, until: days.at(-1) ?? until, dates });
  }
  return windows;
}

function recordsOf(
  place: ArchivedPlace,
  forecasts: Awaited<ReturnType<PreviousRuns["fetch"]>>[number] | undefined,
  dates: readonly LondonDate[],
): FetchedBatch["entries"] {
  return [...(forecasts ?? [])].flatMap(([daysAhead, hours]) =>
    dates.flatMap((date) => {
      const day = pastDayOf(hours, date);
      const said = day && visitByHours(day, fromArchive("open-meteo"), { placeId: place.id, ...place });
      return said ? [{ date, daysAhead, said }] : [];
    }),
  );
}

/** A row that was written meanwhile is not replaced. */
function statementsOf(batches: readonly FetchedBatch[], dates: readonly LondonDate[]): string[] {
  const all = batches.flatMap(({ entries }) => entries).filter(({ date }) => dates.includes(date));
  const groups = new Map<string, RecordedVisit[]>();
  for (const { date, daysAhead, said } of all) {
    const key = `'${date}', ${daysAhead}`;
    groups.set(key, [...(groups.get(key) ?? []), said]);
  }
  return [...groups].map(([key, entries]) => {
    const { providers, bytes } = packEntries(entries);
    const base64 = Buffer.from(bytes).toString("base64");
    return `INSERT OR IGNORE INTO forecast_record (date, days_ahead, providers, entries) VALUES (${key}, '${JSON.stringify(providers)}', '${base64}');`;
  });
}
