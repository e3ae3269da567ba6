import type { Pass } from "#app/domain/catalogue/passes";
import { type PreferenceFlag, type Preferences, activePreferences } from "#app/domain/accounts/preferences";

/** A thing to do counts only if it meets all the chosen needs. */
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
type Interest = (typeof INTERESTS)[number];

/** One of the chosen stays is enough. */
export const STAYS = ["hotels", "campsites"] as const;
export type Stay = (typeof STAYS)[number];
export const isStay = (offer: Offer): offer is Stay => STAYS.some((stay) => stay === offer);
/** Depends on the weather, not on the catalogue: hardly any rain, and at most a gentle breeze. */
const WEATHER = ["calm"] as const;
export const PLACE_OFFERS = ["indoor", "free", "station"] as const;
/** A place needs all the chosen ones, but for stays. */
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
  /** Minutes; null if only the search's limit in whole hours applies. */
  readonly within: number | null;
  /** Whatever interests are chosen. The style "Beach & sun" sets it. */
  readonly bySea: boolean;
  /** The visitor's own. They remove no place: what they open counts as free. */
  readonly passes: readonly Pass[];
}

export const NO_FILTERS: Filters = {
  needs: [],
  interests: [],
  offers: [],
  within: null,
  bySea: false,
  passes: [],
};

/** If the visitor has chosen no kind of stay, both kinds. */
export const withSomewhereToStay = (filters: Filters): Filters =>
  filters.offers.some(isStay) ? filters : { ...filters, offers: [...filters.offers, ...STAYS] };

export const withoutFilters = ({ within, passes }: Filters): Filters => ({
  ...NO_FILTERS,
  within,
  passes,
});

export type ChosenFilter =
  | { readonly list: "bySea"; readonly choice: "bySea" }
  | { readonly list: "needs"; readonly choice: Need }
  | { readonly list: "interests"; readonly choice: Interest }
  | { readonly list: "offers"; readonly choice: Offer }
  | { readonly list: "within"; readonly choice: number };

/** In the usual order, without the drive, which is a part of every search. */
export function chosenFilters(filters: Filters): ChosenFilter[] {
  const chosen = FILTER_LISTS.flatMap((list) => {
    const wanted: readonly FilterChoice[] = filters[list];
    const inOrder = FILTER_CHOICES[list].filter((choice) => wanted.includes(choice));
    return inOrder.map((choice) => ({ list, choice }) as ChosenFilter);
  });
  return filters.bySea ? [{ list: "bySea", choice: "bySea" }, ...chosen] : chosen;
}

export function withChoice(filters: Filters, choice: FilterChoice): Filters {
  const list = FILTER_LISTS.find((each) => FILTER_CHOICES[each].some((known) => known === choice));
  return list ? { ...filters, [list]: [...filters[list], choice] } : filters;
}

export function withoutFilter(filters: Filters, { list, choice }: ChosenFilter): Filters {
  if (list === "within") return { ...filters, within: null };
  if (list === "bySea") return { ...filters, bySea: false };
  return { ...filters, [list]: filters[list].filter((each) => each !== choice) };
}

export const DRIVE_STEP_MINUTES = 15;

/** A user's preferences are the same flags. */
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
