import type { TimeSpan } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { type WarningArea, isInArea } from "./warning-area";

export const WARNINGS_URL = "https://www.metoffice.gov.uk/weather/warnings-and-advice/uk-warnings";

/** The least severe first. */
export const WARNING_LEVELS = ["yellow", "amber", "red"] as const;
export type WarningLevel = (typeof WARNING_LEVELS)[number];

/** In the words of the service. Instants are epoch milliseconds. */
export interface OfficialWarning {
  /** The same for all versions. */
  readonly id: string;
  readonly level: WarningLevel;
  /** As the service writes them: "WIND". */
  readonly hazards: readonly string[];
  readonly headline: string;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly area: WarningArea;
}

export interface WarningVersion extends OfficialWarning {
  /** Numbers joined by dots. Version 10.0 follows 9.0. */
  readonly version: string;
  /** It was cancelled or has expired. */
  readonly isWithdrawn: boolean;
}

/** Only newest versions, and none that its newest version withdraws. */
export function currentWarnings(versions: readonly WarningVersion[]): OfficialWarning[] {
  const newest = new Map<string, WarningVersion>();
  for (const each of versions) {
    const known = newest.get(each.id);
    if (!known || compareVersions(each.version, known.version) >= 0) newest.set(each.id, each);
  }
  return [...newest.values()].flatMap(({ version, isWithdrawn, ...warning }) =>
    isWithdrawn ? [] : [warning],
  );
}

function compareVersions(one: string, other: string): number {
  const [parts, others] = [one.split(".").map(Number), other.split(".").map(Number)];
  for (let i = 0; i < Math.max(parts.length, others.length); i += 1) {
    const difference = (parts[i] ?? 0) - (others[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const severityOf = ({ level }: Pick<OfficialWarning, "level">): number => WARNING_LEVELS.indexOf(level);

/** Whether we must not praise a place under this warning. */
export const forbidsPraise = (warning: Pick<OfficialWarning, "level">): boolean =>
  severityOf(warning) >= WARNING_LEVELS.indexOf("amber");

/** The most severe first, then the one that begins first. */
export const bySeverity = (one: OfficialWarning, other: OfficialWarning): number =>
  severityOf(other) - severityOf(one) || one.fromMs - other.fromMs || (one.id < other.id ? -1 : 1);

export function warningsDuring(
  warnings: readonly OfficialWarning[],
  point: Point,
  { fromMs, untilMs }: TimeSpan,
): readonly OfficialWarning[] {
  if (warnings.length === 0) return NONE;
  return warnings
    .filter((each) => each.fromMs < untilMs && each.untilMs > fromMs && isInArea(each.area, point))
    .sort(bySeverity);
}

const NONE: readonly OfficialWarning[] = [];
