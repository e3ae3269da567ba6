/** How far from a destination a campsite still counts as near it. */
export const CAMPSITE_RADIUS_MILES = 10;
