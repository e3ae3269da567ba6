import { asciiJson } from "#app/domain/text";
import {
  DESTINATION_FIELDS,
  type Destination,
  PLACE_FIELDS,
  type Place,
} from "#app/domain/catalogue/destination";
import type { EntityOf, Field, Fields } from "#app/domain/catalogue/field";
import { fileOf } from "#app/domain/catalogue/file";
import { isoTime } from "#app/domain/units";
import type { Snapshot } from "#app/services/ports";
import { type Utf8, encodeText } from "#app/domain/bytes";
import { rememberEach } from "#app/presenters/remember";

type Answered<F> = { readonly [Name in keyof F]-?: Exclude<F[Name], undefined> | null };

/**
 * Returns the fields of an entity for which `isWanted` is true. A missing field is null, but a missing fact is left
 * out. New fields are included as soon as `fields` describes them.
 */
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

/** The fields of a place that everyone may see. */
function publicFields(place: Place) {
  const { id, slug } = place;
  return { id, slug, ...fieldsOf(PLACE_FIELDS, place, ({ seenBy }) => seenBy === "everyone") };
}

/** A destination for the administrator. `updatedAt` is its version, which If-Match names. */
export function destinationJson(destination: Destination) {
  const { id, slug, updatedAt } = destination;
  const fields = fieldsOf(DESTINATION_FIELDS, destination, () => true);
  return { id, slug, ...fields, updatedAt: isoTime(updatedAt) };
}

/**
 * The administrator's list, read from the database. `updatedAt` is the version of each destination, which If-Match
 * names.
 */
export function destinationListJson(destinations: readonly Destination[]): string {
  return JSON.stringify(destinations.map(destinationJson));
}

/** The public list. It is written once for each snapshot. */
export const publicListJson = (snapshot: Snapshot): Utf8 => publicLists(snapshot)(snapshot);

const publicLists = rememberEach<Snapshot, Snapshot, Utf8>(
  () => 0,
  (snapshot) => encodeText(publicPageJson(snapshot, 0, Infinity)),
);

/** A part of the public list. It is not cached, since there are many possible parts and each is rarely requested. */
export function publicPageJson({ places, detailsJson }: Snapshot, offset: number, limit: number): string {
  const entries = places.slice(offset, offset + limit).map((place, index) => {
    const fields = asciiJson(publicFields(place));
    // The details are a JSON object already. Their fields are appended to those of the place, without a parse.
    return `${fields.slice(0, -1)},${(detailsJson.at(offset + index) ?? "{}").slice(1)}`;
  });
  return `[${entries.join(",")}]`;
}

/** The catalogue as one list of its files, which the import can read. */
export function catalogueFilesJson(destinations: readonly Destination[]): string {
  return `${JSON.stringify(
    destinations.map((destination) => fileOf(destination)),
    null,
    2,
  )}\n`;
}
