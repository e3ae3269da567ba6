import { skyWithSun } from "./kit/sky";
import { paletteOf, type Look } from "./palette";
import { seededRandom, type Random } from "./seeded-random";
import { HEIGHT, WIDTH, type Sketch, type Sun } from "./sketch";
import type { Feature } from "./features";

function choosePalette(look: Look, random: Random) {
  const sky = random.pick(look.sky);
  const land = random.pick(look.land);
  const water = look.water ? random.pick(look.water) : "sea";
  const wall = look.wall ? random.pick(look.wall) : "grey";
  const roof = look.roof ? random.pick(look.roof) : "slate";
  return paletteOf({ sky, land, water, wall, roof });
}

/** Left or right of the middle, never under the corners where a card puts weather and heart. */
function chooseSun(random: Random): Sun {
  const x = random.chance(0.5) ? random.whole(190, 270) : random.whole(370, 450);
  return { x, y: random.whole(84, 112), r: random.whole(24, 31) };
}

export interface SceneOptions {
  readonly features?: ReadonlySet<Feature>;
  /** The seed may step nearer, to one side, and turn the picture round. For motifs; landmarks stand as drawn. */
  readonly mayMove?: boolean;
}

interface Camera {
  readonly zoom: number;
  readonly shift: number;
  readonly flipped: boolean;
}

/** Zooming is about the point 320, 236, and the shift never shows an edge. */
function chooseCamera(random: Random): Camera {
  const zoom = Math.round(random.between(1, 1.22) * 100) / 100;
  const reach = Math.floor((zoom - 1) * (WIDTH / 2));
  return { zoom, shift: Math.round(random.between(-reach, reach)), flipped: random.chance(0.5) };
}

const transformed = (matrix: string, content: string) => `<g transform="matrix(${matrix})">${content}</g>`;

function viewThrough({ zoom, shift, flipped }: Camera, sky: string, land: string): string {
  const [x, y] = [Math.round((1 - zoom) * 320 + shift), Math.round((1 - zoom) * 236)];
  const view = sky + transformed(`${zoom} 0 0 ${zoom} ${x} ${y}`, land);
  return flipped ? transformed(`-1 0 0 1 ${WIDTH} 0`, view) : view;
}

/** One picture as a whole SVG file, always the same for the same sketch, seed and options. */
export function drawScene(seed: string, sketch: Sketch, options: SceneOptions = {}): string {
  const { features = new Set<Feature>(), mayMove = false } = options;
  const random = seededRandom(seed);
  const id = seed.replace(/[^a-z0-9-]/g, "");
  const palette = choosePalette(sketch.lookFor?.(features) ?? sketch.look, random);
  const sun = sketch.sun ?? chooseSun(random);
  const sky = skyWithSun(id, random, palette, sun, sketch.clouds ?? 2);
  const camera = mayMove ? chooseCamera(random) : { zoom: 1, shift: 0, flipped: false };
  // The sun as the moved land sees it, so that its path on the water stays under it.
  const seen = { ...sun, x: Math.round((sun.x - 320 - camera.shift) / camera.zoom + 320) };
  const land = sketch.draw({ id, palette, random, sun: seen, features });
  const view = mayMove ? viewThrough(camera, sky, land) : sky + land;
  // Paths that only have a stroke rely on these inherited values.
  const inherited = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${inherited}>${view}</svg>\n`;
}
