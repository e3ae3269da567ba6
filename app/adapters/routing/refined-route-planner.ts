import { type Point, haversineKm } from "#app/domain/geo/geo";
import { logFallback } from "#app/adapters/http/log-fallback";
import { type Log, type Origin, type RoutePlanner, ProviderError } from "#app/services/ports";

/** In the places' order; null if the service found no route. */
interface RoadRow {
  readonly minutes: readonly (number | null)[];
  readonly kilometres: readonly (number | null)[];
  /** Where the service measured from, as often as it gives one. */
  readonly snappedOrigins: readonly Point[];
  readonly snapped: readonly Point[];
}

interface RoadService {
  readonly provider: string;
  readonly placesPerRequest: number;
  ask(origin: Point, places: readonly Point[]): Promise<RoadRow>;
}

/** Beyond the embedded graph's limit, because the service may find a shorter drive. */
const WIDENING = { factor: 1.25, extraMinutes: 15 };

/** An answer with a faster drive must be about other places. */
const FASTEST_KMH = 150;
/** A road farther away does not lead to the place: it may be across a sound, or below a cliff. */
const FARTHEST_ROAD_KM = 1;

const isBeside = (place: Point, road: Point | undefined): boolean =>
  road !== undefined && haversineKm(place, road) <= FARTHEST_ROAD_KM;

/** Whether each place has an entry, without an impossible speed between the roads. */
function isPossible(origin: Point, places: readonly Point[], row: RoadRow): boolean {
  const lengths = [row.minutes.length, row.kilometres.length, row.snapped.length];
  if (lengths.some((length) => length !== places.length)) return false;
  const from = row.snappedOrigins[0] ?? origin;
  return row.snapped.every((road, index) => {
    const straightKm = haversineKm(from, road) - FARTHEST_ROAD_KM;
    return (row.minutes[index] ?? Infinity) >= Math.max(0, (straightKm / FASTEST_KMH) * 60);
  });
}

/** Null for a place that is too far from any road, and for all if the origin is. */
function minutesToPlaces(origin: Point, places: readonly Point[], row: RoadRow): (number | null)[] {
  const isFromHere = row.snappedOrigins.every((road) => isBeside(origin, road));
  return places.map((place, index) =>
    isFromHere && isBeside(place, row.snapped[index]) ? (row.minutes[index] ?? null) : null,
  );
}

async function askInTurn(service: RoadService, origin: Point, places: readonly Point[]) {
  const minutes: (number | null)[] = [];
  const kilometres: (number | null)[] = [];
  for (let from = 0; from < places.length; from += service.placesPerRequest) {
    const chunk = places.slice(from, from + service.placesPerRequest);
    const row = await service.ask(origin, chunk);
    if (!isPossible(origin, chunk, row)) {
      throw new ProviderError(service.provider, "malformed", "not a table of these places");
    }
    minutes.push(...minutesToPlaces(origin, chunk, row));
    kilometres.push(...row.kilometres);
  }
  return { minutes, kilometres };
}

/**
 * Times of the service for all places near the limit that need no ferry; the embedded graph's for the others,
 * and where the service finds no road. Throws if any request fails: only times of one source compare.
 */
export function createRefinedRoutePlanner(service: RoadService, embedded: RoutePlanner): RoutePlanner {
  return {
    async driveTimes(origin: Origin, places, limitMinutes) {
      const widened = limitMinutes * WIDENING.factor + WIDENING.extraMinutes;
      const table = structuredClone(await embedded.driveTimes(origin, places, widened));
      const near = places
        .map((place, index) => ({ place, index }))
        .filter(({ index }) => (table.minutes[index] ?? Infinity) <= widened && table.ferry[index] === 0);
      const row = await askInTurn(
        service,
        origin.point,
        near.map(({ place }) => place),
      );
      near.forEach(({ index }, position) => {
        const minutes = row.minutes[position] ?? null;
        if (minutes === null) return;
        const factor = minutes / (table.minutes[index] as number);
        table.minutes[index] = minutes;
        // The service has no classes of roads.
        table.strategic[index] = factor * (table.strategic[index] as number);
        table.localDelays[index] = factor * (table.localDelays[index] as number);
        table.kilometres[index] = row.kilometres[position] ?? table.kilometres[index] ?? 0;
      });
      return table;
    },
  };
}

export function withFallbackRoutePlanner(
  primary: RoutePlanner,
  embedded: RoutePlanner,
  log: Log,
): RoutePlanner {
  return {
    async driveTimes(origin, places, limitMinutes) {
      try {
        return await primary.driveTimes(origin, places, limitMinutes);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        logFallback(log, "routes.fell-back", error);
        return embedded.driveTimes(origin, places, limitMinutes);
      }
    },
  };
}
