import { type PreferenceFlag, type Preferences, activePreferences } from "#app/domain/accounts/preferences";

/** Needs of companions. A thing to do counts only if it meets all the chosen needs. */
export const NEEDS = ["dogs", "stepfree", "children"] as const;
export type Need = (typeof NEEDS)[number];

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

/** Where to stay. A place that has one of the chosen stays is enough. */
export const STAYS = ["hotels", "campsites"] as const;
export type Stay = (typeof STAYS)[number];
export const isStay = (offer: Offer): offer is Stay => STAYS.some((stay) => stay === offer);
/**
 * The filter that depends on the weather, not on the catalogue. `calm`: hardly any rain, and no more than a
 * gentle breeze.
 */
const WEATHER = ["calm"] as const;
export const PLACE_OFFERS = ["indoor", "free", "station"] as const;
/** All offers. A place needs all the chosen ones, except that one of the chosen stays is enough. */
export const OFFERS = [...PLACE_OFFERS, ...STAYS, ...WEATHER] as const;
export type Offer = (typeof OFFERS)[number];

export const FILTER_CHOICES = { needs: NEEDS, interests: INTERESTS, offers: OFFERS } as const;
export type FilterList = keyof typeof FILTER_CHOICES;
export const FILTER_LISTS = Object.keys(FILTER_CHOICES) as FilterList[];
export type FilterChoice = Need | Interest | Offer;
export const ALL_CHOICES: readonly FilterChoice[] = [...NEEDS, ...INTERESTS, ...OFFERS];

export interface Filters {
  readonly needs: readonly Need[];
  readonly interests: readonly Interest[];
  readonly offers: readonly Offer[];
  /** The longest drive in minutes; null if only the search's limit in whole hours applies. */
  readonly within: number | null;
  /** Only places by the sea, whatever interests are chosen. The style "Beach & sun" sets it. */
  readonly bySea: boolean;
}

export const NO_FILTERS: Filters = { needs: [], interests: [], offers: [], within: null, bySea: false };

/**
 * Returns the filters for a stay overnight: if the visitor has chosen no kind of stay, both kinds are added.
 */
export const withSomewhereToStay = (filters: Filters): Filters =>
  filters.offers.some(isStay) ? filters : { ...filters, offers: [...filters.offers, ...STAYS] };

/** Returns no filters, but the same drive. */
export const withoutFilters = ({ within }: Filters): Filters => ({ ...NO_FILTERS, within });

export type ChosenFilter =
  | { readonly list: "bySea"; readonly choice: "bySea" }
  | { readonly list: "needs"; readonly choice: Need }
  | { readonly list: "interests"; readonly choice: Interest }
  | { readonly list: "offers"; readonly choice: Offer }
  | { readonly list: "within"; readonly choice: number };

/** Returns every active filter in the usual order. The drive is none: it is a part of every search. */
export function chosenFilters({ needs, interests, offers, bySea }: Filters): ChosenFilter[] {
  return [
    ...(bySea ? [{ list: "bySea", choice: "bySea" } as const] : []),
    ...NEEDS.filter((choice) => needs.includes(choice)).map((choice) => ({ list: "needs", choice }) as const),
    ...INTERESTS.filter((choice) => interests.includes(choice)).map(
      (choice) => ({ list: "interests", choice }) as const,
    ),
    ...OFFERS.filter((choice) => offers.includes(choice)).map(
      (choice) => ({ list: "offers", choice }) as const,
    ),
  ];
}

export function withoutFilter(filters: Filters, { list, choice }: ChosenFilter): Filters {
  if (list === "within") return { ...filters, within: null };
  if (list === "bySea") return { ...filters, bySea: false };
  return { ...filters, [list]: filters[list].filter((each) => each !== choice) };
}

/** Visitors choose a shorter drive in steps of a quarter of an hour. */
export const DRIVE_STEP_MINUTES = 15;

/** The choice for each flag of an entry. A user's preferences are the same flags. */
export const CHOICE_OF_FLAG: Readonly<Record<PreferenceFlag, Need | Interest>> = {
  dogFriendly: "dogs",
  accessible: "stepfree",
  familyFriendly: "children",
  hiking: "hills",
  countryWalks: "walks",
  history: "history",
  adventure: "adventure",
};

export function preferredFilters(preferences: Preferences): Pick<Filters, "needs" | "interests"> {
  const choices: readonly FilterChoice[] = activePreferences(preferences).map((flag) => CHOICE_OF_FLAG[flag]);
  return {
    needs: NEEDS.filter((need) => choices.includes(need)),
    interests: INTERESTS.filter((interest) => choices.includes(interest)),
  };
}
