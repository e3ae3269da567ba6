import type { User } from "#app/domain/accounts/account";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Taste } from "#app/domain/recommendations/recommendation";
import { type SavedPlaces, savedPlacesOf } from "#app/services/favorites/favorites";
import { dayOfList } from "#app/services/history/day-of-list";
import { type TripRecordDeps, readTripRecord } from "#app/services/history/trip-record";
import type { SearchDeps } from "#app/services/search/search-destinations";
import { recentPlaces } from "./recent-places";
import { type ProposedPlaces, recommendPlaces } from "./recommend-places";

/** The three tabs of Home's panel, made of one reading of the user's record. */
export interface PanelPlaces {
  readonly recommended: ProposedPlaces;
  readonly saved: SavedPlaces;
  readonly recent: ProposedPlaces;
}

interface Wish {
  readonly user: User;
  readonly mode: Taste["mode"];
}

/**
 * What the routes ask for on behalf of a signed-in user. The calls' lists are always of today; those of the
 * pages turn to tomorrow once it is dark. Each throws SnapshotUnavailableError.
 */
export interface Recommendations {
  recommend(input: Wish): Promise<ProposedPlaces>;
  recent(input: { user: User }): Promise<ProposedPlaces>;
  planner(input: Wish): Promise<ProposedPlaces>;
  panel(input: { user: User }): Promise<PanelPlaces>;
}

export type RecommendationsDeps = TripRecordDeps & SearchDeps;

export function createRecommendations(deps: RecommendationsDeps): Recommendations {
  const recordOf = (user: User) => readTripRecord(user.id, deps);
  const today = () => londonDateOf(deps.clock());
  /** A list of today, or of tomorrow where that one is dark. */
  async function forLight(listFor: (date: LondonDate) => ProposedPlaces | Promise<ProposedPlaces>) {
    const list = await listFor(today());
    const date = dayOfList(list.places, list.snapshot, deps.clock());
    return date === list.date ? list : listFor(date);
  }
  return {
    recommend: async ({ user, mode }) => recommendPlaces(user, mode, await recordOf(user), today(), deps),
    recent: async ({ user }) => recentPlaces(await recordOf(user), today(), deps),
    async planner({ user, mode }) {
      const record = await recordOf(user);
      return forLight((date) => recommendPlaces(user, mode, record, date, deps));
    },
    async panel({ user }) {
      const record = await recordOf(user);
      return {
        recommended: await forLight((date) => recommendPlaces(user, "personal", record, date, deps)),
        saved: savedPlacesOf(record, deps.clock()),
        recent: await forLight((date) => recentPlaces(record, date, deps)),
      };
    },
  };
}
