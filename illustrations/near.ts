import type { Bounds } from "./bounds";
import { as, fade, mix } from "./shapes/colour";
import { dots, tufts } from "./shapes/plants";
import { fill, num, nums, stroke } from "./shapes/svg";
import { BELOW, smooth } from "./shapes/terrain";
import type { Stage } from "./sketch";

/**
 * What is nearest, dark against the distance: along the foot and at the sides of the picture, never in front
 * of its subject. Frames are drawn on the picture, not in the scene. They show only things that could be
 * anywhere, and so claim nothing about the place.
 */
export type NearFrame =
  | "bank"
  | "flowers"
  | "thrift"
  | "heather"
  | "marram"
  | "reeds"
  | "bough"
  | "oak"
  | "pines"
  | "wall"
  | "rocks"
  | "railing"
  | "kerb"
  | "quayside"
  | "none";

const dark = ({ palette }: Stage) => mix(palette.fore, "#0a2230", 0.5);
const darker = ({ palette }: Stage) => mix(palette.fore, "#081b28", 0.75);

/** A slope of near ground from the left foot, or from the right. */
function slope(stage: Stage, side: "left" | "right", height = 1): string {
  const { random } = stage;
  const rise = (share: number) => Math.round(360 - 62 * height * share + random.between(-5, 5));
  const line =
    side === "left"
      ? [-60, rise(1), 60, rise(0.95), 190, rise(0.66), 330, rise(0.34), 470, rise(0.12), 620, 366]
      : [120, 372, 260, rise(0.1), 390, rise(0.34), 500, rise(0.66), 600, rise(0.95), 720, rise(1)];
  const colour = dark(stage);
  return fill(
    fade(mix(colour, stage.palette.near, 0.25), darker(stage)),
    `${smooth(line)}V${BELOW}H${line[0]}z`,
  );
}

const grasses = (stage: Stage, from: number, to: number, y: number, count = 12, height = 22) =>
  stroke(dark(stage), 2, tufts(stage.random, from, to, y, count, height));

const speckled = (stage: Stage, tones: readonly string[], side: "left" | "right") =>
  tones
    .map((tone) =>
      stroke(
        tone,
        3.6,
        side === "left"
          ? dots(stage.random, 0, 320, 326, 356, 22, 2)
          : dots(stage.random, 330, 640, 328, 356, 22, 2),
      ),
    )
    .join("");

/** Leaves hung from the upper left corner. */
function bough(stage: Stage): string {
  const { random } = stage;
  const leaf = (x: number, y: number, r: number) => {
    const turn = random.between(-0.5, 0.9);
    const [dx, dy] = [Math.round(Math.cos(turn) * r), Math.round(Math.sin(turn) * r)];
    return `M${nums(x, y)}q${nums(dx * 0.3 + dy * 0.5, dy * 0.3 - dx * 0.5, dx, dy)}q${nums(-dx * 0.3 - dy * 0.5, -dy * 0.3 + dx * 0.5, -dx, -dy)}z`;
  };
  const along = Array.from({ length: 26 }, (_, index) => {
    const share = index / 25;
    const x = Math.round(-12 + share * 262 + random.between(-8, 8));
    const y = Math.round(10 + 52 * Math.sin(share * 2.4) * (1 - share * 0.4) + random.between(-16, 20));
    return leaf(x, y, random.whole(20, 34));
  });
  return (
    stroke(darker(stage), 5, "M-10 8Q90 60 160 52T252 36M60 42Q90 70 120 84") +
    fill(darker(stage), along.filter((_, index) => index % 3 !== 0).join("")) +
    fill(dark(stage), along.filter((_, index) => index % 3 === 0).join(""))
  );
}

