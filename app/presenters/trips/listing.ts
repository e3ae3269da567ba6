import type { Activity } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { Hotel } from "#app/domain/catalogue/hotel";
import { type DistanceUnit, distancesIn } from "#app/domain/units";
import { chainToSearch } from "./outward-links";
import type { BadgeName, ListingView } from "./card-view";

type Listed = Activity | Hotel | Campsite;
type AnyListing = Listed & Partial<Activity> & Partial<Hotel>;

/** In order, each with the field that gives it. */
const BADGES: readonly (readonly [BadgeName, keyof AnyListing])[] = [
  ["Featured", "featured"],
  ["Special Offer", "specialOffer"],
  ["Dog Friendly", "dogFriendly"],
  ["Family Friendly", "familyFriendly"],
  ["Accessible", "accessible"],
  ["Hiking", "hiking"],
  ["Country Walks", "countryWalks"],
  ["History", "history"],
  ["Adventure", "adventure"],
];

export function listingView(listed: Listed, unit: DistanceUnit): ListingView {
  const entry = listed as AnyListing;
  return {
    name: entry.name,
    description: distancesIn(unit, entry.description),
    websiteUrl: entry.websiteUrl ?? null,
    searchAt: chainToSearch(entry.websiteUrl),
    location: entry.location ? distancesIn(unit, entry.location) : null,
    price: entry.priceRange ? `${inPounds(entry.priceRange)} a night` : null,
    badges: BADGES.filter(([, field]) => entry[field]).map(([badge]) => badge),
    specialOffer: entry.specialOffer ?? null,
    partnershipCode: entry.partnershipCode ?? null,
  };
}

/** "150-300" becomes "£150–£300". A text that has a pound sign stays unchanged. */
function inPounds(range: string): string {
  if (range.includes("£")) return range;
  return range.replace(/\d+/g, (pounds) => `£${pounds}`).replace(/\s*-\s*/g, "–");
}
