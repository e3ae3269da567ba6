import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DESTINATION_KINDS } from "../../app/domain/catalogue/destination";
import { CATALOGUE, IMAGES, allIllustrations, illustrate, subjectsOf } from "./build";
import { KIND_MOTIFS } from "./kind-motifs";
import { LANDMARKS } from "./landmarks";
import { drawScene } from "./scene";

const LIMIT_BYTES = 12_000;

const subjects = subjectsOf(CATALOGUE);
const images = [...allIllustrations(subjects)];

/** The first thing that makes the text not well-formed XML, or nothing. Enough for what the generator writes. */
function malformation(svg: string): string | undefined {
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
    expect(svg).not.toMatch(/<(script|foreignObject|image|text|style)|\son[a-z]+=/i);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|#[0-9a-f]*-/);
    const references = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map(
      (match) => match[1] ?? match[2],
    );
    const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => `#${match[1]}`);
    expect(ids).toEqual(expect.arrayContaining(references));
  });
});

describe("the generator", () => {
  it("draws the same picture from the same seed and another from another", () => {
    const subject = { slug: "somewhere", kind: "seaside", words: "A town with a pier." } as const;
    expect(illustrate(subject)).toBe(illustrate({ ...subject }));
    expect(illustrate({ ...subject, slug: "elsewhere" })).not.toBe(illustrate(subject));
  });

  it("draws what a destination's words name", () => {
    const pier = illustrate({ slug: "somewhere", kind: "seaside", words: "A long pier and beach huts." });
    const light = illustrate({ slug: "somewhere", kind: "seaside", words: "A lighthouse." });
    expect(pier).not.toBe(light);
  });

  it("uses a landmark before the kind", () => {
    const [slug, landmark] = Object.entries(LANDMARKS)[0] ?? [];
    expect(landmark && illustrate({ slug: slug ?? "", kind: "moor", words: "" })).toBe(
      landmark && drawScene(slug ?? "", landmark),
    );
  });

  it("keeps every kind within its size for any seed", () => {
    for (const kind of DESTINATION_KINDS)
      for (let seed = 0; seed < 40; seed++) {
        const svg = drawScene(`seed-${seed}`, KIND_MOTIFS[kind], { mayMove: true });
        expect(Buffer.byteLength(svg), `${kind} ${seed}`).toBeLessThanOrEqual(LIMIT_BYTES);
        expect(malformation(svg)).toBeUndefined();
      }
  });
});
