import type { DestinationDetails } from "#app/domain/catalogue/destination";
import {
  type PreferenceFlag,
  type Preferences,
  activePreferences,
  preferredEntries,
} from "#app/domain/accounts/preferences";

/** The lists as a user with these preferences sees them: things to do and hotels that match; campsites all. */
export function preferredDetails(details: DestinationDetails, preferences: Preferences): DestinationDetails {
  return {
    ...details,
    activities: preferredEntries(details.activities, preferences),
    hotels: preferredEntries(details.hotels, preferences),
  };
}

/** The words of a preference as they are shown on its switch and its chip. */
const PREFERENCE_WORDS: Readonly<Record<PreferenceFlag, string>> = {
  dogFriendly: "Dog Friendly",
  familyFriendly: "Family Friendly",
  accessible: "Accessible",
  hiking: "Hiking",
  countryWalks: "Country Walks",
  history: "Historical Sites",
  adventure: "Adventure",
};

/** The preferences that are set, in words and in their usual order; empty for none. */
export function preferencesInWords(preferences: Preferences): string[] {
  return activePreferences(preferences).map((flag) => PREFERENCE_WORDS[flag]);
}
