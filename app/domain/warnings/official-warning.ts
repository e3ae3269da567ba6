import type { Point } from "#app/domain/geo/geo";
import { type WarningArea, isInArea } from "./warning-area";

/** The Met Office's own page of all warnings. */
export const WARNINGS_URL = "https://www.metoffice.gov.uk/weather/warnings-and-advice/uk-warnings";

/** From the least to the most severe. */
export const WARNING_LEVELS = ["yellow", "amber", "red"] as const;
export type WarningLevel = (typeof WARNING_LEVELS)[number];

/** A weather warning in the words of the service that issued it. Instants are epoch milliseconds. */
export interface OfficialWarning {
  /** Stays the same through all versions of the warning. */
  readonly id: string;
  readonly level: WarningLevel;
  /** As issued: "WIND". */
  readonly hazards: readonly string[];
  readonly headline: string;
  readonly fromMs: number;
  /** The warning is over from this instant on. */
  readonly untilMs: number;
  readonly area: WarningArea;
}

/** One version of a warning, as a service lists it. */
export interface WarningVersion extends OfficialWarning {
  /** Numbers separated by dots: 10.0 follows 9.0. */
  readonly version: string;
  /** Cancelled or expired: this version ends the warning. */
  readonly isWithdrawn: boolean;
}

/** A span of instants; the end is not part of it. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Returns the warnings in force from a list of versions: the newest version of each, unless that withdraws it. */
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

/** Whether no place may be praised under this warning. */
export const forbidsPraise = (warning: Pick<OfficialWarning, "level">): boolean =>
  severityOf(warning) >= WARNING_LEVELS.indexOf("amber");

/** Sorts the highest level first, and within a level by beginning. */
export const bySeverity = (one: OfficialWarning, other: OfficialWarning): number =>
  severityOf(other) - severityOf(one) || one.fromMs - other.fromMs || (one.id < other.id ? -1 : 1);

/** Returns the warnings for a place during that time, the highest level first. */
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
