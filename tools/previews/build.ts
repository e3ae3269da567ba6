/**
 * npm run previews:build draws the link previews of the catalogue's places and writes them beside the built site. It
 * redraws a preview only if a drawing, a name or this tool has changed. With --shared it draws the site's own
 * preview and the letters of sentences, which are stored with the sources.
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isPlaceFile } from "../../scripts/catalogue/place-files";
import { catalogueFileSchema } from "../../scripts/catalogue/file-schema";
import { type PreviewSubject, drawPng, lettersSvg, previewSvg, unpackFont } from "./draw";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const CATALOGUE = join(ROOT, "catalogue");
const IMAGES = join(ROOT, "public", "images");
const CACHE = join(ROOT, "node_modules", ".cache", "previews");

/**
 * Returns a drawing in fair weather alone, with its colours written out, because the rasteriser knows no custom
 * properties. The first rule of its style names the colours; the groups of other weather are hidden.
 */
function inFairWeather(path: string): string {
  const svg = readFileSync(path, "utf8");
  const [, fair = ""] = /<style>svg{([^}]*)}/.exec(svg) ?? [];
  const colours = new Map(
    [...fair.matchAll(/(--[a-z]+):(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]),
  );
  return svg
    .replace(/<style>.*?<\/style>/, "<style>.d,.w,.s,.n{display:none}.f{display:inline}</style>")
    .replace(/var\((--[a-z]+)\)/g, (_, name: string) => colours.get(name) ?? "none");
}

/** Returns the places of the catalogue, each with its drawing, by slug. */
export function previewSubjects(): Map<string, PreviewSubject> {
  const subjects = new Map<string, PreviewSubject>();
  for (const file of readdirSync(CATALOGUE, { recursive: true, encoding: "utf8" })) {
    if (!isPlaceFile(file)) continue;
    const content: unknown = JSON.parse(readFileSync(join(CATALOGUE, file), "utf8"));
    const { slug, name, region } = catalogueFileSchema.parse(content);
    const illustration = inFairWeather(join(IMAGES, "destinations", `${slug}.svg`));
    subjects.set(slug, { illustration, name, below: region });
  }
  return subjects;
}

/** Draws a preview, unless the same SVG was drawn before. Returns whether it drew one. */
async function drawOnce(svg: string, path: string, font: string): Promise<boolean> {
  const kept = join(CACHE, `${createHash("sha256").update(svg).digest("hex")}.png`);
  const isNew = !existsSync(kept);
  if (isNew) writeFileSync(kept, await drawPng(svg, font));
  copyFileSync(kept, path);
  return isNew;
}

async function build(): Promise<void> {
  const font = unpackFont(CACHE);
  if (process.argv.includes("--shared")) {
    const illustration = inFairWeather(join(IMAGES, "kinds", "cliffs.svg"));
    const below = "The best weather within your drive";
    const folder = join(ROOT, "public", "previews");
    mkdirSync(folder, { recursive: true });
    const svg = previewSvg({ illustration, name: "Sunny Escape", below }, font);
    writeFileSync(join(folder, "sunny-escape.png"), await drawPng(svg, font));
    writeFileSync(join(folder, "letters.png"), await drawPng(lettersSvg(font), font));
    return;
  }
  const folder = join(ROOT, "build", "client", "previews");
  mkdirSync(folder, { recursive: true });
  const waiting = [...previewSubjects()];
  const total = waiting.length;
  let drawn = 0;
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [slug, subject] = next;
      if (await drawOnce(previewSvg(subject, font), join(folder, `${slug}.png`), font)) drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  console.log(`${total} previews, ${drawn} of them newly drawn`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
