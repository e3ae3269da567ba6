import { travelDates } from "#app/domain/calendar/travel-date";
import type { SeaDay } from "#app/domain/sea/published-sea";
import { KMH_PER_METRE_PER_SECOND } from "#app/domain/units";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { SeaProvider } from "#app/services/weather/ports";
import { type SampleSources, sampleSites } from "./sample";
import { type SampleSite, sampleDay } from "./sample-day";

const BATCH_SIZE = 1_000;
/** Metres of wave per (m/s)² of wind, after some hours of that wind. */
const METRES = 0.02;
/** Remains when the wind is calm. */
const SWELL_METRES = 0.2;

/** The yearly mean in the south, its fall per degree to the north, and half of summer less winter. */
const SOUTH = { latitude: 50, meanC: 12.8, colderADegree: 0.35, swingC: 4 };

export function createSampleSea(sources: SampleSources): SeaProvider {
  const siteOf = sampleSites(sources);
  return {
    name: SAMPLE_WEATHER,
    batchSize: BATCH_SIZE,
    fetchSea(points, nowMs) {
      const dates = travelDates(nowMs);
      const days = (site: SampleSite) => dates.map((date) => seaOn(site, date));
      // A place of a coastal kind may be a hill or a lake, and then has no sea.
      const sea = points.map(siteOf).map((site) => (site.ground.coastal > 0 ? days(site) : null));
      return Promise.resolve(sea);
    },
  };
}

function seaOn(site: SampleSite, date: string): SeaDay {
  const { windKmh, season } = sampleDay(site, date);
  const north = site.point.latitude - SOUTH.latitude;
  return {
    temperatureC: SOUTH.meanC - SOUTH.colderADegree * north + SOUTH.swingC * season,
    waveMetres: SWELL_METRES + METRES * (windKmh / KMH_PER_METRE_PER_SECOND) ** 2,
  };
}
