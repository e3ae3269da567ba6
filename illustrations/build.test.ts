import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DESTINATION_KINDS } from "../app/domain/catalogue/destination";
import type { CatalogueScene } from "../app/domain/catalogue/scene";
import { CATALOGUE, IMAGES, allIllustrations, subjectsOf } from "./build";
import { KIND_SCENES } from "./kinds";
import { WEATHER_STATES } from "./light";
import { LANDMARKS } from "./landmarks";
import { COLOUR_NAMES } from "./palette";
import { PARTS } from "./parts";
import { parsePath } from "./path";
import { drawScene, sceneIn } from "./scene";
import { SETTINGS } from "./settings";

const LIMIT_BYTES = 12_000;

const subjects = subjectsOf(CATALOGUE);
const images = [...allIllustrations(subjects)];

/**
 * Returns the first reason why the text is not well-formed XML, or undefined. It knows enough XML for what
 * the generator writes.
 */
function malformation(whole: string): string | undefined {
  const svg = whole.replace(/<style>[^<&]*<\/style>/, "");
  const open: string[] = [];
  for (const [tag, close, name, attributes, selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-z:A-Z0-9-]+="[^"<&]*")*)(\/?)>/g,
  )) {
    const names = [...(attributes ?? "").matchAll(/([a-z:A-Z0-9-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size < names.length) return `an attribute twice in ${tag}`;
    if (close === "/") {
      if (open.pop() !== name) return `unexpected ${tag}`;
    } else if (selfClosing !== "/" && name !== undefined) open.push(name);
  }
  const rest = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[a-z:A-Z0-9-]+="[^"<&]*")*\/?>/g, "").trim();
  if (rest !== "") return `text outside tags: ${rest.slice(0, 40)}`;
  return open.length > 0 ? `never closed: ${open.join(" ")}` : undefined;
}

/** Returns the names in a scene that no setting, part or colour has. */
function unknownNames({ setting, parts, ...colours }: CatalogueScene): string[] {
  const used = [colours, ...parts.map(({ wall, roof }) => ({ wall, roof }))].flatMap((named) =>
    Object.entries(named).filter(([, name]) => name !== undefined),
  );
  return [
    ...(setting in SETTINGS || setting in LANDMARKS ? [] : [`setting ${setting}`]),
    ...parts.filter(({ part }) => !(part in PARTS)).map(({ part }) => `part ${part}`),
    ...used
      .filter(([role, name]) => !COLOUR_NAMES[role as keyof typeof COLOUR_NAMES].includes(name as never))
      .map(([role, name]) => `${role} ${name}`),
  ];
}

describe("the illustrations in public/images", () => {
  it("are, byte for byte, what the generator draws from the catalogue today", () => {
    const stale = images
      .filter(([path, svg]) => readFileSync(join(IMAGES, path), "utf8") !== svg)
      .map(([path]) => path);
    expect(stale).toEqual([]);
  });

  it("are there for every destination and every kind, and nothing else is", () => {
    const drawn = images.map(([path]) => path).sort();
    const stored = ["destinations", "kinds"].flatMap((folder) =>
      readdirSync(join(IMAGES, folder)).map((file) => `${folder}/${file}`),
    );
    expect(stored.sort()).toEqual(drawn);
    for (const { slug } of subjects) expect(drawn).toContain(`destinations/${slug}.svg`);
    for (const kind of [...DESTINATION_KINDS, "default"]) expect(drawn).toContain(`kinds/${kind}.svg`);
  });
});

describe.each(images)("%s", (_path, svg) => {
  it("is small, well formed and free of scripts, text, numbers gone wrong and outside references", () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(malformation(svg)).toBeUndefined();
    expect(svg).not.toMatch(/<(script|foreignObject|image|text)|\son[a-z]+=/i);
    for (const state of WEATHER_STATES) expect(svg).toContain(`<g id="${state}"/>`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|#[0-9a-f]*-/);
    const references = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map(
      (match) => match[1] ?? match[2],
    );
    const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => `#${match[1]}`);
    expect(ids).toEqual(expect.arrayContaining(references));
  });

  it("draws its discs round: an arc with less than its own diameter between its ends bulges", () => {
    const arcs = [...svg.matchAll(/a([\d.]+) ([\d.]+) 0 1 0 ?(-?[\d.]+) 0/g)];
    const bulging = arcs.filter(
      ([, rx, ry, across]) => rx === ry && Math.abs(Number(across)) !== 2 * Number(rx),
    );
    expect(bulging.map(([arc]) => arc)).toEqual([]);
  });
});

