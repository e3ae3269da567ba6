/** With none set, everything is shown. */
export const PREFERENCE_FLAGS = [
  "dogFriendly",
  "familyFriendly",
  "accessible",
  "hiking",
  "countryWalks",
  "history",
  "adventure",
] as const;
export type PreferenceFlag = (typeof PREFERENCE_FLAGS)[number];
export type Preferences = Readonly<Record<PreferenceFlag, boolean>>;

export function eachPreference(isSet: (flag: PreferenceFlag) => boolean): Preferences {
  return Object.fromEntries(PREFERENCE_FLAGS.map((flag) => [flag, isSet(flag)])) as Preferences;
}

export const NO_PREFERENCES: Preferences = eachPreference(() => false);

export type Flagged = { readonly [Flag in PreferenceFlag]?: boolean };

export function activePreferences(preferences: Preferences): PreferenceFlag[] {
  return PREFERENCE_FLAGS.filter((flag) => preferences[flag]);
}

const AUDIENCE_FLAGS: readonly PreferenceFlag[] = ["dogFriendly", "familyFriendly", "accessible"];

/** Only the interests about companions: places to stay hardly ever have the other flags. */
export const audienceOf = (preferences: Preferences): Preferences =>
  eachPreference((flag) => preferences[flag] && AUDIENCE_FLAGS.includes(flag));

/** All if the user has set none, otherwise those that match at least one, in the same order. */
export function preferredEntries<Entry extends Flagged>(
  entries: readonly Entry[],
  preferences: Preferences,
): readonly Entry[] {
  const active = activePreferences(preferences);
  return active.length === 0 ? entries : entries.filter((entry) => active.some((flag) => entry[flag]));
}
