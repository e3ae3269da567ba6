import type { CatalogueFile } from "#app/domain/catalogue/file";
import { cataloguePath } from "./place-files";
import { DESTINATION_KINDS, type DestinationKind, REGIONS } from "#app/domain/catalogue/destination";
import { freeSlug } from "#app/domain/catalogue/drafts/draft-slug";
import type { Point } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { ENTRY_CHARACTERS, LEAST_ATTRACTIONS, PLACE_CHARACTERS } from "./text-lengths";

interface NewPlaceInput {
  readonly name: string | undefined;
  readonly postcode: string | undefined;
  readonly region: string | undefined;
  readonly kind: string | undefined;
}

/** The data that a new place is compared with: the slugs of all places, and the centre of each postcode sector. */
interface Surroundings {
  readonly slugs: ReadonlySet<string>;
  readonly sectors: ReadonlyMap<string, Point>;
}

/**
 * Returns the first file of a new place, with blanks for a person to fill in. If the input has faults, returns them
 * as sentences.
 */
export function newPlace(
  { name = "", postcode = "", region = "", kind = "" }: NewPlaceInput,
  { slugs, sectors }: Surroundings,
): CatalogueFile | readonly string[] {
  const parsed = parsePostcode(postcode);
  const middle = sectors.get(parsed?.sector ?? "");
  const mistakes = [
    ...(name.trim() === "" ? ["--name is missing, such as --name Whitby."] : []),
    ...(parsed && middle ? [] : [`--postcode must be a postcode of the United Kingdom, such as "YO21 1YN".`]),
    ...(oneOf(REGIONS, region) ? [] : [`--region must be one of ${REGIONS.join(", ")}.`]),
    ...(oneOf(DESTINATION_KINDS, kind) ? [] : [`--kind must be one of ${DESTINATION_KINDS.join(", ")}.`]),
  ];
  if (!parsed || !middle || mistakes.length > 0) return mistakes;
  return {
    slug: freeSlug(name, slugs),
    name: name.trim(),
    postcode: parsed.text,
    latitude: middle.latitude,
    longitude: middle.longitude,
    region,
    kind: kind as DestinationKind,
    scene: { setting: "", parts: [] },
    description: "",
    featured: false,
    activities: Array.from({ length: LEAST_ATTRACTIONS }, (_, index) => blankActivity(index === 0)),
    hotels: [],
    campsites: [],
  };
}

const oneOf = (words: readonly string[], word: string): boolean => words.includes(word);

const blankActivity = (isIndoor: boolean) => ({
  name: "",
  description: "",
  type: "attraction" as const,
  featured: false,
  ...(isIndoor ? { indoor: true as const } : {}),
});

/** Returns the remaining steps for a new place, in order. Each step names the check that fails without it. */
export function stepsFor(file: Pick<CatalogueFile, "slug" | "region">): string[] {
  return [
    `In catalogue/${cataloguePath(file)}: latitude and longitude of the place. They are those of the middle of its postcode sector now.`,
    'Its scene: "setting" and "parts" by docs/illustrations.md.',
    `Its description: two or three sentences, ${PLACE_CHARACTERS.join(" to ")} characters.`,
    `At least ${LEAST_ATTRACTIONS} attractions, one thing to do with "indoor": true. Names, and descriptions of ${ENTRY_CHARACTERS.join(" to ")} characters.`,
    'Hotels ("priceRange": "90-180") and campsites ("priceRange": "£20–£45"), where you know some.',
    "npm run catalogue:facts: it writes the wet-day plan from what is indoors, and facts from the open data. Read them.",
    "By the sea, its line in data/tides/places.tsv. Then npm run catalogue:open-facts -- <folder>: its station, toilets, beaches and positions (catalogue/facts/README.md).",
    'npm run catalogue:verify: answer in catalogue/verification.tsv, with "read: " and why, what it prints as not answered.',
    "npm --prefix illustrations run build, then npm --prefix illustrations run sheets: look at the picture, and add a line to catalogue/picture-verdicts.tsv with your verdict and that of a second person.",
    "npx vitest run scripts/setup scripts/catalogue and npm --prefix illustrations test: hold all of this.",
  ];
}
