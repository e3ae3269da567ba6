import type { AccountPart } from "#app/db/accounts/account-part";
import { composeAccuracy, recordOfWeather } from "#app/features/accuracy/compose.server";
import { composeAlerts } from "#app/features/alerts/compose.server";
import { alertsOfAccount } from "#app/features/alerts/db/account-part";
import { composeItinerary } from "#app/features/itinerary/compose.server";
import { tripOfAccount } from "#app/features/itinerary/db/account-part";
import type { Feature, FeatureParts } from "./feature";
import type { WeatherPart } from "./weather.server";

/** All features. To take one out, take out its lines here, its addresses and its folder. */
export const composeFeatures = (given: FeatureParts) =>
  ({
    accuracy: composeAccuracy(given),
    alerts: composeAlerts(given),
    itinerary: composeItinerary(given),
  }) satisfies Readonly<Record<string, { readonly door: Feature }>>;

export const ACCOUNT_PARTS: readonly AccountPart[] = [tripOfAccount, alertsOfAccount];

export const WEATHER_PARTS: readonly WeatherPart[] = [recordOfWeather];
