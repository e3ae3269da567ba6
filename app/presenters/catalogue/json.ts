import {
  DESTINATION_FIELDS,
  type Destination,
  PLACE_FIELDS,
  type Place,
} from "#app/domain/catalogue/destination";
import type { EntityOf, Field, Fields } from "#app/domain/catalogue/field";
import { fileOf } from "#app/domain/catalogue/file";
import { hookInWords } from "#app/domain/catalogue/hook";
import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import { isoTime } from "#app/domain/units";
import { type Snapshot, detailsAt } from "#app/services/ports";

type Answered<F> = { readonly [Name in keyof F]-?: Exclude<F[Name], undefined> | null };

/** A missing field is null, but a missing fact is left out. New fields are included by themselves. */
function fieldsOf<F extends Fields>(
  fields: F,
  entity: Partial<EntityOf<F>>,
  isWanted: (field: Field) => boolean,
) {
  const held: Readonly<Record<string, unknown>> = entity;
  const wanted = Object.entries(fields).filter(
    ([name, field]) => isWanted(field) && !(field.isFact && (held[name] ?? null) === null),
  );
  return Object.fromEntries(wanted.map(([name]) => [name, held[name] ?? null])) as Answered<EntityOf<F>>;
}

function publicFields(place: Place) {
  const { id, slug } = place;
  return { id, slug, ...fieldsOf(PLACE_FIELDS, place, ({ seenBy }) => seenBy === "everyone") };
}

/** `updatedAt` is the version, which If-Match names. */
export function destinationJson(destination: Destination) {
  const { id, slug, updatedAt } = destination;
  const fields = fieldsOf(DESTINATION_FIELDS, destination, () => true);
  return { id, slug, ...fields, updatedAt: isoTime(updatedAt) };
}

/** The hook is in words, without the notation of the admin's form. */
export const publicDetails = (details: PublishedDetails): PublishedDetails =>
  details.hook ? { ...details, hook: hookInWords(details.hook) } : details;

export const publicList = (snapshot: Snapshot, offset: number, limit: number) =>
  snapshot.places.slice(offset, offset + limit).map((place, index) => ({
    ...publicFields(place),
    ...publicDetails(detailsAt(snapshot, offset + index)),
  }));

export function catalogueFilesJson(destinations: readonly Destination[]): string {
  const files = destinations.map((destination) => fileOf(destination));
  return `${JSON.stringify(files, null, 2)}\n`;
}
