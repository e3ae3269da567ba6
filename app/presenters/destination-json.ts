import type { Destination, Place } from "#app/domain/catalogue/destination";
import type { DestinationEntry } from "#app/domain/catalogue-diff";
import { illustrationUrl } from "#app/domain/catalogue-file";
import type { Snapshot } from "#app/services/ports";
import { type Utf8, encodeText } from "./bytes";
import { rememberEach } from "./remember";

/** The public fields of a place. Names what goes out, so that a new one stays inside. */
function publicFields(place: Place) {
  const { id, slug, name, postcode, imageUrl, latitude, longitude, description, region, kind, featured } =
    place;
  const { specialOffer = null, partnershipCode = null } = place;
  return {
    ...{ id, slug, name, postcode, imageUrl, latitude, longitude, description, region, kind, featured },
    specialOffer,
    partnershipCode,
  };
}

function listsOf({ activities, hotels, campsites }: Destination) {
  return { activities, hotels, campsites };
}

/** A destination as its administrator gets it: `updatedAt` is the version that If-Match names. */
export function destinationJson(destination: Destination) {
  return {
    ...publicFields(destination),
    ...listsOf(destination),
    updatedAt: destination.updatedAt,
  };
}

/** The administrator's list, as the database has it now: `updatedAt` is the version that If-Match names. */
export function destinationListJson(destinations: readonly Destination[]): string {
  return JSON.stringify(destinations.map(destinationJson));
}

/** The public list as the edge serves it: the same fields, made once for a snapshot. */
export const publicListJson = (snapshot: Snapshot): Utf8 => publicLists(snapshot)(0);

const publicLists = rememberEach((snapshot: Snapshot) => encodeText(publicPageJson(snapshot, 0, Infinity)));

/** A part of the public list, made anew: parts are many, and each is asked for seldom. */
export function publicPageJson({ places, detailsJson }: Snapshot, offset: number, limit: number): string {
  const entries = places.slice(offset, offset + limit).map((place, index) => {
    const fields = JSON.stringify(publicFields(place));
    // The details are JSON of an object already: its fields go behind the place's own.
    return `${fields.slice(0, -1)},${(detailsJson[offset + index] ?? "{}").slice(1)}`;
  });
  return `[${entries.join(",")}]`;
}

/** The catalogue as its files have it, as one list, which the import reads. */
export function catalogueFilesJson(destinations: readonly Destination[]): string {
  return `${JSON.stringify(destinations.map(catalogueFileOf), null, 2)}\n`;
}

/** One file of the catalogue, its keys in their usual order; a picture only where it is not the illustration. */
export function catalogueFileOf(destination: Destination): Omit<DestinationEntry, "imageUrl"> {
  const { slug, name, postcode, latitude, longitude, region, kind, description, featured } = destination;
  const { specialOffer, partnershipCode, imageUrl } = destination;
  return {
    ...{ slug, name, postcode, latitude, longitude, region, kind, description, featured },
    ...(specialOffer === undefined ? {} : { specialOffer }),
    ...(partnershipCode === undefined ? {} : { partnershipCode }),
    ...(imageUrl === illustrationUrl(slug) ? {} : { imageUrl }),
    ...listsOf(destination),
  };
}
