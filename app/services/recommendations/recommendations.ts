import type { User } from "#app/domain/accounts/account";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Taste } from "#app/domain/recommendations/recommendation";
import { type SavedPlaces, savedPlacesOf } from "#app/services/favorites/favorites";
import { dayOfList } from "#app/services/search/found-place";
import {
  type TripRecord,
  type TripRecordDeps,
  driveFrom,
  readTripRecord,
} from "#app/services/history/trip-record";
import type { SearchDeps } from "#app/services/search/search";
import { recentPlaces } from "./recent-places";
import { type ProposedPlaces, type RecommendStart, recommendPlaces } from "./recommend-places";

/** Of Home's panel, from one read of the user's record. */
export interface PanelPlaces {
  readonly recommended: ProposedPlaces;
  readonly saved: SavedPlaces;
  readonly recent: ProposedPlaces;
}

interface Wish {
  readonly user: User;
  readonly mode: Taste["mode"];
}

/** In `panel`, `recent` is for tomorrow if none has daylight left. All throw SnapshotUnavailableError. */
export function createRecommendations(deps: TripRecordDeps & SearchDeps) {
  const recordOf = (user: User) => readTripRecord(user.id, deps);
  const today = () => londonDateOf(deps.clock());
  async function recommendFrom(record: TripRecord, { user, mode }: Wish) {
    return recommendPlaces(user, mode, record, await startOf(user, record, deps), deps);
  }
  /** With the weather of today, or of tomorrow if none has daylight left. */
  async function recentInLight(record: TripRecord) {
    const list = await recentPlaces(record, today(), deps);
    const date = dayOfList(
      list.places.map(({ found }) => found),
      deps.clock(),
    );
    return date === today() ? list : recentPlaces(record, date, deps);
  }
  return {
    recommend: async (wish: Wish) => recommendFrom(await recordOf(wish.user), wish),
    recent: async ({ user }: Pick<Wish, "user">) => recentPlaces(await recordOf(user), today(), deps),
    async panel({ user }: Pick<Wish, "user">): Promise<PanelPlaces> {
      const record = await recordOf(user);
      return {
        recommended: await recommendFrom(record, { user, mode: "personal" }),
        saved: savedPlacesOf(record, deps),
        recent: await recentInLight(record),
      };
    },
  };
}

/** The user's home if drives from there are known; otherwise the postcode of their last search. */
async function startOf(user: User, record: TripRecord, deps: TripRecordDeps): Promise<RecommendStart> {
  const home =
    user.homePostcode === null || user.homePostcode === record.drive?.origin.text
      ? record
      : await driveFrom(user.homePostcode, record.snapshot, deps);
  const startsAtHome = user.homePostcode !== null && home.drive !== null;
  return { drive: home.drive ?? record.drive, startsAtHome };
}
