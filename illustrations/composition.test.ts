import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CATALOGUE, subjectsOf } from "./build";
import { LEAST_HIGH, LEAST_INK, LEAST_WIDE, ROW, through } from "./camera";
import { LANDMARKS } from "./landmarks";
import { touches } from "./raster";
import { drawScene, layersOf, type Layers } from "./scene";
import { WIDTH } from "./sketch";
import { standingOf } from "./parts/standing";
import { groundOf, hiddenShare, inkOf, misplaced, subjectInk } from "./survey";

const MOST_HIDDEN = 0.15;
const MOST_BYTES_SENT = 4_096;
/** Rows of 124 pixels under the bar: seven on a phone, ten on a high window. */
const ON_FIRST_SCREEN = 10;
const MOST_BYTES_OF_A_SCREEN = 40_000;
/** A card shows the picture 366 pixels wide, with a heart and the weather's badge on it; a row shows its middle. */
const CARD = { width: 366, height: 206 };
const TO_CARD = CARD.width / WIDTH;
const HEART = { x: CARD.width - 30, y: 30, radius: 22 };
const BADGE = { left: 10, right: 180, top: CARD.height - 50, foot: CARD.height - 10 };
const underHeart = (x: number, y: number) =>
  Math.hypot(x * TO_CARD - HEART.x, y * TO_CARD - HEART.y) <= HEART.radius;
const underBadge = (x: number, y: number) =>
  x * TO_CARD >= BADGE.left &&
  x * TO_CARD <= BADGE.right &&
  y * TO_CARD >= BADGE.top &&
  y * TO_CARD <= BADGE.foot;
const inRow = (x: number) => x >= ROW.left && x <= ROW.right;
/** The most of a part that may be under the badge, such as the reflection of a castle in its moat. */
const MOST_UNDER_BADGE = 0.15;
/** The least of a part that a row must show, such as two or three arches of a bridge. */
const LEAST_IN_ROW = 0.25;

/** The most of a landmark that may be under the heart, such as the end of a long wall. */
const MOST_OF_A_LANDMARK_UNDER_HEART = 0.01;
/** The most of a landmark that may be under the badge, such as a bridge that runs into the foreground. */
const MOST_OF_A_LANDMARK_UNDER_BADGE = 0.34;

const scenes = subjectsOf(CATALOGUE).map(({ slug, scene }) => ({ slug, layers: layersOf(slug, scene) }));
const landmarks = subjectsOf(CATALOGUE)
  .filter(({ scene }) => scene.setting in LANDMARKS)
  .map(({ slug, scene }) => ({ slug, ink: subjectInk(layersOf(slug, scene)) }));

describe("a picture's parts", () => {
  it("are in front of the setting, of which no piece hides more than a little of them", () => {
    const hidden = scenes.flatMap(({ slug, layers }) =>
      layers.middle
        .filter((part) => hiddenShare(layers, part) > MOST_HIDDEN)
        .map(({ part }) => `${slug}: ${part.part}`),
    );
    expect(hidden).toEqual([]);
  });

  it("are clear of the branch that hangs in front", () => {
    const crossed = scenes.filter(({ layers: { frame, camera, middle, near } }) => {
      const parts = [...middle, ...near].map(({ drawing }) => drawing).join("");
      return frame.name === "bough" && touches(frame.drawing, through(camera, parts));
    });
    expect(crossed.map(({ slug }) => slug)).toEqual([]);
  });

  it("are on the ground that they need: houses on land, boats on water or a beach", () => {
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

describe("every picture's subject", () => {
  const sizeOf = (layers: Layers): "share" | "height" | "width" | "small" => {
    const ink = layers.main ? inkOf(layers, layers.main) : subjectInk(layers);
    const { wide, high } = ink.spread(ROW);
    if (ink.share >= LEAST_INK) return "share";
    if (high >= LEAST_HIGH) return "height";
    return wide >= LEAST_WIDE ? "width" : "small";
  };

  it("colours 15 % of the picture, or fills 70 % of its height or 85 % of a phone row's width", () => {
    const small = scenes.filter(({ layers }) => sizeOf(layers) === "small").map(({ slug }) => slug);
    expect(small).toEqual([]);
  });

  it("is small if the camera is three times as far away", () => {
    const layers = layersOf("somewhere", { setting: "plain", parts: [{ part: "windmill" }] });
    expect(sizeOf(layers)).not.toBe("small");
    const camera = { ...layers.camera, zoom: layers.camera.zoom / 3 };
    expect(sizeOf({ ...layers, camera })).toBe("small");
  });
});

describe("a picture's subject", () => {
  const subjects = scenes.flatMap(({ slug, layers: { subject } }) => (subject ? [{ slug, subject }] : []));

  it("is within what a phone's row shows of the picture", () => {
    const cut = subjects.filter(({ subject: { left, right } }) => {
      const seen = Math.min(right, ROW.right) - Math.max(left, ROW.left);
      return seen < 0.55 * Math.min(right - left, ROW.right - ROW.left);
    });
    expect(cut.map(({ slug }) => slug)).toEqual([]);
  });

  it("is not under a card's heart or its badge, and a row shows enough of it", () => {
    const covered = scenes.flatMap(({ slug, layers }) => {
      // A hillside is under everything.
      if (!layers.main || standingOf(layers.main.part.part) === "slope") return [];
      const ink = inkOf(layers, layers.main);
      const faults = [
        ink.within(underHeart) > 0 && "heart",
        ink.within(underBadge) > MOST_UNDER_BADGE && "badge",
        ink.within(inRow) < LEAST_IN_ROW && "row",
      ];
      return faults.filter((fault) => fault !== false).map((fault) => `${slug}: ${fault}`);
    });
    expect(covered).toEqual([]);
  });
});

it("a landmark's subject, as its drawing marks it is free of a card's heart and badge, and a row shows enough of it", () => {
  const covered = landmarks.flatMap(({ slug, ink }) => {
    const faults = [
      ink.within(underHeart) > MOST_OF_A_LANDMARK_UNDER_HEART && "heart",
      ink.within(underBadge) > MOST_OF_A_LANDMARK_UNDER_BADGE && "badge",
      ink.within(inRow) < LEAST_IN_ROW && "row",
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${slug}: ${fault}`);
  });
  expect(covered).toEqual([]);
});

describe("a picture's file", () => {
  const sent = subjectsOf(CATALOGUE).map(({ slug, scene }) => ({
    slug,
    bytes: gzipSync(drawScene(slug, scene)).length,
  }));

  it("is at most 4 kB as it is sent", () => {
    expect(sent.filter(({ bytes }) => bytes > MOST_BYTES_SENT)).toEqual([]);
  });

  it("leaves a first screen at 40 kB, whichever places are on it", () => {
    const heaviest = sent.map(({ bytes }) => bytes).sort((a, b) => b - a);
    const together = heaviest.slice(0, ON_FIRST_SCREEN).reduce((sum, bytes) => sum + bytes, 0);
    expect(together).toBeLessThanOrEqual(MOST_BYTES_OF_A_SCREEN);
  });
});
