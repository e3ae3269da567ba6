import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity } from "#app/domain/catalogue/activity";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import { isShutOn } from "#app/domain/catalogue/opening";
import {
  type PreferenceFlag,
  type Preferences,
  activePreferences,
  audienceOf,
  preferredEntries,
} from "#app/domain/accounts/preferences";

/** Matching things to do first. Hotels and campsites only if they suit those who travel with the user. */
export function preferredDetails(details: PublishedDetails, preferences: Preferences): PublishedDetails {
  const audience = audienceOf(preferences);
  return {
    ...details,
    activities: matchesFirst(details.activities, preferences),
    hotels: preferredEntries(details.hotels, audience),
    campsites: preferredEntries(details.campsites, audience),
  };
}

function matchesFirst(activities: DestinationDetails["activities"], preferences: Preferences) {
  const matches = new Set(preferredEntries(activities, preferences));
  return [...matches, ...activities.filter((activity) => !matches.has(activity))];
}

/** First those in `named`, which the closed card names, and last those that are shut. */
export function inCardOrder(
  activities: readonly Activity[],
  named: readonly (string | null)[],
  date: LondonDate,
): Activity[] {
  const rankOf = (activity: Activity) => {
    if (isShutOn(activity, date)) return named.length + 1;
    const at = named.indexOf(activity.name);
    return at === -1 ? named.length : at;
  };
  return activities.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** First what matches, or what `named` has; everything if nothing matches. */
export function shownFirst(
  { activities }: Pick<DestinationDetails, "activities">,
  preferences: Preferences,
  named: readonly (string | null)[],
) {
  const matches = new Set(preferredEntries(activities, preferences));
  const hasNoMatch = matches.size === 0;
  const isFirst = (activity: Activity) =>
    hasNoMatch || matches.has(activity) || named.includes(activity.name);
  return { hasNoMatch, isFirst };
}

const PREFERENCE_WORDS: Readonly<Record<PreferenceFlag, string>> = {
  dogFriendly: "Dog Friendly",
  familyFriendly: "Family Friendly",
  accessible: "Accessible",
  hiking: "Hiking",
  countryWalks: "Country Walks",
  history: "Historical Sites",
  adventure: "Adventure",
};

export function preferencesInWords(preferences: Preferences): string[] {
  return activePreferences(preferences).map((flag) => PREFERENCE_WORDS[flag]);
}
