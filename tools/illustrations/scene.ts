import type { CatalogueScene, ScenePart } from "#app/domain/catalogue/scene";
import { at } from "./shapes/svg";
import { skyWithSun } from "./shapes/sky";
import { LANDMARKS } from "./landmarks";
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
import { seededRandom, type Random } from "./seeded-random";
import { SETTINGS } from "./settings";
import { HEIGHT, WIDTH, type Stage, type Sun } from "./sketch";
import { inEveryWeather } from "./weather";

const DEFAULT_LOOK: ColourChoice = {
  sky: "morning",
  land: "leaf",
  water: "sea",
  wall: "grey",
  roof: "slate",
};

/** Left or right of the middle, never under the corners where a card puts weather and heart. */
function sunPlace(random: Random): Sun {
  const x = random.chance(0.5) ? random.whole(170, 230) : random.whole(410, 470);
  return { x, y: random.whole(84, 108), r: random.whole(24, 30) };
}

/** The colours of a scene: its own choice over its setting's. Names are checked by the catalogue's schema and test. */
function coloursOf(scene: CatalogueScene, look: Partial<ColourChoice>): ColourChoice {
  return {
    sky: (scene.sky ?? look.sky ?? DEFAULT_LOOK.sky) as SkyName,
    land: (scene.land ?? look.land ?? DEFAULT_LOOK.land) as LandName,
    water: (scene.water ?? look.water ?? DEFAULT_LOOK.water) as WaterName,
    wall: (scene.wall ?? look.wall ?? DEFAULT_LOOK.wall) as WallName,
    roof: (scene.roof ?? look.roof ?? DEFAULT_LOOK.roof) as RoofName,
  };
}

/** A part where its scene puts it, in the colours that the scene gives it. Throws where no part has the name. */
function place(part: ScenePart, ground: number, stage: Stage, colours: ColourChoice): string {
  const draw = PARTS[part.part];
  if (draw === undefined) throw new Error(`no part is called ${part.part}`);
  const own = {
    wall: (part.wall ?? colours.wall) as WallName,
    roof: (part.roof ?? colours.roof) as RoofName,
  };
  const palette =
    part.wall || part.roof
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

const wallsOf = ({ wall, wallShade, roof }: ReturnType<typeof paletteOf>) => ({ wall, wallShade, roof });

interface Drawing {
  readonly sky: string;
  readonly land: string;
}

/** The fair sky of a scene, and all that stands before it. */
function draw(seed: string, scene: CatalogueScene): Drawing {
  const random = seededRandom(seed);
  const id = seed.replace(/[^a-z0-9-]/g, "");
  const landmark = LANDMARKS[scene.setting];
  const setting = landmark ?? SETTINGS[scene.setting];
  if (setting === undefined) throw new Error(`${seed}: no setting is called ${scene.setting}`);
  const colours = coloursOf(scene, setting.look);
  const palette = paletteOf(colours);
  const sun = setting.sun ?? sunPlace(random);
  const stage: Stage = { id, palette, random, sun };
  const sky = skyWithSun(id, random, palette, sun, setting.clouds ?? 2);
  const layer = (name: ScenePart["layer"]) =>
    scene.parts
      .filter((part) => (part.layer ?? "middle") === name)
      .map((part) => place(part, setting.ground, stage, colours))
      .join("");
  const land =
    layer("far") + setting.back(stage) + layer("middle") + (setting.front?.(stage) ?? "") + layer("near");
  return { sky, land };
}

// Paths that only have a stroke rely on these inherited values.
const INHERITED = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const SIZE = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
const file = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE} ${INHERITED}>${content}</svg>\n`;

/**
 * One picture as a whole SVG file, always the same for the same seed and scene, in the light that its address's
 * fragment asks for. Throws for an unknown name.
 */
export function drawScene(seed: string, scene: CatalogueScene): string {
  const { sky, land } = draw(seed, scene);
  return file(inEveryWeather(sky, land));
}

/** The drawing in fair weather alone: what is judged, since the other lights change nothing of what is shown. */
export function fairScene(seed: string, scene: CatalogueScene): string {
  const { sky, land } = draw(seed, scene);
  return file(sky + land);
}
