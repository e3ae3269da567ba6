import type { User } from "#app/domain/accounts/account";
import type { Taste } from "#app/domain/recommendations/recommendation";
import type { SavedPlaces } from "#app/services/favorites/favorites";
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

/** What the routes ask for on behalf of a signed-in user. Each throws SnapshotUnavailableError. */
export interface Recommendations {
  recommend(input: { user: User; mode: Taste["mode"] }): Promise<ProposedPlaces>;
  recent(input: { user: User }): Promise<ProposedPlaces>;
  panel(input: { user: User }): Promise<PanelPlaces>;
}

export type RecommendationsDeps = TripRecordDeps & SearchDeps;

export function createRecommendations(deps: RecommendationsDeps): Recommendations {
  const recordOf = (user: User) => readTripRecord(user.id, deps);
  return {
    recommend: async ({ user, mode }) => recommendPlaces(user, mode, await recordOf(user), deps),
    recent: async ({ user }) => recentPlaces(await recordOf(user), deps),
    async panel({ user }) {
      const record = await recordOf(user);
      return {
        recommended: recommendPlaces(user, "personal", record, deps),
        saved: record,
        recent: await recentPlaces(record, deps),
      };
    },
  };
}
