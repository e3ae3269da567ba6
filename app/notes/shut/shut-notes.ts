import type { LondonDate } from "#app/domain/calendar/clock";
import type { ActivityKind } from "#app/domain/catalogue/activity";
import {
  CLOSURES,
  type NamedPlace,
  type Thing,
  closureOf,
  isWhyToGo,
  namesakesOf,
} from "#app/domain/catalogue/closure";
import { openingOn, shutInWords, shutOn } from "#app/domain/catalogue/opening";
import { detailsAt } from "#app/services/ports";
import type { NoteSource } from "#app/services/notes/ports";

/** Says that a place's namesake, or all that people visit it for, is shut. */
export const shutNotes: NoteSource = {
  on: ["row"],
  about: ({ place, position, snapshot }, { date, closure }) => {
    if (closure === CLOSURES.none) return [];
    const text = closureInWords(place, detailsAt(snapshot, position).activities, date);
    return text === null ? [] : [{ tone: "firm", text }];
  },
};

const NOUNS: { readonly [Kind in ActivityKind]?: string } = {
  house: "House",
  "house-and-garden": "House and gardens",
  castle: "Castle",
  "castle-and-garden": "Castle and gardens",
  garden: "Gardens",
  museum: "Museum",
  zoo: "Zoo",
};

/** "House and gardens closed until April" for the namesake, "Closed until March" for all. */
export function closureInWords(place: NamedPlace, things: readonly Thing[], date: LondonDate): string | null {
  const isShut = shutOn(date);
  if (!things.some(isShut) || closureOf(place, things, date) === CLOSURES.none) return null;
  const named = namesakesOf(place, things);
  const [first] = named.every(isShut) ? named : [];
  const shut = first ? named : things.filter(isWhyToGo);
  const [opening] = shut
    .map((thing) => openingOn(thing, date))
    .filter((each) => each.state === "shut")
    .toSorted((a, b) => (a.until < b.until ? -1 : 1));
  const closed = opening ? shutInWords(opening, date) : "Closed";
  return first ? `${(first.kind && NOUNS[first.kind]) ?? first.name} c${closed.slice(1)}` : closed;
}
