import type { Destination } from "#app/domain/catalogue/destination";

type Cell = string | number | boolean;

const COLUMNS: Readonly<Record<string, (destination: Destination) => Cell>> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  region: ({ region }) => region,
  kind: ({ kind }) => kind,
  postcode: ({ postcode }) => postcode,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  featured: ({ featured }) => featured,
  specialOffer: ({ specialOffer }) => specialOffer ?? "",
  partnershipCode: ({ partnershipCode }) => partnershipCode ?? "",
  activities: ({ activities }) => activities.length,
  hotels: ({ hotels }) => hotels.length,
  campsites: ({ campsites }) => campsites.length,
  imageUrl: ({ imageUrl }) => imageUrl,
  description: ({ description }) => description,
  updatedAt: ({ updatedAt }) => new Date(updatedAt).toISOString(),
};

/** A spreadsheet takes a text that begins like this for a formula. */
const FORMULA_START = /^[\s]*[=+\-@\t\r]/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** The destinations as a table for a spreadsheet, by RFC 4180; no text in it can act as a formula. */
export function destinationsCsv(destinations: readonly Destination[]): string {
  const rows = destinations.map((destination) =>
    Object.values(COLUMNS).map((read) => toCell(read(destination))),
  );
  return BYTE_ORDER_MARK + [Object.keys(COLUMNS), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function toCell(value: Cell): string {
  if (typeof value !== "string") return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
