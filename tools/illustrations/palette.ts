import { mix } from "./shapes/colour";

/** The colour roles that every setting and part draws with; nothing else names a raw colour for land or sky. */
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
}

const INK = "#143642";
const PAPER = "#fdf6e6";
export const BERRY = "#c4473c";
export const SUNNY = "#f6b433";

const SKIES = {
  morning: ["#7cbdd2", "#cbe5de", "#fdeccd", "#ffbf45", "#fff8ea"],
  clear: ["#4b9fc2", "#a3d5dc", "#eef3e2", "#ffd15c", "#fbfaf0"],
  peach: ["#86b4c6", "#f2d0b4", "#fde4c4", "#f5853f", "#fff3e2"],
  golden: ["#efa54a", "#f6c471", "#fdeab9", "#fff5d2", "#fdf0cf"],
  heather: ["#93a0c8", "#dcc3cf", "#fce0c6", "#ffb35f", "#fdeee6"],
  mint: ["#72bbb3", "#bfe0cf", "#f8efd3", "#ffc54a", "#fdf9ea"],
  deep: ["#206f8a", "#6cb3bd", "#e2ebd2", "#ffda7c", "#eef5e8"],
  sunset: ["#cf5d48", "#ee9356", "#fbd58e", "#fff1c6", "#f9c68a"],
} as const;

const LANDS = {
  leaf: ["#5f9150", "#2c5a45"],
  meadow: ["#8bab50", "#4a783f"],
  pine: ["#437a64", "#1c4743"],
  heath: ["#93709a", "#4d4267"],
  moor: ["#b0934f", "#5e5a3a"],
  slate: ["#668292", "#314d5d"],
  dune: ["#b5a75a", "#6b7a45"],
} as const;

const WATERS = {
  sea: "#2e8aa1",
  teal: "#3b9b9c",
  turquoise: "#3fb1ad",
  blue: "#4384a8",
  river: "#5b9aa3",
  ember: "#c9764f",
} as const;

const WALLS = {
  honey: ["#ecc784", "#c6985a"],
  grey: ["#c6c4b5", "#8d9490"],
  red: ["#cb805c", "#97543f"],
  cream: ["#f7ead2", "#d8c3a1"],
  granite: ["#a9b1b1", "#6c7a83"],
  brick: ["#b9644a", "#86433a"],
} as const;

const ROOFS = { slate: "#4d6476", tile: "#b5553a", thatch: "#a8874f", lead: "#7d949b" } as const;

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

/** What a scene may call its colours, by role. */
export const COLOUR_NAMES = {
  sky: names(SKIES),
  land: names(LANDS),
  water: names(WATERS),
  wall: names(WALLS),
  roof: names(ROOFS),
} as const;

/** Turns chosen names into colours; distance is haze, so far land leans towards the low sky. */
export function paletteOf(choice: ColourChoice): Palette {
  const [skyTop, skyMid, skyLow, sun, cloud] = SKIES[choice.sky];
  const [land, shadow] = LANDS[choice.land];
  const [wall, wallShade] = WALLS[choice.wall];
  const water = mix(WATERS[choice.water], skyMid, 0.12);
  return {
    skyTop,
    skyMid,
    skyLow,
    sun,
    cloud,
    far: mix(mix(land, shadow, 0.25), skyMid, 0.62),
    mid: mix(mix(land, shadow, 0.2), skyMid, 0.3),
    near: land,
    fore: shadow,
    water,
    deep: mix(water, INK, 0.35),
    shine: mix(skyLow, "#ffffff", 0.45),
    sand: mix("#ecd09a", skyLow, 0.25),
    wall,
    wallShade,
    roof: ROOFS[choice.roof],
    glass: mix(INK, skyTop, 0.22),
    ink: INK,
    paper: PAPER,
    accent: BERRY,
  };
}
