import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SHARED_PREVIEW } from "#app/presenters/head";
import { previewSubjects } from "./build";
import { drawPng, previewSvg, unpackFont } from "./draw";

const font = unpackFont(mkdtempSync(join(tmpdir(), "previews-")));
/** Returns the width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

describe("the picture of a link", () => {
  it("is there for the site itself, 1200 × 630", () => {
    expect(sizeOf(readFileSync(join("public", SHARED_PREVIEW)))).toEqual(["PNG", 1200, 630]);
  });

  it("can be drawn for the longest names, within the edge", () => {
    const subjects = [...previewSubjects().values()];
    expect(subjects.length).toBeGreaterThan(600);
    const longest = subjects.toSorted((a, b) => b.name.length - a.name.length).slice(0, 40);
    const sizes = longest.map((subject) =>
      Number(/<text [^>]*font-size="([\d.]+)"/.exec(previewSvg(subject, font))?.[1]),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(40);
  });

  it("is 1200 × 630, light enough for those who show it, and shows the name", async () => {
    const [ely] = [...previewSubjects()].filter(([slug]) => slug === "ely").map(([, subject]) => subject);
    const [named, unnamed] = await Promise.all(
      [ely!, { ...ely!, name: "." }].map((subject) => drawPng(previewSvg(subject, font), font)),
    );
    expect(sizeOf(named!)).toEqual(["PNG", 1200, 630]);
    expect(named!.length).toBeLessThan(300_000);
    expect(named!.equals(unnamed!)).toBe(false);
  });
});
