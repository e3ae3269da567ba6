import type { CatalogueScene, ScenePart } from "../app/domain/catalogue/scene";
import { boundsOf, union, type Bounds } from "./bounds";
import { cameraFor, growthOf, inFrame, isSmall, LEVEL, through, type Camera } from "./camera";
import { LANDMARKS } from "./landmarks";
import { inEveryLight, oneLight, type Light } from "./light";
import { freeFrame, nearFrame, type NearFrame } from "./near";
import {
  paletteOf,
  type ColourChoice,
  type LandName,
  type RoofName,
  type SkyName,
  type WallName,
  type WaterName,
} from "./palette";
import { PARTS } from "./parts";
import { castsShadow, darkensWater, spanOf, standingOf } from "./parts/standing";
import { inkOfDrawing, touches } from "./raster";
import { seededRandom, type Random } from "./seeded-random";
import { SETTINGS } from "./settings";
import type { Setting } from "./settings/setting";
import { at, fill, poly } from "./shapes/svg";
import { sky, type CloudKind } from "./shapes/sky";
import { asFile, HEIGHT, WIDTH, type Stage, type Sun } from "./sketch";
import { withoutMarks } from "./subject";
import { falling, nightSky, overcast } from "./weather";

const DEFAULT_LOOK: ColourChoice = {
  sky: "morning",
  land: "leaf",
  water: "sea",
  wall: "grey",
  roof: "slate",
};

/** Light comes from the left; in one picture of three its source is in the frame. */
function sunPlace(random: Random): Sun {
  const isSeen = random.chance(0.34);
  return isSeen
    ? { x: random.whole(176, 240), y: random.whole(64, 112), inFrame: true }
    : { x: random.whole(-60, 40), y: random.whole(-10, 70), inFrame: false };
}

/**
 * The colours of a scene: its own choice if it has one, else its setting's. The catalogue's schema and a test
 * check the names.
 */
function coloursOf(scene: CatalogueScene, look: Partial<ColourChoice>): ColourChoice {
  return {
    sky: (scene.sky ?? look.sky ?? DEFAULT_LOOK.sky) as SkyName,
    land: (scene.land ?? look.land ?? DEFAULT_LOOK.land) as LandName,
    water: (scene.water ?? look.water ?? DEFAULT_LOOK.water) as WaterName,
    wall: (scene.wall ?? look.wall ?? DEFAULT_LOOK.wall) as WallName,
    roof: (scene.roof ?? look.roof ?? DEFAULT_LOOK.roof) as RoofName,
  };
}

const wallsOf = ({ wall, wallShade, roof }: ReturnType<typeof paletteOf>) => ({ wall, wallShade, roof });

/** Great churches are roofed in lead, whatever their town is. */
const LEADED = /^(cathedral-|church-great-tower|ely-octagon|boston-stump|priory-front|wells-front)/;

/**
 * Draws a part where its scene puts it, in the colours that the scene gives it. Throws if no part has the
 * name.
 */
function place(part: ScenePart, ground: number, stage: Stage, colours: ColourChoice): string {
  const draw = PARTS[part.part];
  if (draw === undefined) throw new Error(`no part is called ${part.part}`);
  const own = {
    wall: (part.wall ?? colours.wall) as WallName,
    roof: (part.roof ?? (LEADED.test(part.part) ? "lead" : colours.roof)) as RoofName,
  };
  const palette =
    part.wall || own.roof !== colours.roof
      ? { ...stage.palette, ...wallsOf(paletteOf({ ...colours, ...own })) }
      : stage.palette;
  const size = part.size ?? 1;
  return at(
    part.x ?? WIDTH / 2,
    part.y ?? ground,
    draw({ ...stage, palette }),
    size,
    part.flip ? -size : size,
  );
}

/** The shadow of a part on level ground, thrown to the right; boats darken the water under them. */
function shadowOf(part: string, foot: number, { left, right, top }: Bounds): string {
  const high = foot - top;
  const [w, reach] = [right - left, Math.min(high * 0.5, 90)];
  if (standingOf(part) === "water" && !darkensWater(part)) return "";
  if (standingOf(part) === "water")
    return fill(
      "#0d3a4e",
      `M${Math.round(left)} ${foot}q${Math.round(w / 2)} ${Math.round(Math.min(14, w * 0.12))} ${Math.round(w)} 0z`,
      0.35,
    );
  if (!castsShadow(part) || high < 6) return "";
  const drop = Math.max(3, Math.min(high * 0.09, 13));
  return fill(
    "#0f3340",
    poly(
      left + 2,
      foot - 1,
      right - 1,
      foot - 1,
      right + reach,
      foot + drop,
      left + reach * 0.8,
      foot + drop,
    ),
    0.24,
  );
}

export interface PlacedPart {
  readonly part: ScenePart;
  /** The height of its foot in the scene. */
  readonly foot: number;
  readonly drawing: string;
  readonly bounds: Bounds | null;
}