/** An old tree at the right edge, its crown cut by the frame. */
function oak(stage: Stage): string {
  const lean = stage.random.whole(-4, 6);
  const crown =
    "M660-20H540a24 24 0 0 0-4 34a26 26 0 0 0 4 44a22 22 0 0 0 12 36a26 26 0 0 0 36 22a24 24 0 0 0 34 10a24 24 0 0 0 38-6z";
  return fill(
    darker(stage),
    `${crown}M606 372q${nums(8 + lean, -120, -6, -260)}h24q-6 130 14 260zM616 196l-40-92 8-4 40 74z`,
  );
}

/** Three conifers at the right edge, drawn as one shape. */
function pines(stage: Stage): string {
  const tree = (x: number, foot: number, h: number) => {
    const w = h * 0.24;
    const tier = (h * 0.9) / 4;
    let [west, east] = ["", ""];
    for (let step = 0; step < 4; step++) {
      const out = Math.round((w * (step + 1.4)) / 5);
      east += `l${nums(out, Math.round(tier), -Math.round(out * 0.45), 0)}`;
      west = `l${nums(-Math.round(out * 0.45), 0, out, -Math.round(tier))}${west}`;
    }
    return (
      `M${nums(x, foot - Math.round(h))}${east}v${num(h * 0.12)}H${num(x)}z` +
      `M${nums(x, foot - Math.round(h))}${mirrored(east)}v${num(h * 0.12)}H${num(x)}z`
    );
  };
  return fill(
    darker(stage),
    tree(604, 372, 210) + tree(556, 376, 140) + tree(644, 376, 160) + tree(6, 380, 120),
  );
}

const mirrored = (path: string) =>
  path.replaceAll(
    /l(-?[\d.]+)[ ]?(-?[\d.]+)[ ]?(-?[\d.]+) 0/g,
    (_, a: string, b: string, c: string) => `l${nums(-Number(a), Number(b), -Number(c), 0)}`,
  );

function railing(stage: Stage): string {
  const ink = darker(stage);
  let posts = "";
  for (let x = 8; x < 660; x += 48) posts += `M${x} 366v-46`;
  return (
    stroke(ink, 4.5, posts) +
    stroke(ink, 3, "M-10 324H660M-10 343H660") +
    stroke(ink, 7, posts.replaceAll("366v-46", "318h.1"))
  );
}

function wall(stage: Stage): string {
  const { palette, random } = stage;
  const stone = mix(palette.wallShade, "#0a2230", 0.55);
  const top = [-60, 332, 90, 326, 230, 334, 380, 328, 520, 334, 720, 324];
  let joints = "";
  for (let x = -6; x < 650; x += random.whole(30, 54))
    joints += `M${x} ${random.whole(338, 352)}h${random.whole(12, 26)}`;
  return (
    fill(as("t", stone), `${smooth(top)}V${BELOW}H-60z`) +
    stroke(as("t", mix(stone, palette.wall, 0.35)), 5, smooth(top)) +
    stroke("#081b28", 2, joints, 0.6)
  );
}

function rocks(stage: Stage): string {
  const { random } = stage;
  const heap = (x: number, w: number, h: number) =>
    `M${nums(x, 372)}l${nums(Math.round(w * 0.12), -Math.round(h * 0.7), Math.round(w * 0.3), -Math.round(h * 0.3), Math.round(w * 0.3), Math.round(h * 0.12), Math.round(w * 0.28), Math.round(h * 0.88))}z`;
  const row = [-30, 66, 150, 420, 500, 580].map((x) =>
    heap(x + random.whole(-10, 10), random.whole(90, 130), x > 100 && x < 480 ? 36 : random.whole(46, 66)),
  );
  return fill(fade(mix("#45545a", stage.palette.fore, 0.4), "#10262f"), row.join(""));
}

const quayside = (stage: Stage) =>
  fill(fade(mix(stage.palette.wallShade, "#0a2230", 0.4), "#0c222e"), `M-60 336H720V${BELOW}H-60z`) +
  stroke(mix(stage.palette.wall, "#0a2230", 0.3), 4, "M-60 336H720") +
  fill("#0c222e", "M76 338v-16q-5-7 2-10h14q7 3 2 10v16zM520 338v-16q-5-7 2-10h14q7 3 2 10v16z") +
  stroke("#0c222e", 2.4, "M92 326q40 18 110 14");

