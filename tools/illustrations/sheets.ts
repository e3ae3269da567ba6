/**
 * npm run illustrations:sheets [-- slug …]: one page with every picture and its name, to be looked at in a browser, and
 * the lines that catalogue/picture-verdicts.tsv lacks, to be filled in by the two who looked. With slugs: only those.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CatalogueScene } from "#app/domain/catalogue/scene";
import { CATALOGUE, IMAGES, subjectsOf, type Subject } from "./build";
import { fairScene } from "./scene";
import { pictureHash, readVerdicts, VERDICTS_FILE, type PictureVerdict } from "./verdicts";

const PAGE = fileURLToPath(new URL("../../.cache/illustration-sheets.html", import.meta.url));

/** A scene in words: its setting and its parts. */
const inWords = ({ setting, parts }: CatalogueScene) =>
  [setting, ...parts.map(({ part }) => part)].join(", ").replaceAll("-", " ");

/** The lines for places whose picture nobody has judged as it is today, with a blank for each of two people. */
export function missingLines(subjects: readonly Subject[], verdicts: readonly PictureVerdict[]): string[] {
  const judged = new Map(verdicts.map((verdict) => [verdict.slug, verdict]));
  return subjects.flatMap(({ slug, scene }) => {
    const picture = pictureHash(fairScene(slug, scene));
    const last = judged.get(slug);
    if (last?.picture === picture) return [];
    return [[slug, picture, "?", "?", (last?.round ?? 0) + 1, inWords(scene)].join("\t")];
  });
}

function page(subjects: readonly Subject[]): string {
  const figures = subjects.map(
    ({ slug }) =>
      `<figure><img src="file://${IMAGES}/destinations/${slug}.svg" width="320" height="180" alt=""><figcaption>${slug}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}</style>${figures.join("")}`;
}

function run(slugs: readonly string[]): void {
  const all = subjectsOf(CATALOGUE);
  const chosen = slugs.length === 0 ? all : all.filter(({ slug }) => slugs.includes(slug));
  mkdirSync(join(PAGE, ".."), { recursive: true });
  writeFileSync(PAGE, page(chosen));
  console.log(PAGE);
  for (const line of missingLines(chosen, readVerdicts(readFileSync(VERDICTS_FILE, "utf8"))))
    console.log(line);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.slice(2));