/** The piece of a part that the camera shows. */
function looked({ part, x = WIDTH / 2, size = 1, flip }: ScenePart, bounds: Bounds | null): Bounds | null {
  const span = spanOf(part);
  if (span === null || bounds === null) return bounds;
  const [left, right] = flip ? [-span[1], -span[0]] : span;
  return { ...bounds, left: x + left * size, right: x + right * size };
}

/** Parts of many views that are seldom the subject. Even as the subject, they are not made large. */
const EXTRAS =
  /^(gulls|geese|sheep|ducks|swans|swan-flock|.*yacht|.*boat|trees|pines|hills-far|peaks-far|city-far|parasols|windbreak|groynes|stall|red-kite|narrowboat|red-narrowboat|punt|picnic|smack|surfers|scots-pines|poplars|autumn-trees|flowers|willow|towers)$/;

/** Parts that belong to a view. Larger ones would look like monsters. */
const SMALL =
  /^(white-cottage|thatched-cottage|log-cabin|turf-houses|palms|deer|deer-herd|ponies|boar|seals|puffins|wild-cattle|highland-cow|donkeys|otter|dolphins|list|red-squirrel|osprey|heron|antelopes)$/;

/** Beasts and machines. Half of one would mean nothing. */
const WHOLE =
  /^(lion|walking-tiger|rhino|polar-bear|boar|highland-cow|ponies|dinosaur|peacock|janus-stone|mountain-biker|open-tourer|jet-fighter|spitfire|biplane|lancaster|flying-boat|liner|lake-steamer|ferry|flamingos|cranes|warwick-castle|hovercraft|tram|anvil|scallop|triple-decker|lion-and-flint|kelpies|radio-dish|container-ship|snail-ride|pirate-ship|coble-tractor|grebes|minke-whale|pig-land|meadow-cattle|windsurfer|elephant|beach-day|swan-pedalos)$/;

/**
 * Whether a picture can do without a part. It can do without boats and animals, but not without trees and
 * hills, which the frame may cut.
 */
const isSpare = ({ part, layer }: ScenePart) =>
  layer !== "far" &&
  (/^(beach-huts|giraffe|elephant|ferry|thames-barge|tennis-court)$/.test(part) ||
    ((EXTRAS.test(part) || SMALL.test(part)) &&
      !/far|trees|pines|poplars|flowers|willow|towers|palms/.test(part)));

const LEAST_SEEN = 0.7;

/** Whether the frame cuts off much of a boat or an animal, which is then left out. */
function isCutOff(camera: Camera, { part, bounds }: PlacedPart): boolean {
  if (bounds === null || !isSpare(part)) return false;
  const { left, right, top, foot } = inFrame(camera, bounds);
  const [w, h] = [Math.min(right, WIDTH) - Math.max(left, 0), Math.min(foot, HEIGHT) - Math.max(top, 0)];
  return w < (right - left) * LEAST_SEEN || h < (foot - top) * LEAST_SEEN;
}

const areaOf = ({ left, right, top, foot }: Bounds) => (right - left) * (foot - top);

interface Subject {
  readonly main: PlacedPart;
  readonly bounds: Bounds;
  readonly isExtra: boolean;
}

/** The subject is the part that a scene names first, with the parts close enough to belong to it; null without any. */
function subjectOf(parts: readonly PlacedPart[]): Subject | null {
  const seen = parts.filter(
    ({ bounds, part }) => bounds !== null && part.layer !== "far" && standingOf(part.part) !== "sky",
  );
  const [main] = seen;
  if (!main?.bounds) return null;
  const own = main.bounds;
  const bounds = seen.reduce<Bounds>((whole, other) => {
    const joined = union([whole, other.bounds]) as Bounds;
    const isClose = areaOf(joined) < areaOf(own) * 1.7 && joined.right - joined.left < 330;
    return isClose ? joined : whole;
  }, own);
  return { main, bounds, isExtra: EXTRAS.test(main.part.part) || SMALL.test(main.part.part) };
}

function viewOf({ main, bounds, isExtra }: Subject) {
  const { area, box } = inkOfDrawing(main.drawing);
  const own = main.bounds ?? bounds;
  const left = Math.max(own.left, box?.left ?? own.left);
  const right = Math.min(own.right, box?.right ?? own.right);
  return {
    subject: bounds,
    main: { ...(box ?? own), left, right },
    top: own.top,
    ink: area,
    isExtra,
    isFlat: standingOf(main.part.part) === "slope",
    isWhole: WHOLE.test(main.part.part),
  };
}

const CLOUDS: readonly [CloudKind, ...CloudKind[]] = ["heaps", "heaps", "veil", "bank"];

/** Where far land ends and the sky begins, unless a setting has another horizon. */
const HORIZON = 200;

/** A scene's layers before they are joined, so that a test can check that nothing hides anything. */
export interface Layers {
  readonly sky: string;
  readonly far: string;
  readonly back: string;
  readonly middle: readonly PlacedPart[];
  readonly front: string;
  readonly near: readonly PlacedPart[];
  readonly frame: { readonly name: NearFrame; readonly drawing: string };
  readonly fall: string;
  readonly camera: ReturnType<typeof cameraFor>;
  readonly subject: Bounds | null;
  /** The part by which the subject is recognised; null if the setting is the subject. */
  readonly main: PlacedPart | null;
}

