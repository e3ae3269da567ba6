import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { arrivalTime, leavingTime } from "#app/domain/ranking/visit";
import { drivesTogether } from "#app/domain/roads/together";
import { type DriveLoad, badDayFrom, loadAt, typicalFrom } from "#app/domain/roads/traffic";
import { type DriveTable, FERRY_KINDS, type FerryKind } from "#app/services/ports";

export interface Drive {
  /** With several starts, so as to arrive together. */
  readonly leavesAt: ClockMinutes;
  /** At the usual traffic of its hours. */
  readonly minutes: number;
  readonly emptyMinutes: number;
  readonly badDayMinutes: number;
  /** What leaving an hour earlier saves; null up to a tenth, and below five minutes. */
  readonly savedEarlier: number | null;
  readonly kilometres: number;
  readonly ferry: FerryKind;
  /** The middle of a wide area, from whose edges the drive takes some minutes more or less. */
  readonly isStartWide?: boolean;
}

const HOUR_MINUTES = 60;

/** The same at every hour. */
export interface Way extends Pick<Drive, "kilometres" | "ferry" | "isStartWide"> {
  readonly load: DriveLoad;
}

export interface Start {
  /** Null without a start: visitors then arrive at their leaving time. */
  readonly table: DriveTable | null;
  readonly isStartWide?: boolean;
}

/** Empty if there is none from one of the starts. */
export function waysIn(
  view: Start & { readonly others?: readonly Start[] },
  position: number,
): readonly Way[] {
  const starts = [view, ...(view.others ?? [])];
  const ways = starts.flatMap(({ table, isStartWide }) =>
    table ? (wayIn(table, position, isStartWide) ?? []) : [],
  );
  return ways.length < starts.length ? [] : ways;
}

function wayIn(table: DriveTable, position: number, isStartWide = false): Way | null {
  const load = loadAt(table, position);
  if (!Number.isFinite(load.minutes)) return null;
  return {
    load,
    kilometres: table.kilometres[position] ?? 0,
    ferry: FERRY_KINDS[table.ferry[position] ?? 0] ?? "none",
    ...(isStartWide && { isStartWide }),
  };
}

const WORTH_SAVING = { share: 0.1, minutes: 5 };

export function drivesOn(
  { date, leavesAt }: Leaving,
  { ways, nowMs }: { readonly ways: readonly Way[]; readonly nowMs: number },
): readonly Drive[] {
  const loads = ways.map(({ load }) => load);
  const minutes = drivesTogether(loads, date, leavesAt);
  const arrivesAt = arrivalTime(leavesAt, Math.max(...minutes));
  return ways.map((way, start) => {
    const own = minutes[start] as number;
    return driveOn({ date, leavesAt: arrivesAt - Math.round(own), minutes: own }, way, nowMs);
  });
}

function driveOn(
  { date, leavesAt, minutes }: Leaving & { readonly minutes: number },
  { load, ...way }: Way,
  nowMs: number,
): Drive {
  const earlier = leavesAt - HOUR_MINUTES;
  const isPast = leavingTime(date, earlier, nowMs) !== earlier;
  const saved = isPast ? 0 : minutes - typicalFrom(date, earlier)(load);
  return {
    ...way,
    leavesAt,
    minutes,
    emptyMinutes: load.minutes,
    badDayMinutes: badDayFrom(date, leavesAt)(load),
    savedEarlier: saved >= WORTH_SAVING.minutes && saved > WORTH_SAVING.share * minutes ? saved : null,
  };
}

interface Leaving {
  readonly date: LondonDate;
  readonly leavesAt: ClockMinutes;
}

/** The longest, at the traffic of its own hours. */
export function driveHomeMinutes(ways: readonly Way[], date: LondonDate, leavesAt: ClockMinutes): number {
  const typical = typicalFrom(date, leavesAt);
  return ways.reduce((most, { load }) => Math.max(most, Math.round(typical(load))), 0);
}
