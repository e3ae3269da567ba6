import type { SiteLink } from "#app/presenters/site-link-view";
import { useFeatureLinks } from "./site-data";

const EVERYONE: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/search", label: "Search" },
  { to: "/map", label: "Map of the sun" },
  { to: "/suggest", label: "Suggest" },
];

const SIGNED_IN: readonly SiteLink[] = [
  { to: "/favorites", label: "Favorites" },
  { to: "/trip-planner", label: "Trip Planner" },
];

const PREFERENCES: SiteLink = { to: "/settings", label: "Preferences" };
const ADMIN: SiteLink = { to: "/admin", label: "Admin Dashboard" };

/** In order; features' links come last, and those with a bell have a place of their own. */
export function useSiteLinks(isSignedIn: boolean): readonly SiteLink[] {
  const ofFeatures = useFeatureLinks().filter(({ unread }) => unread === undefined);
  return [...EVERYONE, ...(isSignedIn ? SIGNED_IN : []), ...ofFeatures];
}

export const ownLinks = ({ isAdmin }: { isAdmin: boolean }): readonly SiteLink[] =>
  isAdmin ? [PREFERENCES, ADMIN] : [PREFERENCES];