const FEW_FRAMES: readonly [NearFrame, ...NearFrame[]] = ["bank", "flowers", "bough", "oak"];

const MOST_TIMES = 3;

/** Everything that a scene shows, layer by layer. Throws if a name is unknown. */
export function layersOf(seed: string, scene: CatalogueScene): Layers {
  const random = seededRandom(seed);
  const air = seededRandom(`${seed} air`);
  const landmark = LANDMARKS[scene.setting];
  const setting: Setting | undefined = landmark ?? SETTINGS[scene.setting];
  if (setting === undefined) throw new Error(`${seed}: no setting is called ${scene.setting}`);
  const colours = coloursOf(scene, setting.look);
  const palette = paletteOf(colours);
  const sun = setting.sun ?? sunPlace(air);
  const stage: Stage = { id: "m", palette, random, sun };
  const put = (part: ScenePart): PlacedPart => {
    const drawing = place(part, setting.ground, stage, colours);
    return { part, foot: part.y ?? setting.ground, drawing, bounds: looked(part, boundsOf(drawing)) };
  };
  const parts = scene.parts.map(put);
  const horizon = setting.horizon ?? HORIZON;
  const grow = (found: Subject, rounded: (size: number) => number) => {
    const { part } = found.main;
    const growth = growthOf({ ...viewOf(found), horizon });
    parts[parts.indexOf(found.main)] = put({ ...part, size: rounded((part.size ?? 1) * growth * 20) / 20 });
  };
  // A larger part reaches lower, which keeps the camera farther away. The part may then have to grow again.
  for (let times = 0; times < MOST_TIMES; times++) {
    const found = landmark ? null : subjectOf(parts);
    if (found && (times === 0 || isSmall({ ...viewOf(found), horizon })))
      grow(found, times === 0 ? Math.round : Math.ceil);
  }
  const subject = landmark ? null : subjectOf(parts);
  const main = subject?.main ?? null;
  const camera = subject ? cameraFor({ ...viewOf(subject), horizon }) : (setting.view ?? LEVEL);
  const seen = parts.filter((part) => part === main || !isCutOff(camera, part));
  const placed = (name: ScenePart["layer"]) => seen.filter(({ part }) => (part.layer ?? "middle") === name);
  const [far, middle, near] = [placed("far"), nearestLast(placed("middle")), placed("near")];
  const frames = setting.frames ?? (landmark ? (["none"] as const) : FEW_FRAMES);
  const above =
    sky(air, palette, sun, air.pick(CLOUDS)) + overcast(air, palette.cloud, palette.skyTop) + nightSky(air);
  const inFront = [...middle, ...near];
  const shown = inFront.flatMap(({ bounds }) => (bounds ? [inFrame(camera, bounds)] : []));
  const first = air.whole(0, frames.length - 1);
  const framed = (from: readonly NearFrame[]) => {
    const name = freeFrame(from, first, shown);
    return { name, drawing: nearFrame(name, { ...stage, random: air }) };
  };
  const chosen = framed(frames);
  // A branch is never across a spire: another frame is drawn instead.
  const isAcross =
    chosen.name === "bough" &&
    touches(chosen.drawing, through(camera, inFront.map(({ drawing }) => drawing).join("")));
  return {
    sky: above,
    far: far.map(({ drawing }) => drawing).join(""),
    back: setting.back(stage),
    middle,
    front: setting.front?.(stage) ?? "",
    near,
    frame: isAcross ? framed(frames.filter((name) => name !== "bough")) : chosen,
    fall: falling(air),
    camera,
    subject: subject && inFrame(camera, subject.bounds),
    main,
  };
}

/** What stands lower in a picture is nearer, whatever its scene names first. */
const nearestLast = (parts: readonly PlacedPart[]) => [...parts].sort((one, other) => one.foot - other.foot);

const withShadow = ({ part, foot, drawing, bounds }: PlacedPart) =>
  (bounds ? shadowOf(part.part, foot, bounds) : "") + drawing;

/** The layers joined as one drawing, its colours still named by kind. */
function together({ sky: air, far, back, middle, front, near, frame, fall, camera }: Layers): string {
  const land =
    far + withoutMarks(back) + middle.map(withShadow).join("") + front + near.map(withShadow).join("");
  return air + through(camera, land) + frame.drawing + fall;
}

/**
 * One picture as a whole SVG file, in the light that its address's fragment names. The same seed and scene
 * always give the same file. Throws if a name is unknown.
 */
export const drawScene = (seed: string, scene: CatalogueScene): string =>
  asFile(inEveryLight(together(layersOf(seed, scene))));

/** The drawing in one light with its colours written out, for judging and for software without a browser. */
export const sceneIn = (seed: string, scene: CatalogueScene, light: Light): string =>
  oneLight(drawScene(seed, scene), light);
