import type { ActivityKind } from "#app/domain/catalogue/activity";
import type { Point } from "#app/domain/geo/geo";
import { parseWebAddress } from "#app/domain/web-address";
import { capitalised, codePointLength, plainLine } from "#app/domain/text";
import type { PlacesProvider } from "#app/services/places/ports";
import { type HttpOptions, endpointUrl, createFetchJson } from "#app/adapters/http/fetch-json";
import { FIELDS, type GooglePlace, nearbyAnswer } from "./google-places-answer";
import { toActivity, toCampsite, toHotel, type PlaceFacts } from "./listed-place";

export interface GooglePlacesOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly http?: HttpOptions;
}

const NAME = "google-places";
const LONGEST_NAME = 120;
const LONGEST_ADDRESS = 255;

interface Search {
  readonly types: readonly string[];
  readonly radius: number;
  readonly rankPreference: "POPULARITY" | "DISTANCE";
  readonly count: number;
}

const ACTIVITIES: Search = {
  types: [
    ...["amusement_park", "aquarium", "art_gallery", "hiking_area", "historical_landmark", "museum"],
    ...["national_park", "tourist_attraction", "zoo"],
  ],
  radius: 6_000,
  rankPreference: "POPULARITY",
  count: 20,
};
const HOTELS: Search = {
  types: ["bed_and_breakfast", "guest_house", "hostel", "hotel"],
  radius: 6_000,
  rankPreference: "POPULARITY",
  count: 12,
};
const CAMPSITES: Search = {
  types: ["campground", "rv_park"],
  radius: 16_093,
  rankPreference: "DISTANCE",
  count: 12,
};
const HISTORY = new Set(["castle", "historical_landmark", "historical_place", "history_museum", "monument"]);

/**
 * Google's Places API (New): three paid searches per destination. Google's terms limit how long its data may be
 * stored and where they may be shown; the operator who chooses it must comply.
 */
export function createGooglePlaces({ baseUrl, apiKey, http }: GooglePlacesOptions): PlacesProvider {
  const fetchJson = createFetchJson(NAME, { maxRetries: 1, ...http });
  const headers = {
    "Content-Type": "application/json",
    "X-Goog-FieldMask": FIELDS,
    "X-Goog-Api-Key": apiKey,
  };
  const searchNearby = async (middle: Point, search: Search): Promise<readonly GooglePlace[]> => {
    const url = endpointUrl(baseUrl, "/v1/places:searchNearby");
    const body = JSON.stringify(questionOf(middle, search));
    const { places } = await fetchJson({ url, method: "POST", headers, body, schema: nearbyAnswer });
    return places.filter(({ businessStatus = "OPERATIONAL" }) => businessStatus === "OPERATIONAL");
  };
  return {
    name: NAME,
    async near(middle) {
      const [activities, hotels, campsites] = await Promise.all(
        [ACTIVITIES, HOTELS, CAMPSITES].map((search) => searchNearby(middle, search)),
      );
      return {
        activities: listed(activities, (facts) => toActivity(facts, middle)),
        hotels: listed(hotels, (facts, place) => toHotel(facts, middle, addressOf(place))),
        campsites: listed(campsites, (facts, place) => toCampsite(facts, middle, addressOf(place))),
      };
    },
  };
}

function questionOf({ latitude, longitude }: Point, { types, radius, rankPreference, count }: Search) {
  return {
    includedTypes: types,
    maxResultCount: count,
    rankPreference,
    languageCode: "en-GB",
    regionCode: "GB",
    locationRestriction: { circle: { center: { latitude, longitude }, radius } },
  };
}

function listed<Item>(
  places: readonly GooglePlace[] = [],
  toItem: (facts: PlaceFacts, place: GooglePlace) => Item,
): Item[] {
  return places.flatMap((place) => {
    const name = plainLine(place.displayName.text);
    if (name === "" || codePointLength(name) > LONGEST_NAME) return [];
    return [toItem({ name, ...factsOf(place) }, place)];
  });
}

/** Our kind for each of Google's types; other types give no kind. */
const KIND_OF: Readonly<Record<string, ActivityKind>> = {
  amusement_park: "theme-park",
  aquarium: "aquarium",
  art_gallery: "gallery",
  museum: "museum",
  zoo: "zoo",
};

function factsOf(place: GooglePlace): Omit<PlaceFacts, "name"> {
  const { location, types, primaryType = "tourist_attraction", websiteUri = "" } = place;
  return {
    point: location,
    what: capitalised(primaryType.replaceAll("_", " ")),
    kind: KIND_OF[primaryType],
    websiteUrl: parseWebAddress(websiteUri),
    flags: {
      accessible: place.accessibilityOptions.wheelchairAccessibleEntrance ?? false,
      dogFriendly: place.allowsDogs ?? false,
      familyFriendly: place.goodForChildren ?? false,
      history: types.some((type) => HISTORY.has(type)),
      hiking: types.includes("hiking_area"),
      adventure: types.includes("adventure_sports_center"),
    },
  };
}

function addressOf({ shortFormattedAddress = "" }: GooglePlace): string {
  return plainLine(shortFormattedAddress).slice(0, LONGEST_ADDRESS);
}
