import type { TimeSpan } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { Caution } from "#app/services/notes/ports";
import type { Units } from "#app/domain/units";
import type { FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";
import { issuedOf } from "#app/presenters/notes/notes-view";

/** The rows have all of them. */
const MOST_SHOWN = 3;

type Findings = Pick<Search, "places" | "starts" | "notes">;

/**
 * The warnings above the results: those for the places of the page and for the drive there and back, or a note that
 * they are not known. Undefined if this site loads none.
 */
export function answerWarnings(findings: Findings, context: Units & { readonly nowMs: number }) {
  const { nowMs } = context;
  const { places } = findings;
  const { issued } = findings.notes;
  const { isAsked, source } = issued.standing(nowMs);
  if (!isAsked) return undefined;
  const all = issued.all(nowMs);
  if (all.length === 0) return { warnings: { issued: [], source } };
  const atStart = drivesOf(places).flatMap((span) =>
    findings.starts.flatMap((start) => issued.at(start, span, nowMs).map(({ key }) => key)),
  );
  const ofPlaces = places.flatMap((found) => issuedOf(found.notes("row", context)).map(({ key }) => key));
  const countOf = (key: string) => ofPlaces.filter((each) => each === key).length;
  const shown = all
    .filter(({ key }) => ofPlaces.includes(key) || atStart.includes(key))
    .slice(0, MOST_SHOWN)
    .map((note) => ({
      ...note,
      where: whereOf(countOf(note.key), places.length, atStart.includes(note.key)),
    }));
  return { warnings: { issued: shown, source } };
}

function whereOf(count: number, of: number, isAtStart: boolean): string {
  const places = count === 0 ? [] : [count === of ? placesInWords(of) : `for ${count} of these places`];
  return [...(isAtStart ? ["where you start"] : []), ...places].join(", ");
}

const placesInWords = (of: number): string => (of === 1 ? "for this place" : `for all of these ${of} places`);

/** Why the start of the drive forbids praise during the drive to the first place or back; null if it does not. */
export function cautionOfDrive(findings: Findings): Caution | null {
  const { issued } = findings.notes;
  if (!issued.mayCaution) return null;
  const { places, starts } = findings;
  const cautions = drivesOf(places).flatMap((span) =>
    starts.flatMap((start) => issued.cautionAt(start, span) ?? []),
  );
  return cautions[0] ?? null;
}

function drivesOf([first]: readonly FoundPlace[]): TimeSpan[] {
  if (!first) return [];
  const { date, visit, away } = first;
  const at = (clock: number) => epochMsOfLondonClock(date, clock);
  const driveMs = at(visit.arrivesAt) - at(visit.leavesAt);
  return [
    { fromMs: away.fromMs, untilMs: at(visit.arrivesAt) },
    { fromMs: away.untilMs - driveMs, untilMs: away.untilMs },
  ];
}
