import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { toOutlineMap } from "#app/domain/geo/national-grid";
import type { Point } from "#app/domain/geo/geo";
import type { SeaDay } from "#app/domain/sea/published-sea";
import { KMH_PER_METRE_PER_SECOND } from "#app/domain/units";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { SeaProvider } from "#app/services/weather/ports";
import { sampleSite, type SampleSources } from "./sample";
import { sampleHours, seasonOf, type SampleSite } from "./sample-hours";

const BATCH_SIZE = 1_000;
/** Metres of wave per (m/s)² of wind, after some hours of that wind. */
const METRES = 0.02;
/** Remains when the wind is calm. */
const SWELL_METRES = 0.2;
const COAST_KM = 12;
const NOON = 12;

/** The yearly mean in the south, its fall per degree to the north, and half of summer less winter. */
const SOUTH = { latitude: 50, meanC: 12.8, colderADegree: 0.35, swingC: 4 };

interface SeaSources extends SampleSources {
  /** One SVG path of relative steps, in kilometres. */
  readonly outline: string;
}

export function createSampleSea(sources: SeaSources): SeaProvider {
  const corners = coastOf(sources.outline);
  return {
    name: SAMPLE_WEATHER,
    batchSize: BATCH_SIZE,
    fetchSea(points, nowMs) {
      const dates = travelDates(nowMs);
      const sea = points.map((point) => {
        // A place of a coastal kind may be a hill or a lake, and then has no sea.
        if (!isOnCoast(corners, point)) return null;
        const site = sampleSite(sources, point);
        return dates.map((date) => seaOn(site, date));
      });
      return Promise.resolve(sea);
    },
  };
}

function seaOn(site: SampleSite, date: LondonDate): SeaDay {
  const windKmh = sampleHours(site, date)[NOON]?.windKmh ?? 0;
  const north = site.point.latitude - SOUTH.latitude;
  return {
    temperatureC: SOUTH.meanC - SOUTH.colderADegree * north + SOUTH.swingC * seasonOf(date),
    waveMetres: SWELL_METRES + METRES * (windKmh / KMH_PER_METRE_PER_SECOND) ** 2,
  };
}

type Corner = readonly [x: number, y: number];

/** The corners of all islands; each island's path begins at 0, 0. */
function coastOf(outline: string): readonly Corner[] {
  return outline.split("z").flatMap((island) => {
    let [x, y] = [0, 0];
    return [...island.matchAll(/(-?\d+)\D*?(-?\d+)/g)].map(([, east, south]): Corner => {
      x += Number(east);
      y += Number(south);
      return [x, y];
    });
  });
}

function isOnCoast(corners: readonly Corner[], point: Point): boolean {
  const { x, y } = toOutlineMap(point);
  return corners.some(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y) < COAST_KM);
}