const kerb = (stage: Stage) =>
  fill(fade(mix(stage.palette.wallShade, "#12303c", 0.45), "#102a36"), `M-60 342H720V${BELOW}H-60z`) +
  stroke(mix(stage.palette.wallShade, "#12303c", 0.2), 3, "M-60 342H720");

const FRAMES: Readonly<Record<NearFrame, (stage: Stage) => string>> = {
  bank: (stage) => slope(stage, "right") + grasses(stage, 380, 640, 330),
  flowers: (stage) =>
    slope(stage, "left") + grasses(stage, -10, 240, 322) + speckled(stage, ["#f6b433", "#fdf6e6"], "left"),
  thrift: (stage) => slope(stage, "left", 1.2) + speckled(stage, ["#e58fa5", "#f3c1cb"], "left"),
  heather: (stage) =>
    slope(stage, "right", 1.15) +
    speckled(stage, ["#a878b4", "#7c5590"], "right") +
    grasses(stage, 400, 640, 326, 8),
  marram: (stage) => slope(stage, "left", 1.1) + grasses(stage, -10, 300, 328, 22, 34),
  reeds: (stage) =>
    slope(stage, "right", 0.7) +
    grasses(stage, 430, 650, 362, 20, 62) +
    grasses(stage, -10, 150, 372, 12, 50),
  bough,
  oak: (stage) => oak(stage) + slope(stage, "right", 0.7),
  pines: (stage) => slope(stage, "right", 0.8) + pines(stage),
  wall,
  rocks,
  railing,
  kerb,
  quayside,
  none: () => "",
};

/** The areas of the picture that each frame covers: left, top, right, foot. */
const COVERS: Readonly<Record<NearFrame, readonly (readonly [number, number, number, number])[]>> = {
  bank: [[360, 310, 640, 360]],
  flowers: [[0, 305, 300, 360]],
  thrift: [[0, 295, 320, 360]],
  heather: [[360, 304, 640, 360]],
  marram: [[0, 296, 320, 360]],
  reeds: [
    [400, 306, 640, 360],
    [0, 330, 150, 360],
  ],
  bough: [[0, 0, 262, 84]],
  oak: [
    [536, 0, 640, 360],
    [420, 322, 640, 360],
  ],
  pines: [
    [530, 160, 640, 360],
    [420, 320, 640, 360],
    [0, 270, 30, 360],
  ],
  wall: [[0, 326, 640, 360]],
  rocks: [
    [0, 318, 210, 360],
    [420, 318, 640, 360],
  ],
  railing: [[0, 320, 640, 346]],
  kerb: [[0, 342, 640, 360]],
  quayside: [[0, 332, 640, 360]],
  none: [],
};

/** The share of what is at `bounds` that a frame covers, 0 to 1. */
function coveredBy(frame: NearFrame, { left, top, right, foot }: Bounds): number {
  const area = Math.max(1, (right - left) * (foot - top));
  return COVERS[frame].reduce((sum, [west, north, east, south]) => {
    const [w, h] = [
      Math.min(right, east) - Math.max(left, west),
      Math.min(foot, south) - Math.max(top, north),
    ];
    return sum + (w > 0 && h > 0 ? (w * h) / area : 0);
  }, 0);
}

const MOST_COVERED = 0.08;

/** Returns the first of the frames, from index `from` on, that hides next to nothing of what the picture shows. */
export function freeFrame(frames: readonly NearFrame[], from: number, shown: readonly Bounds[]): NearFrame {
  const turned = frames.map((_, index) => frames[(from + index) % frames.length] ?? "none");
  return turned.find((frame) => shown.every((bounds) => coveredBy(frame, bounds) <= MOST_COVERED)) ?? "none";
}

export const nearFrame = (frame: NearFrame, stage: Stage) => FRAMES[frame](stage);
