import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DESTINATION_KINDS } from "#app/domain/catalogue/destination";
import { isPlaceFile } from "./place-files";

const IMAGES = "public/images";
/** A results page has twenty pictures, so one may not weigh more than this. */
const MOST_BYTES = 12_000;
/** What can run or load something in a picture. */
const UNSAFE = /<script|<foreignObject|\son[a-z]+\s*=|(?:href|src)\s*=\s*"(?!#)|url\((?!#)|javascript:/i;

test("each place and each kind has a picture, small and without anything that runs or loads", () => {
  const slugs = readdirSync("catalogue", { recursive: true, encoding: "utf8" })
    .filter(isPlaceFile)
    .map((file) => (JSON.parse(readFileSync(join("catalogue", file), "utf8")) as { slug: string }).slug);
  const pictures = [
    ...slugs.map((slug) => `destinations/${slug}.svg`),
    ...[...DESTINATION_KINDS, "default"].map((kind) => `kinds/${kind}.svg`),
  ];
  const faults = pictures.flatMap((picture) => {
    const path = join(IMAGES, picture);
    if (!existsSync(path)) return [`${picture}: missing`];
    const svg = readFileSync(path, "utf8");
    const isSvg = /^<svg [^>]*viewBox="0 0 640 360"/.test(svg) && svg.trimEnd().endsWith("</svg>");
    return [
      ...(isSvg ? [] : [`${picture}: no picture of 640 by 360`]),
      ...(Buffer.byteLength(svg) > MOST_BYTES ? [`${picture}: ${Buffer.byteLength(svg)} bytes`] : []),
      ...(UNSAFE.test(svg) ? [`${picture}: ${UNSAFE.exec(svg)?.[0]}`] : []),
    ];
  });
  expect(faults).toEqual([]);
  const orphans = readdirSync(join(IMAGES, "destinations")).filter(
    (name) => !slugs.includes(name.replace(/\.svg$/, "")),
  );
  expect(orphans).toEqual([]);
});
