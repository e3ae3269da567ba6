import type { SuggestionContent } from "#app/domain/suggestions/suggestion";

/** For tests: a suggested location with the required fields only. */
export function someContent(change: Partial<SuggestionContent> = {}): SuggestionContent {
  return {
    type: "location",
    name: "Seal Bay",
    description: "Sand and seals",
    location: null,
    website: null,
    telephone: null,
    area: "Norfolk",
    whyVisit: null,
    hasBeach: false,
    hasAdventureSports: false,
    hasHiking: false,
    hasDogFriendlyPlaces: false,
    hasNatureWalks: false,
    hasAccessiblePlaces: false,
    isFamilyFriendly: false,
    isAccessible: false,
    isDogFriendly: false,
    isOwner: false,
    offersDiscounts: false,
    ...change,
  };
}
