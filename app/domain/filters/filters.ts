import { type PreferenceFlag, type Preferences, activePreferences } from "#app/domain/accounts/preferences";

/** Needs of companions: a single thing to do has to meet all the chosen ones. */
export const NEEDS = ["dogs", "stepfree", "children"] as const;
export type Need = (typeof NEEDS)[number];

/** Interests: a place with one of the chosen ones is enough. */
export const INTERESTS = [
  "hills",
  "walks",
  "history",
  "adventure",
  "seaside",
  "gardens",
  "museums",
  "wildlife",
] as const;
export type Interest = (typeof INTERESTS)[number];

/** Where to stay: a place with one of the chosen ones is enough. */
export const STAYS = ["hotels", "campsites"] as const;
export type Stay = (typeof STAYS)[number];
export const isStay = (offer: Offer): offer is Stay => STAYS.some((stay) => stay === offer);
/**
 * The weather of the visit, which the catalogue does not know: hardly any rain, and no more than a gentle
 * breeze.
 */
const WEATHER = ["calm"] as const;
/** What a place or a thing there offers. */
export const PLACE_OFFERS = ["indoor", "free", "station"] as const;
/** Offers: a place needs all the chosen ones, except that one of the chosen stays is enough. */
export const OFFERS = [...PLACE_OFFERS, ...STAYS, ...WEATHER] as const;
export type Offer = (typeof OFFERS)[number];

/** The parameters of an address that are lists of choices, each with its choices. */
export const FILTER_CHOICES = { needs: NEEDS, interests: INTERESTS, offers: OFFERS } as const;
export type FilterList = keyof typeof FILTER_CHOICES;
export const FILTER_LISTS = Object.keys(FILTER_CHOICES) as FilterList[];
export type FilterChoice = Need | Interest | Offer;
/** All choices, in their usual order. */
export const ALL_CHOICES: readonly FilterChoice[] = [...NEEDS, ...INTERESTS, ...OFFERS];

/** The filters of a search; by default it has none. */
export interface Filters {
  readonly needs: readonly Need[];
  readonly interests: readonly Interest[];
  readonly offers: readonly Offer[];
  /** The longest drive in minutes, if shorter than the search's whole hours; otherwise null. */
  readonly within: number | null;
  /** Only places by the sea, whatever the interests: for the style "Beach & sun". */
  readonly bySea: boolean;
}

export const NO_FILTERS: Filters = { needs: [], interests: [], offers: [], within: null, bySea: false };

/** Returns the filters for a stay overnight: with somewhere to stay, of either kind unless the visitor chose one. */
export const withSomewhereToStay = (filters: Filters): Filters =>
  filters.offers.some(isStay) ? filters : { ...filters, offers: [...filters.offers, ...STAYS] };

/** One active filter: a choice of a list, or the shorter drive. */
export type ChosenFilter =
  | { readonly list: "bySea"; readonly choice: "bySea" }
  | { readonly list: "needs"; readonly choice: Need }
  | { readonly list: "interests"; readonly choice: Interest }
  | { readonly list: "offers"; readonly choice: Offer }
  | { readonly list: "within"; readonly choice: number };

/** Every active filter, in the usual order. */
export function chosenFilters({ needs, interests, offers, within, bySea }: Filters): ChosenFilter[] {
  return [
    ...(bySea ? [{ list: "bySea", choice: "bySea" } as const] : []),
    ...NEEDS.filter((choice) => needs.includes(choice)).map((choice) => ({ list: "needs", choice }) as const),
    ...INTERESTS.filter((choice) => interests.includes(choice)).map(
      (choice) => ({ list: "interests", choice }) as const,
    ),
    ...OFFERS.filter((choice) => offers.includes(choice)).map(
      (choice) => ({ list: "offers", choice }) as const,
    ),
    ...(within === null ? [] : [{ list: "within", choice: within } as const]),
  ];
}

/** Returns the filters without one of them. */
export function withoutFilter(filters: Filters, { list, choice }: ChosenFilter): Filters {
  if (list === "within") return { ...filters, within: null };
  if (list === "bySea") return { ...filters, bySea: false };
  return { ...filters, [list]: filters[list].filter((each) => each !== choice) };
}

/** Drives are chosen in quarter hours. */
export const DRIVE_STEP_MINUTES = 15;

/** The choice that corresponds to a flag of an entry; preferences use the same flags. */
export const CHOICE_OF_FLAG: Readonly<Record<PreferenceFlag, Need | Interest>> = {
  dogFriendly: "dogs",
  accessible: "stepfree",
  familyFriendly: "children",
  hiking: "hills",
  countryWalks: "walks",
  history: "history",
  adventure: "adventure",
};

/** A user's preferences as filters of a search. */
export function preferredFilters(preferences: Preferences): Pick<Filters, "needs" | "interests"> {
  const asked: readonly FilterChoice[] = activePreferences(preferences).map((flag) => CHOICE_OF_FLAG[flag]);
  return {
    needs: NEEDS.filter((need) => asked.includes(need)),
    interests: INTERESTS.filter((interest) => asked.includes(interest)),
  };
}
