import { MOST_STOPS, type Stop, hasRoomFor, inOrder } from "#app/features/itinerary/domain/stop";
import { type Result, fail, ok } from "#app/domain/result";
import { type Clock, type SnapshotSource, detailsAt } from "#app/services/ports";
import { type SeeStopsDeps, seeStops } from "./see-stops";
import type { ItineraryStore } from "./ports";

interface ItineraryDeps extends SeeStopsDeps {
  readonly itineraries: ItineraryStore;
  readonly snapshots: SnapshotSource;
  readonly randomToken: () => string;
  readonly clock: Clock;
}

export type StopRefusal = "full" | "not-found";

/** A user's is in the store; a guest's is in their browser. */
export function createItinerary(deps: ItineraryDeps) {
  const { itineraries, snapshots, randomToken, clock } = deps;

  /** Only names of the place's own lists: a shared itinerary must not show made-up text. */
  async function checked(stop: Stop): Promise<Stop | null> {
    const snapshot = await snapshots.current();
    const position = snapshot.places.findIndex(({ slug }) => slug === stop.slug);
    if (position < 0) return null;
    const { activities, hotels, campsites } = detailsAt(snapshot, position);
    const isListed = (list: readonly { name: string }[], choice: string) =>
      list.some(({ name }) => name === choice);
    return {
      ...stop,
      things: stop.things.filter((name) => isListed(activities, name)),
      stay: stop.stay !== null && isListed([...hotels, ...campsites], stop.stay) ? stop.stay : null,
    };
  }

  const put = async (userId: number, wish: Stop): Promise<Result<void, StopRefusal>> => {
    const stop = await checked(wish);
    const saved = stop ? await itineraries.put(userId, stop, clock()) : "not-found";
    return saved === "saved" ? ok(undefined) : fail(saved);
  };

  /** Without ghosts, which are stops at places that are gone and take no room. */
  async function withPlaces(stops: readonly Stop[]): Promise<Stop[]> {
    const slugs = new Set((await snapshots.current()).places.map(({ slug }) => slug));
    return inOrder(stops.filter(({ slug }) => slugs.has(slug))).slice(0, MOST_STOPS);
  }

  return {
    ...itineraries,
    withPlaces,
    see: async (stops: readonly Stop[]) => seeStops(await withPlaces(stops), deps),
    put,
    /** For a guest, whose browser then stores it. Fails as `put` does. */
    async fitIn(
      stops: readonly Stop[],
      wish: Stop,
    ): Promise<Result<{ stop: Stop; others: Stop[] }, StopRefusal>> {
      const stop = await checked(wish);
      if (!stop) return fail("not-found");
      const others = (await withPlaces(stops)).filter(({ slug }) => slug !== stop.slug);
      return hasRoomFor(stop, others) ? ok({ stop, others }) : fail("full");
    },
    /** A guest's stops replace those at the same places. Returns the number without room. */
    async move(userId: number, stops: readonly Stop[]): Promise<number> {
      let left = 0;
      for (const stop of await withPlaces(stops)) {
        const moved = await put(userId, stop);
        if (!moved.ok && moved.error === "full") left += 1;
      }
      return left;
    },
    /** If there is one already, returns that. */
    share: (userId: number) => itineraries.share(userId, randomToken(), clock()),
  };
}
