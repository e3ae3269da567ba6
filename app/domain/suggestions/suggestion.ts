export const SUGGESTION_TYPES = ["location", "activity", "accommodation"] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

export const SUGGESTION_STATUSES = ["pending", "approved", "rejected", "converted"] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

/** In the order in which pages list them. */
export const SUGGESTION_FEATURES = {
  hasBeach: "Beach",
  hasAdventureSports: "Adventure sports",
  hasHiking: "Hiking",
  hasDogFriendlyPlaces: "Dog-friendly places",
  hasNatureWalks: "Nature walks",
  hasAccessiblePlaces: "Accessible places",
  isFamilyFriendly: "Family friendly",
  isAccessible: "Accessible",
  isDogFriendly: "Dog friendly",
} as const;
export type SuggestionFeature = keyof typeof SUGGESTION_FEATURES;
export const SUGGESTION_FEATURE_NAMES = Object.keys(SUGGESTION_FEATURES) as SuggestionFeature[];

export const SUGGESTION_LIMITS = {
  name: 255,
  location: 255,
  area: 255,
  website: 500,
  telephone: 50,
  description: 5_000,
  whyVisit: 5_000,
  adminNotes: 2_000,
} as const;

export interface SuggestionContent extends Readonly<Record<SuggestionFeature, boolean>> {
  readonly type: SuggestionType;
  readonly name: string;
  readonly description: string;
  readonly location: string | null;
  readonly website: string | null;
  readonly telephone: string | null;
  readonly area: string | null;
  readonly whyVisit: string | null;
  readonly isOwner: boolean;
  /** The form asks only owners; all others have false. */
  readonly offersDiscounts: boolean;
}

export interface Suggestion extends SuggestionContent {
  readonly id: number;
  /** Null if the account has been deleted. */
  readonly userId: number | null;
  readonly status: SuggestionStatus;
  readonly adminNotes: string | null;
  readonly reviewedBy: number | null;
  /** In epoch milliseconds, like the other times. */
  readonly reviewedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Only owners can offer a discount. */
export function ownedDiscount(content: SuggestionContent): SuggestionContent {
  return { ...content, offersDiscounts: content.isOwner && content.offersDiscounts };
}

export function featuresOf(suggestion: SuggestionContent): string[] {
  return SUGGESTION_FEATURE_NAMES.filter((name) => suggestion[name]).map((name) => SUGGESTION_FEATURES[name]);
}
