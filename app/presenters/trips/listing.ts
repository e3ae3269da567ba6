import type { Activity } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { Hotel } from "#app/domain/catalogue/hotel";
import { type DistanceUnit, distancesIn } from "#app/domain/units";
import type { factsView } from "./facts";
import { chainToSearch } from "./outward-links";

type Listed = Activity | Hotel | Campsite;
type AnyListing = Listed & Partial<Activity> & Partial<Hotel>;

/** In order, each with the field that gives it. */
const BADGES = [
  ["Featured", "featured"],
  ["Special Offer", "specialOffer"],
  ["Dog Friendly", "dogFriendly"],
  ["Family Friendly", "familyFriendly"],
  ["Accessible", "accessible"],
  ["Hiking", "hiking"],
  ["Country Walks", "countryWalks"],
  ["History", "history"],
  ["Adventure", "adventure"],
] as const;
export type BadgeName = (typeof BADGES)[number][0];

export function listingView(listed: Listed, unit: DistanceUnit) {
  const entry = listed as AnyListing;
  return {
    name: entry.name,
    description: distancesIn(unit, entry.description),
    websiteUrl: entry.websiteUrl ?? null,
    searchAt: chainToSearch(entry.websiteUrl),
    /** Null for a thing to do. */
    location: entry.location ? distancesIn(unit, entry.location) : null,
    price: entry.priceRange ? `${inPounds(entry.priceRange)} a night` : null,
    badges: BADGES.filter(([, field]) => entry[field]).map(([badge]) => badge),
    specialOffer: entry.specialOffer ?? null,
    partnershipCode: entry.partnershipCode ?? null,
  };
}

/** Things to do also have facts. */
export type ListingView = ReturnType<typeof listingView> & { facts?: ReturnType<typeof factsView> };

/** "150-300" becomes "£150–£300". A text that has a pound sign stays unchanged. */
function inPounds(range: string): string {
  if (range.includes("£")) return range;
  return range.replace(/\d+/g, (pounds) => `£${pounds}`).replace(/\s*-\s*/g, "–");
}
