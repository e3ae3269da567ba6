import { toOutlineMap } from "#app/domain/geo/national-grid";
import type { Point } from "#app/domain/geo/geo";
import type { LocalPull, Pattern } from "./sample-pattern";

/** Position, height above their surroundings in metres, radius in kilometres. */
const HILLS: readonly (readonly [latitude: number, longitude: number, heightM: number, radiusKm: number])[] =
  [
    [50.6, -4.6, 280, 14], // Bodmin Moor
    [50.6, -3.95, 480, 16], // Dartmoor
    [51.13, -3.65, 420, 15], // Exmoor
    [50.95, -0.4, 160, 14], // South Downs
    [51.25, 0.1, 180, 16], // North Downs
    [51.7, -0.75, 190, 18], // Chilterns
    [51.85, -1.9, 230, 22], // Cotswolds
    [51.88, -3.45, 620, 22], // Brecon Beacons
    [52.45, -3.65, 520, 26], // Cambrian Mountains
    [53.05, -3.95, 750, 20], // Snowdonia
    [53.35, -1.85, 480, 20], // Peak District
    [53.8, -2.05, 430, 20], // South Pennines
    [54.2, -2.2, 540, 24], // Yorkshire Dales
    [54.7, -2.4, 600, 24], // North Pennines
    [54.5, -3.15, 700, 19], // Lake District
    [54.37, -1.05, 360, 20], // North York Moors
    [55.45, -2.3, 500, 26], // Cheviots
    [55.35, -3.5, 520, 30], // Southern Uplands
    [55.1, -4.4, 520, 22], // Galloway Hills
    [56.4, -4.6, 780, 32], // Trossachs and Breadalbane
    [57.05, -3.6, 850, 38], // Cairngorms
    [57.1, -5.1, 800, 34], // West Highlands
    [57.8, -4.9, 720, 34], // North-West Highlands
    [54.17, -6.0, 450, 12], // Mournes
    [55.0, -6.25, 340, 18], // Antrim Hills
    [54.8, -7.05, 420, 18], // Sperrins
  ];

/** How much the ground rises from this far upwind to this far downwind makes the weather. */
const UPWIND_KM = 14;
/** A rise by this much along the wind changes the wetness by about one standard score. */
const RISE_M = 260;
const COAST_KM = 12;

type Corner = readonly [x: number, y: number];

/** Corners of islands; one unit is a kilometre. */
export function readCoast(path: string): readonly Corner[] {
  return path.split("z").flatMap((island) => {
    const numbers = [...island.matchAll(/-?\d+/g)].map(([text]) => Number(text));
    const corners: Corner[] = [];
    let [x, y] = [0, 0];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      corners.push([x, y]);
    }
    return corners;
  });
}

export interface Ground {
  /** 1 on the shore, 0 if the sea has no effect. */
  readonly coastal: number;
  readonly heightM: number;
  /** Wetter on the windward side of hills, sunnier behind them. */
  readonly pullOf: (wind: Pick<Pattern, "windEast" | "windNorth">) => LocalPull;
}

function heightAt(x: number, y: number): number {
  return HILLS_ON_MAP.reduce((height, hill) => {
    const away = ((hill.x - x) ** 2 + (hill.y - y) ** 2) / hill.radiusKm ** 2;
    return away > 9 ? height : height + hill.heightM * Math.exp(-away);
  }, 0);
}
const HILLS_ON_MAP = HILLS.map(([latitude, longitude, heightM, radiusKm]) => ({
  ...toOutlineMap({ latitude, longitude }),
  heightM,
  radiusKm,
}));

function coastKm(coast: readonly Corner[], x: number, y: number): number {
  let nearest = Infinity;
  for (const [cornerX, cornerY] of coast) {
    nearest = Math.min(nearest, (cornerX - x) ** 2 + (cornerY - y) ** 2);
  }
  return Math.sqrt(nearest);
}

export function groundOf(coast: readonly Corner[], point: Point): Ground {
  const { x, y } = toOutlineMap(point);
  const coastal = Math.max(0, 1 - coastKm(coast, x, y) / COAST_KM);
  return {
    coastal,
    heightM: heightAt(x, y),
    pullOf({ windEast, windNorth }) {
      const speed = Math.hypot(windEast, windNorth) || 1;
      const [east, south] = [(windEast / speed) * UPWIND_KM, (-windNorth / speed) * UPWIND_KM];
      const rise = heightAt(x + east, y + south) - heightAt(x - east, y - south);
      const strength = Math.min(1, speed) * Math.tanh(rise / RISE_M);
      return { wet: 0.6 * strength, bright: 0.25 * coastal - 0.12 - 0.7 * strength };
    },
  };
}
