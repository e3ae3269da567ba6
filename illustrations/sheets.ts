/**
 * npm run illustrations:sheets [-- slug …] makes a page for a browser with every picture, or with those of the
 * slugs, at its sizes on the site. It prints the lines that catalogue/picture-verdicts.tsv lacks, for the
 * reader to fill in. With --blind it makes pages of 36 pictures in a meaningless order. The pages and their
 * source have numbers instead of names. The reader writes down what each picture shows, and only then opens
 * the list of names, which is next to the pages.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CatalogueScene } from "../app/domain/catalogue/scene";
import { CATALOGUE, IMAGES, subjectsOf, type Subject } from "./build";
import { sceneIn } from "./scene";
import { pictureHash, readVerdicts, VERDICTS_FILE, type PictureVerdict } from "./verdicts";

const PAGE = fileURLToPath(new URL("../.cache/illustration-sheets.html", import.meta.url));
const NUMBERS = PAGE.replace(".html", ".tsv");

/** A scene in words: its setting and its parts. */
const inWords = ({ setting, parts }: CatalogueScene) =>
  [setting, ...parts.map(({ part }) => part)].join(", ").replaceAll("-", " ");

/** The lines for places whose present picture has no verdict, with blanks for verdict and reader. */
export function missingLines(subjects: readonly Subject[], verdicts: readonly PictureVerdict[]): string[] {
  const judged = new Map(verdicts.map((verdict) => [verdict.slug, verdict]));
  return subjects.flatMap(({ slug, scene }) => {
    const picture = pictureHash(sceneIn(slug, scene, "fair"));
    const last = judged.get(slug);
    if (last?.picture === picture) return [];
    return [[slug, picture, "?", "?", (last?.round ?? 0) + 1, inWords(scene)].join("\t")];
  });
}

const CSS =
  "body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}" +
  "img{object-fit:cover}.row{width:112px;height:124px;object-position:60%}.card{width:366px;height:206px}";

/** How many drawings a blind page holds: six by six are seen at once. */
const ON_A_PAGE = 36;

const figure = (source: string, kinds: readonly string[], name: string) =>
  `<figure>${kinds.map((kind) => `<img class="${kind}" src="${source}" alt="">`).join("")}<figcaption>${name}</figcaption></figure>`;

const named = ({ slug }: Subject) =>
  figure(`file://${IMAGES}/destinations/${slug}.svg`, ["row", "card"], slug);

/** The drawing is inside the page, because its address would contain the place's name. */
const numbered = ({ slug }: Subject, index: number) => {
  const drawing = readFileSync(join(IMAGES, "destinations", `${slug}.svg`)).toString("base64");
  return figure(`data:image/svg+xml;base64,${drawing}`, ["row"], String(index + 1));
};

function page(figures: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${CSS}</style>${figures.join("")}`;
}

/** An order that reveals no name. */
const mixed = (subjects: readonly Subject[]) =>
  subjects
    .map((subject) => ({ subject, place: pictureHash(subject.slug) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ subject }) => subject);

function blindPages(subjects: readonly Subject[]): void {
  const order = mixed(subjects);
  const figures = order.map(numbered);
  writeFileSync(NUMBERS, order.map(({ slug }, index) => `${index + 1}\t${slug}\n`).join(""));
  for (let first = 0; first < figures.length; first += ON_A_PAGE) {
    const path = PAGE.replace(".html", `-${first / ON_A_PAGE + 1}.html`);
    writeFileSync(path, page(figures.slice(first, first + ON_A_PAGE)));
    console.log(path);
  }
}

function run(words: readonly string[]): void {
  const slugs = words.filter((word) => !word.startsWith("--"));
  const all = subjectsOf(CATALOGUE);
  const chosen = slugs.length === 0 ? all : all.filter(({ slug }) => slugs.includes(slug));
  mkdirSync(join(PAGE, ".."), { recursive: true });
  if (words.includes("--blind")) {
    blindPages(chosen);
    return;
  }
  writeFileSync(PAGE, page(chosen.map(named)));
  console.log(PAGE);
  for (const line of missingLines(chosen, readVerdicts(readFileSync(VERDICTS_FILE, "utf8"))))
    console.log(line);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.slice(2));
