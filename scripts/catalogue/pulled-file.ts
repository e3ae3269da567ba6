import type { Campsite } from "#app/domain/catalogue/destination";
import { type CatalogueFile, illustrationUrl } from "#app/domain/catalogue-file";
import { type OpenCampsite, type Town, campsitesNear } from "#app/domain/catalogue-file-campsites";
import { catalogueFileSchema } from "#app/schemas/catalogue";

/** What a row of the database makes of a destination's file, or why it cannot be one. */
export type PulledFile =
  | { readonly file: CatalogueFile; readonly losses: readonly string[] }
  | { readonly slug: string; readonly fault: string };

const FIELDS = ["slug", "name", "postcode", "latitude", "longitude", "region", "kind", "description"];
/** What an administrator can give a destination and a file has no place for. */
const NOT_IN_FILES = { special_offer: "special offer", partnership_code: "partnership code" };

/** The row as its file has it: without the campsites that set-up adds from the open data. */
export function pulledFile(
  row: Readonly<Record<string, unknown>>,
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
): PulledFile {
  const lists = ["activities", "hotels", "campsites"].map(
    (list) => [list, JSON.parse(String(row[list]))] as const,
  );
  const parsed = catalogueFileSchema.safeParse({
    ...Object.fromEntries(FIELDS.map((field) => [field, row[field]])),
    featured: row["featured"] === 1,
    ...Object.fromEntries(lists),
  });
  const slug = String(row["slug"]);
  if (!parsed.success) return { slug, fault: parsed.error.issues.map(inWords).join("; ") };
  const file = parsed.data;
  const campsites = file.campsites.filter((campsite) => !isOfOpenData(campsite, file, sites, towns));
  return { file: { ...file, campsites }, losses: lossesOf(row, slug) };
}

/** The file with its scene behind its kind, where files have it. The database holds no scenes. */
export function withScene(file: CatalogueFile, scene: CatalogueFile["scene"]): CatalogueFile {
  if (scene === undefined) return file;
  const { slug, name, postcode, latitude, longitude, region, kind, ...rest } = file;
  return { slug, name, postcode, latitude, longitude, region, kind, scene, ...rest };
}

/** Whether set-up adds exactly this site to the place: then it is in no file. */
function isOfOpenData(
  campsite: Campsite,
  file: CatalogueFile,
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
): boolean {
  const namesakes = sites.filter(({ name }) => name === campsite.name);
  const added = campsitesNear({ ...file, campsites: [] }, namesakes, towns);
  return added.some((site) => canonical(site) === canonical(campsite));
}

function lossesOf(row: Readonly<Record<string, unknown>>, slug: string): string[] {
  const lost = Object.entries(NOT_IN_FILES).filter(([column]) => row[column] !== null);
  const hasOwnPicture = row["image_url"] !== illustrationUrl(slug);
  return [...lost.map(([, label]) => label), ...(hasOwnPicture ? ["picture"] : [])];
}

function inWords({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.map(String).join(".")}: ${message}`;
}

function canonical(campsite: object): string {
  return JSON.stringify(Object.entries(campsite).sort(([a], [b]) => (a < b ? -1 : 1)));
}
