import type { TimeSpan } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import {
  type OfficialWarning,
  WARNINGS_URL,
  bySeverity,
  forbidsPraise,
  warningsDuring,
} from "#app/domain/warnings/official-warning";
import { isoTime } from "#app/domain/units";
import type { Caution, Issued, IssuedNote, Note, NoteSource } from "#app/services/notes/ports";
import {
  asOfLastLook,
  gapInWords,
  noneInWords,
  untilWhenKnown,
  warningTimes,
  warningTitle,
  warningUrl,
} from "./warning-words";

/** Official warnings for a visit and its drives, the most severe first. `known` is null if this site asks no service. */
export const warningNotes = (known: KnownWarnings | null): NoteSource => ({
  on: ["row", "card", "now", "place", "stop", "calendar", "call", "summary"],
  about({ place }, { nowMs, surface }, span) {
    const warnings = knownDuring(known, place, span);
    if (surface === "call" || surface === "summary") {
      return [{ tone: "plain", text: "", fields: { warnings: forCall(known, warnings) } }];
    }
    const hasText = surface === "place" || surface === "calendar";
    const notes = warnings.map((each) => issuedNote(each, nowMs, hasText ? each.headline : ""));
    const isUnknown = known !== null && !known.isKnown;
    if (surface === "calendar") return isUnknown ? [sourceNote(known, nowMs)] : notes;
    if (surface !== "place") return notes;
    return [...notes, sourceNote(known, nowMs, notes.length > 0 ? "" : noneInWords(known))];
  },
});

export const issuedBy = (known: KnownWarnings | null): Issued => ({
  all: (nowMs) =>
    known?.isKnown ? known.inForce.toSorted(bySeverity).map((each) => issuedNote(each, nowMs)) : [],
  at: (point, span, nowMs) => knownDuring(known, point, () => span).map((each) => issuedNote(each, nowMs)),
  cautionAt: (point, span) => cautionOf(known, warningsDuring(known?.inForce ?? [], point, span)),
  mayCaution: known?.inForce.some(forbidsPraise) ?? false,
  standing: (nowMs) => ({
    isAsked: known !== null,
    isKnown: known?.isKnown ?? false,
    source: sourceNote(known, nowMs),
    asOf: asOfLastLook(known, nowMs),
  }),
});

const knownDuring = (known: KnownWarnings | null, point: Point, span: () => TimeSpan) =>
  known?.isKnown ? warningsDuring(known.inForce, point, span()) : [];

/** If the service has not answered for long, a severe warning may have been withdrawn: no praise, and no warning. */
function cautionOf(known: KnownWarnings | null, warnings: readonly OfficialWarning[]): Caution | null {
  const severe = warnings.filter(forbidsPraise);
  if (severe.length === 0) return null;
  if (!known?.isKnown) return { verdict: "warnings not known" };
  return { verdict: "under a warning", until: Math.max(...severe.map(({ untilMs }) => untilMs)) };
}

const issuedNote = (warning: OfficialWarning, nowMs: number, text = ""): IssuedNote => ({
  tone: "issued",
  key: warning.id,
  level: warning.level,
  lead: warningTitle(warning),
  text,
  link: { label: warningTimes(warning, nowMs), url: warningUrl(warning) },
  until: warning.untilMs,
});

/** What is not known or, if all is, `otherwise`; with a link to all warnings. */
const sourceNote = (known: KnownWarnings | null, nowMs: number, otherwise = ""): Note => ({
  tone: "source",
  text: gapInWords(known, nowMs) ?? otherwise,
  link: { label: "Met Office weather warnings", url: WARNINGS_URL },
  ...untilWhenKnown(known, nowMs),
});

function forCall(known: KnownWarnings | null, warnings: readonly OfficialWarning[]) {
  if (!known?.isKnown || known.lookedAtMs === null) return null;
  const issued = warnings.map((each) => ({
    id: each.id,
    level: each.level,
    hazards: each.hazards,
    headline: each.headline,
    validFrom: isoTime(each.fromMs),
    validTo: isoTime(each.untilMs),
    url: warningUrl(each),
  }));
  return { asOf: isoTime(known.lookedAtMs), issued, unread: known.unreadable ?? 0 };
}