describe("the scenes", () => {
  it.each(subjects)("of $slug names only drawings and colours that exist", ({ scene }) => {
    expect(unknownNames(scene)).toEqual([]);
  });

  it("of every kind do too", () => {
    for (const kind of DESTINATION_KINDS) expect(unknownNames(KIND_SCENES[kind])).toEqual([]);
  });

  it("leave no setting unused; parts may wait for a place", () => {
    const scenes = [...subjects.map(({ scene }) => scene), ...Object.values(KIND_SCENES)];
    const settings = new Set(scenes.map(({ setting }) => setting));
    expect(Object.keys({ ...SETTINGS, ...LANDMARKS }).filter((name) => !settings.has(name))).toEqual([]);
  });
});

describe("the generator", () => {
  const scene = { setting: "plain", parts: [{ part: "windmill", x: 320 }] };

  it("draws the same picture from the same scene, and shows the same things from another seed", () => {
    expect(drawScene("somewhere", scene)).toBe(drawScene("somewhere", { ...scene }));
    const parts = (svg: string) => [...svg.matchAll(/scale\(/g)].length;
    expect(parts(drawScene("elsewhere", scene))).toBe(parts(drawScene("somewhere", scene)));
  });

  it.each(["fair", ...WEATHER_STATES] as const)("writes a picture's colours out when it is %s", (light) => {
    const alone = sceneIn("somewhere", scene, light);
    expect(alone).not.toContain("var(");
    expect(malformation(alone)).toBeUndefined();
  });

  it("shows another light in every weather, the sun's glow in fair weather alone, and lit windows at night", () => {
    const house = { setting: "plain", parts: [{ part: "georgian-hall" }] };
    const lights = (["fair", ...WEATHER_STATES] as const).map((light) => sceneIn("somewhere", house, light));
    expect(new Set(lights).size).toBe(lights.length);
    const lit = lights.filter((svg) => svg.includes("#ffd479"));
    expect(lit).toEqual([lights[lights.length - 1]]);
    for (const [index, svg] of lights.entries()) expect(svg.includes(".f,")).toBe(index > 0);
  });

  it("puts a part where its scene says, and refuses names that nothing has", () => {
    const moved = { ...scene, parts: [{ part: "windmill", x: 200, y: 250, size: 1.5, flip: true }] };
    expect(drawScene("somewhere", moved)).toMatch(/translate\(200 250\)scale\(-[\d.]+ [\d.]+\)/);
    expect(() => drawScene("x", { ...scene, setting: "moon" })).toThrow("moon");
    expect(() => drawScene("x", { ...scene, parts: [{ part: "ufo" }] })).toThrow("ufo");
  });
});

describe("snow", () => {
  it("makes no colour brighter than white, not even pale sand", () => {
    const pale = drawScene("somewhere", { setting: "machair", parts: [] });
    expect(pale.match(/:#[0-9a-f]{7,}/g)).toBeNull();
  });

  it("falls in no grid: hardly two rows of flakes are equally far apart and slope alike", () => {
    const [, snow = ""] = /stroke-dasharray="0 83 0 37 0 59">(.*?)<\/g>/.exec(images[0]?.[1] ?? "") ?? [];
    const slopes = [...snow.matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) =>
      parsePath(d).flatMap(({ start, steps }) => {
        const heights = [start[1], ...steps.map(({ values }) => values[values.length - 1] ?? 0)];
        return heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
      }),
    );
    expect(slopes.map((each) => each.length)).toEqual([6, 8]);
    for (const each of slopes) expect(new Set(each).size).toBeGreaterThan(each.length - 3);
  });
});
