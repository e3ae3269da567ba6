import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CATALOGUE, subjectsOf } from "./build";
import { drawScene, layersOf } from "./scene";
import { HEIGHT, WIDTH } from "./sketch";
import { groundOf, hiddenShare, misplaced } from "./survey";

const MOST_HIDDEN = 0.15;
const MOST_BYTES_SENT = 4_096;
const LEAST_SHARE = 0.15;
/** A subject that is as high or as wide as a frame leaves room for is large enough, however slender it is. */
const FULL_HEIGHT = 195;
const FULL_WIDTH = 300;
/** A view's own boats, animals and cottages. */
const LEAST_OF_A_VIEW = 0.02;

const scenes = subjectsOf(CATALOGUE).map(({ slug, scene }) => ({ slug, layers: layersOf(slug, scene) }));

describe("a picture's parts", () => {
  it("are in front of the setting, of which no piece hides more than a little of them", () => {
    const hidden = scenes.flatMap(({ slug, layers }) =>
      layers.middle
        .filter((part) => hiddenShare(layers, part) > MOST_HIDDEN)
        .map(({ part }) => `${slug}: ${part.part}`),
    );
    expect(hidden).toEqual([]);
  });

  it("stand on what they ask for: houses on land, boats on water or a beach", () => {
    const wrong = scenes.flatMap(({ slug, layers }) => {
      const on = groundOf(layers);
      const all = [...layers.middle, ...layers.near];
      return all
        .map((part) => misplaced(on, part, all))
        .filter((fault) => fault !== null)
        .map((fault) => `${slug}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe("a picture's subject", () => {
  const subjects = scenes.flatMap(({ slug, layers: { subject, isView } }) =>
    subject === null ? [] : [{ slug, subject, isView }],
  );

  it("is large: 15 % of the picture, or as high or wide as there is room", () => {
    const small = subjects.filter(({ subject: { left, right, top, foot }, isView }) => {
      const [w, h] = [right - left, foot - top];
      const share = (w * h) / (WIDTH * HEIGHT);
      return !isView && share < LEAST_SHARE && h < FULL_HEIGHT && w < FULL_WIDTH;
    });
    const lost = subjects.filter(
      ({ subject: { left, right, top, foot }, isView }) =>
        isView && ((right - left) * (foot - top)) / (WIDTH * HEIGHT) < LEAST_OF_A_VIEW,
    );
    expect([...small, ...lost].map(({ slug }) => slug)).toEqual([]);
  });

  it("is within what a phone's row shows of the picture", () => {
    const [from, to] = [157, 483];
    const cut = subjects.filter(({ subject: { left, right } }) => {
      const seen = Math.min(right, to) - Math.max(left, from);
      return seen < 0.55 * Math.min(right - left, to - from);
    });
    expect(cut.map(({ slug }) => slug)).toEqual([]);
  });
});

describe("a picture's file", () => {
  it("is at most 4 kB as it is sent", () => {
    const large = subjectsOf(CATALOGUE)
      .map(({ slug, scene }) => ({ slug, bytes: gzipSync(drawScene(slug, scene)).length }))
      .filter(({ bytes }) => bytes > MOST_BYTES_SENT);
    expect(large).toEqual([]);
  });
});
