import { type Address, CLOSED, GET, GET_POST, at } from "#app/http/address/address";

export const ITINERARY_ADDRESSES: readonly Address[] = [
  at("trip", "features/itinerary/routes/trip.tsx", GET_POST, "planner", { isReturnedTo: true }),
  at("trip/calendar.ics", "features/itinerary/routes/trip-calendar.ts", GET, "planner", CLOSED),
  at(
    "trips/:token/calendar.ics",
    "features/itinerary/routes/shared-trip-calendar.ts",
    GET,
    "planner",
    CLOSED,
  ),
  // Crawlers could not see its "noindex" otherwise, and people put its links on other websites.
  at("trips/:token", "features/itinerary/routes/shared-trip.tsx", GET_POST, "planner"),
];
