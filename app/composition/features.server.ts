import { composeAccuracy } from "#app/features/accuracy/compose.server";
import { composeAlerts } from "#app/features/alerts/compose.server";
import { composeItinerary } from "#app/features/itinerary/compose.server";
import type { Feature, FeatureParts } from "./feature";

/** All features. To take one out, take out its line here, its addresses and its folder. */
export const composeFeatures = (given: FeatureParts) =>
  ({
    accuracy: composeAccuracy(given),
    alerts: composeAlerts(given),
    itinerary: composeItinerary(given),
  }) satisfies Readonly<Record<string, { readonly door: Feature }>>;
