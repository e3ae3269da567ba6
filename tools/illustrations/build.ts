import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DESTINATION_KINDS, type DestinationKind } from "../../app/domain/catalogue/destination";
import { featuresIn } from "./features";
import { KIND_MOTIFS } from "./kind-motifs";
import { LANDMARKS } from "./landmarks";
import { drawScene } from "./scene";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** What an illustration may depend on: nothing else in the catalogue changes a picture. */
export interface Subject {
  readonly slug: string;
  readonly kind: DestinationKind;
  /** The destination's name, description and sights, where features may be named. */
  readonly words: string;
}

const isKind = (kind: unknown): kind is DestinationKind => DESTINATION_KINDS.some((known) => known === kind);

function subjectIn(json: string): Subject | undefined {
  const { slug, kind, name, description, activities } = JSON.parse(json) as Record<string, unknown>;
  if (typeof slug !== "string" || !isKind(kind)) return undefined;
  const sights = Array.isArray(activities)
    ? activities.map((activity: { name?: unknown }) => activity.name)
    : [];
  const words = [name, description, ...sights].filter((text) => typeof text === "string").join(". ");
  return { slug, kind, words };
}

/** The destinations of the catalogue, by slug; files that describe no destination are passed over. */
export function subjectsOf(catalogue: string): Subject[] {
  const files = readdirSync(catalogue, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const subjects = files.map((file) => subjectIn(readFileSync(join(catalogue, file), "utf8")));
  return subjects.filter((subject) => subject !== undefined).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The picture of one destination: its landmark where we drew one, otherwise its kind varied by its slug. */
export function illustrate({ slug, kind, words }: Subject): string {
  const landmark = LANDMARKS[slug];
  if (landmark) return drawScene(slug, landmark);
  return drawScene(slug, KIND_MOTIFS[kind], { features: featuresIn(words), mayMove: true });
}

/** Every image by its path under public/images. */
export function allIllustrations(subjects: readonly Subject[]): ReadonlyMap<string, string> {
  const images = new Map<string, string>();
  for (const kind of DESTINATION_KINDS)
    images.set(`kinds/${kind}.svg`, drawScene(`kind-${kind}`, KIND_MOTIFS[kind]));
  images.set("kinds/default.svg", drawScene("kind-default", KIND_MOTIFS.seaside));
  for (const [slug, landmark] of Object.entries(LANDMARKS))
    images.set(`destinations/${slug}.svg`, drawScene(slug, landmark));
  for (const subject of subjects) images.set(`destinations/${subject.slug}.svg`, illustrate(subject));
  return images;
}

export const CATALOGUE = join(ROOT, "catalogue");
export const IMAGES = join(ROOT, "public", "images");

function build(): void {
  const images = allIllustrations(subjectsOf(CATALOGUE));
  for (const folder of ["destinations", "kinds"]) {
    rmSync(join(IMAGES, folder), { recursive: true, force: true });
    mkdirSync(join(IMAGES, folder), { recursive: true });
  }
  for (const [path, svg] of images) writeFileSync(join(IMAGES, path), svg);
  const largest = Math.max(...[...images.values()].map((svg) => Buffer.byteLength(svg)));
  console.log(`${images.size} illustrations, the largest ${largest} bytes`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
