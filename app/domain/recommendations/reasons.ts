import type { DestinationKind } from "#app/domain/catalogue/destination";
import { type PreferenceFlag, activePreferences } from "#app/domain/accounts/preferences";
import { weatherReason } from "./outlook";
import { type Candidate, type KnownPlaces, type Taste } from "./points";

const MAX_REASONS = 3;

const GOOD_FOR: Readonly<Record<PreferenceFlag, string>> = {
  dogFriendly: "dogs",
  familyFriendly: "families",
  accessible: "wheelchair users",
  hiking: "hiking",
  countryWalks: "country walks",
  history: "history",
  adventure: "adventure",
};

/** If no other reason applies. */
const KIND_WORDS: Readonly<Record<DestinationKind, string>> = {
  seaside: "by the sea",
  cliffs: "on the cliffs",
  "cathedral-city": "a cathedral city",
  spires: "a city of spires",
  "castle-town": "by a castle",
  "mill-town": "a mill town",
  moor: "on the moors",
  lakes: "among lakes",
  mountains: "in the mountains",
  loch: "by a loch",
  harbour: "by a harbour",
  island: "an island",
  forest: "in a forest",
  garden: "a place of gardens",
  "theme-park": "a theme park",
  city: "in the city",
  "market-town": "a town or village",
  "country-house": "a country house",
  museum: "a museum",
  zoo: "a zoo",
  wetland: "among the wetlands",
  "ancient-monument": "an ancient monument",
};

/** "good for dogs and hiking: Richmond Park": the rest of the place may not serve them. */
function interestReason({ thingsToDo }: Candidate, { preferences }: Taste): string | null {
  const active = activePreferences(preferences);
  const matches = thingsToDo.map(({ name, flags }) => ({
    name,
    matched: active.filter((flag) => flags.includes(flag)),
  }));
  const most = Math.max(0, ...matches.map(({ matched }) => matched.length));
  const best = most > 0 && matches.find(({ matched }) => matched.length === most);
  if (!best) return null;
  const words = best.matched.slice(0, 2).map((flag) => GOOD_FOR[flag]);
  return `good for ${words.join(" and ")}: ${best.name}`;
}

/** That the user saved or opened it, or a place of the same kind. */
function likenessReason({ place }: Candidate, { savedPlaces, openedPlaces }: KnownPlaces): string | null {
  if (savedPlaces.some(({ id }) => id === place.id)) return "you saved it";
  if (openedPlaces.some(({ id }) => id === place.id)) return "you looked at it recently";
  const likeSaved = savedPlaces.find(({ kind }) => kind === place.kind);
  if (likeSaved) return `like ${likeSaved.name}, which you saved`;
  const likeLookedAt = openedPlaces.find(({ kind }) => kind === place.kind);
  return likeLookedAt ? `like ${likeLookedAt.name}, which you looked at` : null;
}

/** One to three. The drive is no reason, since each card shows it. */
export function reasonsToGo(candidate: Candidate, taste: Taste, known: KnownPlaces): string[] {
  const isPopular = taste.mode === "popular";
  const reasons = [
    isPopular && candidate.place.featured ? "a popular place" : null,
    weatherReason(candidate.outlook, taste.nowMs),
    isPopular ? null : interestReason(candidate, taste),
    isPopular ? null : likenessReason(candidate, known),
  ].filter((reason) => reason !== null);
  return reasons.length === 0 ? [KIND_WORDS[candidate.place.kind]] : reasons.slice(0, MAX_REASONS);
}
