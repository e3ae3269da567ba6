import type { PreferenceFlag } from "#app/domain/accounts/preferences";

export interface PreferenceOption {
  flag: PreferenceFlag;
  label: string;
  hint: string;
}

export const COMPANY: readonly PreferenceOption[] = [
  { flag: "dogFriendly", label: "Dog Friendly", hint: "Places where your dog is welcome" },
  { flag: "familyFriendly", label: "Family Friendly", hint: "Days out that work with children" },
  { flag: "accessible", label: "Accessible", hint: "Step-free or wheelchair accessible" },
];

export const ACTIVITIES: readonly PreferenceOption[] = [
  { flag: "hiking", label: "Hiking", hint: "Hills, fells and long paths" },
  { flag: "countryWalks", label: "Country Walks", hint: "Gentle walks through fields and woods" },
  { flag: "history", label: "Historical Sites", hint: "Castles, houses, old towns" },
  { flag: "adventure", label: "Adventure", hint: "Climbing, water sports and the like" },
];
