import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { catalogueFileSchema } from "../scripts/catalogue/file-schema";
import { isPlaceFile } from "../scripts/catalogue/place-files";
import { CATALOGUE } from "./build";
import { sceneIn } from "./scene";

const CITIES = [
  ["Leeds", 53.797, -1.544],
  ["London", 51.507, -0.128],
  ["Cardiff", 51.481, -3.179],
  ["Glasgow", 55.864, -4.252],
  ["Norwich", 52.63, 1.297],
  ["Newquay", 50.415, -5.075],
] as const;
const FIRST = 20;
/**
 * Mean difference of the colours (of 255) at 32 × 18 points: two pictures with less look the same at a
 * glance.
 */
const LEAST_DIFFERENCE = 14;

const places = readdirSync(CATALOGUE, { recursive: true, encoding: "utf8" })
  .filter(isPlaceFile)
  .map((file) => catalogueFileSchema.parse(JSON.parse(readFileSync(join(CATALOGUE, file), "utf8"))))
  .flatMap(({ scene, ...place }) => (scene ? [{ ...place, scene }] : []));

/** The nearest places as the crow flies, as a search lists them on a day that is fine everywhere. */
const nearest = (latitude: number, longitude: number) =>
  places
    .map((place) => ({
      place,
      away: Math.hypot(
        place.latitude - latitude,
        (place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180),
      ),
    }))
    .sort((one, other) => one.away - other.away)
    .slice(0, FIRST)
    .map(({ place }) => place);

function thumb(slug: string, scene: (typeof places)[number]["scene"]): Uint8Array {
  const drawing = new Resvg(sceneIn(slug, scene, "fair"), { fitTo: { mode: "width", value: 32 } });
  return drawing.render().pixels;
}

const difference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / (one.length * 0.75);

describe.each(CITIES)("the first twenty places from %s", (_city, latitude, longitude) => {
  const shown = nearest(latitude, longitude);

  it("do not show one setting with the same parts twice", () => {
    const scenes = shown.map(({ scene }) =>
      [scene.setting, ...scene.parts.map(({ part, wall }) => `${part} ${wall ?? scene.wall ?? ""}`)].join(
        ", ",
      ),
    );
    expect(scenes.filter((scene, index) => scenes.indexOf(scene) < index)).toEqual([]);
  });

  it("differ at a glance", () => {
    const thumbs = shown.map(({ slug, scene }) => ({ slug, pixels: thumb(slug, scene) }));
    const alike = thumbs.flatMap((one, index) =>
      thumbs
        .slice(index + 1)
        .filter((other) => difference(one.pixels, other.pixels) < LEAST_DIFFERENCE)
        .map((other) => `${one.slug} and ${other.slug}: ${difference(one.pixels, other.pixels).toFixed(1)}`),
    );
    expect(alike).toEqual([]);
  });
});
