/** npm run illustrations:build: draws every picture of public/images from the catalogue's scenes. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogueFileSchema } from "../scripts/catalogue/file-schema";
import { DESTINATION_KINDS } from "../app/domain/catalogue/destination";
import { isPlaceFile } from "../scripts/catalogue/place-files";
import type { CatalogueScene } from "../app/domain/catalogue/scene";
import { DEFAULT_SCENE, KIND_SCENES } from "./kinds";
import { drawScene } from "./scene";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What an illustration depends on: nothing else in the catalogue changes a picture. */
export interface Subject {
  readonly slug: string;
  readonly scene: CatalogueScene;
}

/** The places of the catalogue with their scenes, by slug. Throws, naming the place, if one has no scene. */
export function subjectsOf(catalogue: string): Subject[] {
  const files = readdirSync(catalogue, { recursive: true, encoding: "utf8" }).filter(isPlaceFile);
  return files
    .map((file) => {
      const content: unknown = JSON.parse(readFileSync(join(catalogue, file), "utf8"));
      const { slug, scene } = catalogueFileSchema.parse(content);
      if (scene === undefined) throw new Error(`${slug}: names no scene`);
      return { slug, scene };
    })
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Every image by its path under public/images. */
export function allIllustrations(subjects: readonly Subject[]): ReadonlyMap<string, string> {
  const images = new Map<string, string>();
  for (const kind of DESTINATION_KINDS)
    images.set(`kinds/${kind}.svg`, drawScene(`kind-${kind}`, KIND_SCENES[kind]));
  images.set("kinds/default.svg", drawScene("kind-default", DEFAULT_SCENE));
  for (const { slug, scene } of subjects) images.set(`destinations/${slug}.svg`, drawScene(slug, scene));
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
