import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import {
  type OfficialWarning,
  bySeverity,
  forbidsPraise,
  warningsDuring,
} from "#app/domain/warnings/official-warning";
import type { FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";
import { WARNINGS_URL } from "#app/domain/warnings/official-warning";
import { notKnownInWords, unreadInWords, untilWhenKnown, warningView } from "#app/presenters/warnings/words";
import type { AnswerWarningsView } from "./view";

/** The answer has at most this many warnings; the rows have all of them. */
const MOST_SHOWN = 3;

type Findings = Pick<Search, "places" | "start" | "warnings" | "badDay">;

/**
 * The warnings above the results: those for the places of the page and for the drive there and back, or a note that
 * warnings are not known. Undefined if this site loads none.
 */
export function answerWarnings(
  findings: Findings,
  { nowMs }: { readonly nowMs: number },
): { warnings: AnswerWarningsView } | undefined {
  const { places, warnings: known } = findings;
  if (known === null) return undefined;
  const note = notKnownInWords(known, nowMs);
  if (note !== null) return { warnings: { issued: [], note, url: WARNINGS_URL } };
  const atStart = warningsOfDrive(findings).map(({ id }) => id);
  const counts = new Map<string, number>();
  for (const { id } of places.flatMap((place) => place.warnings)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const issued = known.inForce
    .filter(({ id }) => counts.has(id) || atStart.includes(id))
    .sort(bySeverity)
    .slice(0, MOST_SHOWN)
    .map((each) => ({
      ...warningView(each, nowMs),
      where: whereOf(counts.get(each.id) ?? 0, places.length, atStart.includes(each.id)),
    }));
  const unread = unreadInWords(known);
  const url = unread === null ? null : WARNINGS_URL;
  return { warnings: { issued, note: unread, url, ...untilWhenKnown(known, nowMs) } };
}

function whereOf(count: number, of: number, isAtStart: boolean): string {
  const places = count === 0 ? [] : [count === of ? placesInWords(of) : `for ${count} of these places`];
  return [...(isAtStart ? ["where you start"] : []), ...places].join(", ");
}

const placesInWords = (of: number): string => (of === 1 ? "for this place" : `for all of these ${of} places`);

/** Whether the start of the drive has an amber or red warning during the drive to the first place or back. */
export const isDriveWarned = (findings: Findings): boolean => warningsOfDrive(findings).some(forbidsPraise);

function warningsOfDrive({ places, start, warnings }: Findings): readonly OfficialWarning[] {
  const [first] = places;
  if (!first || !warnings || warnings.inForce.length === 0) return [];
  const [there, back] = drivesOf(first);
  const during = [
    ...warningsDuring(warnings.inForce, start, there),
    ...warningsDuring(warnings.inForce, start, back),
  ];
  return [...new Set(during)];
}

function drivesOf({ date, visit, away }: FoundPlace) {
  const at = (clock: number) => epochMsOfLondonClock(date, clock);
  const driveMs = at(visit.arrivesAt) - at(visit.leavesAt);
  return [
    { fromMs: away.fromMs, untilMs: at(visit.arrivesAt) },
    { fromMs: away.untilMs - driveMs, untilMs: away.untilMs },
  ] as const;
}
