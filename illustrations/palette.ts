import { as, mix } from "./shapes/colour";

/**
 * The colour roles with which every setting and part is drawn; nothing else names a raw colour for land or
 * sky.
 */
export interface Palette {
  readonly skyTop: string;
  readonly skyMid: string;
  readonly skyLow: string;
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly fore: string;
  readonly water: string;
  readonly deep: string;
  readonly shine: string;
  readonly sand: string;
  readonly wall: string;
  readonly wallShade: string;
  readonly roof: string;
  readonly glass: string;
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
  /** Gilding, lamps, yellow flowers. */
  readonly gold: string;
}

const INK = "#143642";
const PAPER = "#fdf6e6";
export const BERRY = "#c4473c";
export const SUNNY = "#f6b433";

const SKIES = {
  morning: ["#4f9dbf", "#a9d6dc", "#fce9c4", "#fff1c4", "#fffaf0"],
  clear: ["#2f8cba", "#86c8dc", "#eaf2de", "#fff6d8", "#fdfdf6"],
  peach: ["#5a9fc2", "#cfd5cf", "#fde3c4", "#ffe0b0", "#fff6ea"],
  golden: ["#4c9ab8", "#c4d9c9", "#fdebb8", "#ffeab0", "#fff8e4"],
  heather: ["#7d8fc2", "#d9bccd", "#fde0c2", "#ffe0ae", "#fdf0ea"],
  mint: ["#4da8a4", "#aadac9", "#f7efcf", "#fff3c0", "#fdfbee"],
  deep: ["#135f80", "#58a9b9", "#e4ecd0", "#fff0c0", "#f1f7ea"],
  sunset: ["#5d6ea6", "#e9a184", "#fcdc9c", "#ffe9b0", "#fbd9b4"],
} as const;

const LANDS = {
  leaf: ["#639a4e", "#1f5145"],
  meadow: ["#93b351", "#3f7040"],
  pine: ["#417d64", "#123f42"],
  heath: ["#94699b", "#40345e"],
  moor: ["#b7924a", "#55512f"],
  slate: ["#648394", "#284657"],
  dune: ["#bcac5e", "#5d703f"],
} as const;

const WATERS = {
  sea: "#1f87a3",
  teal: "#2f9596",
  turquoise: "#35b0b0",
  blue: "#357fab",
  river: "#4f97a2",
  ember: "#b98363",
} as const;

const WALLS = {
  honey: ["#ecc784", "#c6985a"],
  grey: ["#c6c4b5", "#8d9490"],
  red: ["#cb805c", "#97543f"],
  cream: ["#f7ead2", "#d8c3a1"],
  granite: ["#a9b1b1", "#6c7a83"],
  brick: ["#b9644a", "#86433a"],
  bath: ["#f0dcab", "#cdaa70"],
  gritstone: ["#a99b84", "#736857"],
  lakeland: ["#8b9593", "#5c686b"],
  flint: ["#cdc8bc", "#948d84"],
  weatherboard: ["#fbf5e6", "#d6ccb9"],
  cornish: ["#b6b0a2", "#7d7a72"],
  cob: ["#f4e0c2", "#d0ae86"],
  "welsh-slate": ["#8e97a1", "#5f6975"],
  aberdeen: ["#c5c9ca", "#8a9398"],
  harl: ["#faf5e9", "#d5cebe"],
  portland: ["#efe9dd", "#c0b8a8"],
  stock: ["#d2b37e", "#9f8051"],
  "red-rock": ["#b4694c", "#7f4337"],
} as const;

const ROOFS = {
  slate: "#4d6476",
  tile: "#b5553a",
  thatch: "#a8874f",
  lead: "#7d949b",
  stone: "#8c8066",
  pantile: "#c9693f",
  copper: "#6fae9c",
} as const;

export type SkyName = keyof typeof SKIES;
export type LandName = keyof typeof LANDS;
export type WaterName = keyof typeof WATERS;
export type WallName = keyof typeof WALLS;
export type RoofName = keyof typeof ROOFS;

export interface ColourChoice {
  readonly sky: SkyName;
  readonly land: LandName;
  readonly water: WaterName;
  readonly wall: WallName;
  readonly roof: RoofName;
}

const names = <T extends object>(colours: T) => Object.keys(colours) as (keyof T)[];

/** The colours that a scene may name, by role. */
export const COLOUR_NAMES = {
  sky: names(SKIES),
  land: names(LANDS),
  water: names(WATERS),
  wall: names(WALLS),
  roof: names(ROOFS),
} as const;

/** Turns chosen names into colours. Distance means haze, so far land is mixed with the middle tone of the sky. */
export function paletteOf(choice: ColourChoice): Palette {
  const [skyTop, skyMid, skyLow, sun, cloud] = SKIES[choice.sky];
  const [land, shadow] = LANDS[choice.land];
  const [wall, wallShade] = WALLS[choice.wall];
  const sea = mix(WATERS[choice.water], skyMid, 0.1);
  return {
    skyTop: as("1", skyTop),
    skyMid: as("2", skyMid),
    skyLow: as("3", skyLow),
    sun: as("k", sun),
    cloud: as("c", cloud),
    far: mix(mix(land, shadow, 0.25), skyMid, 0.6),
    mid: mix(mix(land, shadow, 0.22), skyMid, 0.28),
    near: land,
    fore: shadow,
    water: as("w", sea),
    deep: as("w", mix(sea, INK, 0.38)),
    shine: as("w", mix(skyLow, "#ffffff", 0.4)),
    sand: as("s", mix("#ecd09a", skyLow, 0.25)),
    wall,
    wallShade,
    roof: as("r", ROOFS[choice.roof]),
    glass: as("l", mix(INK, skyTop, 0.2)),
    ink: INK,
    paper: PAPER,
    accent: BERRY,
    gold: SUNNY,
  };
}
