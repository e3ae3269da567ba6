import type { Place } from "#app/domain/catalogue/destination";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import type { Photograph } from "#app/domain/photographs/photograph";
import { MAX_PHOTOGRAPH_WIDTH, isAllowedLicence } from "./allowed";
import type { CommonsFile, Item, Wikimedia } from "./wikimedia";

type Subject = Pick<Place, "name" | keyof Point>;

/** A photograph that a person may judge, or the reason why there is none. */
export type Find = ({ readonly item: string } & Judged) | { readonly why: string };

interface Judged {
  readonly photograph: Photograph;
  readonly thumbnailUrl: string;
  /** Kilometres from the place to the camera; missing if the file does not say. */
  readonly cameraKm?: number;
}

const MAX_KM = 5;
/** Our photographs are as wide as a page, in landscape format. */
const MIN_WIDTH = 1_000;
const MAX_AUTHOR_LENGTH = 120;

/** Looks up a place by its name, and returns the first photograph whose licence, position and shape are allowed. */
export async function findPhotograph(place: Subject, wikimedia: Wikimedia): Promise<Find> {
  let why = "no item of its name has a picture and lies within 5 km";
  for (const name of namesOf(place.name)) {
    const ids = await wikimedia.findItems(name);
    if (ids.length === 0) continue;
    for (const item of await wikimedia.readItems(ids)) {
      if (!isSame(item, name) || haversineKm(item, place) > MAX_KM) continue;
      const file = await wikimedia.readFile(item.file);
      const judged = file ? judge(file, place) : { why: "Commons has no such file" };
      if (!("why" in judged)) return { item: item.id, ...judged };
      ({ why } = judged);
    }
  }
  return { why };
}

/** Returns the whole name and its first part: also "Pembroke" for "Pembroke and Stackpole". */
export function namesOf(name: string): readonly string[] {
  const [first = name] = name.split(/\s+and\s+|,\s*|\s*\(/);
  return [...new Set([name, first.trim()])];
}

function isSame({ names }: Item, name: string): boolean {
  return names.some((each) => plain(each) === plain(name));
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the /, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Judges whether a file may be shown for a place, by its licence, author, position and shape. */
function judge(
  { file, mime, width, height, thumbnail, said }: CommonsFile,
  place: Point,
): Judged | { readonly why: string } {
  const licence = textOf(said["LicenseShortName"] ?? "");
  const author = textOf(said["Artist"] ?? "").slice(0, MAX_AUTHOR_LENGTH);
  const km = kmFrom(said, place);
  if (/^true$/i.test(said["NonFree"] ?? "") || !isAllowedLicence(licence))
    return { why: `its licence is not allowed: ${licence || "none named"}` };
  if (author === "") return { why: "it names no author" };
  if (said["Restrictions"]) return { why: `it is restricted: ${textOf(said["Restrictions"])}` };
  if (km !== null && !(km <= MAX_KM)) return { why: `it was taken ${Math.round(km)} km away` };
  if (mime !== "image/jpeg" || !thumbnail) return { why: "it is no photograph: not a JPEG" };
  if (width < MIN_WIDTH || width <= height) return { why: "it is small or upright" };
  if (thumbnail.width > MAX_PHOTOGRAPH_WIDTH)
    return { why: "Commons has no copy of it that is small enough" };
  const size = { width: thumbnail.width, height: thumbnail.height };
  return {
    photograph: { author, licence, file, ...size },
    thumbnailUrl: thumbnail.url,
    ...(km !== null && { cameraKm: Math.round(km * 10) / 10 }),
  };
}

/** Returns the kilometres from the place to the camera; null if the file does not say. */
function kmFrom(said: CommonsFile["said"], place: Point): number | null {
  const { GPSLatitude: latitude, GPSLongitude: longitude } = said;
  if (latitude === undefined || longitude === undefined) return null;
  return haversineKm({ latitude: Number(latitude), longitude: Number(longitude) }, place);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Returns the text of a piece of HTML. The text may contain a "<", so escape it before showing it. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(
      /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
        return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
      },
    )
    .replaceAll(/\s+/g, " ")
    .trim();
}
