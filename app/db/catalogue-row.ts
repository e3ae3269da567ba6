import type { Destination } from "#app/domain/catalogue/destination";
import type { DestinationContent } from "#app/domain/destination-draft";
import type { destinations } from "./schema";

/** Names what may leave the table: a new column stays inside until it is added here. */
export function toDestination(row: typeof destinations.$inferSelect): Destination {
  const { id, slug, name, postcode, latitude, longitude, region, kind, imageUrl, description } = row;
  const { featured, specialOffer, partnershipCode, activities, hotels, campsites, updatedAt } = row;
  return {
    id,
    slug,
    name,
    postcode,
    latitude,
    longitude,
    region,
    kind,
    imageUrl,
    description,
    featured,
    ...(specialOffer === null ? {} : { specialOffer }),
    ...(partnershipCode === null ? {} : { partnershipCode }),
    activities,
    hotels,
    campsites,
    updatedAt,
  };
}

/** The columns that an administrator's change writes; the row is no longer the catalogue file's then. */
export function toColumns(content: DestinationContent) {
  const { name, postcode, latitude, longitude, region, kind, imageUrl, description } = content;
  const { featured, specialOffer = null, partnershipCode = null, activities, hotels, campsites } = content;
  return {
    name,
    postcode,
    imageUrl,
    latitude,
    longitude,
    description,
    activities,
    hotels,
    campsites,
    region,
    kind,
    featured,
    specialOffer,
    partnershipCode,
    catalogueHash: null,
  };
}
