import type { Answer, FakeVendor, Question } from "./vendor";

interface Body {
  readonly includedTypes?: readonly string[];
  readonly maxResultCount?: number;
  readonly locationRestriction?: {
    readonly circle: { readonly center: { readonly latitude: number; readonly longitude: number } };
  };
}

const PLACES: readonly (Record<string, unknown> & { readonly types: readonly string[] })[] = [
  {
    types: ["museum", "tourist_attraction"],
    primaryType: "museum",
    displayName: { text: "Town Museum", languageCode: "en" },
    websiteUri: "https://museum.example/",
    businessStatus: "OPERATIONAL",
    accessibilityOptions: { wheelchairAccessibleEntrance: true },
    goodForChildren: true,
  },
  {
    types: ["historical_landmark"],
    primaryType: "historical_landmark",
    displayName: { text: "Old Castle" },
    businessStatus: "CLOSED_PERMANENTLY",
  },
  {
    types: ["hotel", "lodging"],
    primaryType: "hotel",
    displayName: { text: "The Anchor" },
    shortFormattedAddress: "Quay Street, Sandport",
    allowsDogs: true,
  },
  { types: ["campground"], primaryType: "campground", displayName: { text: "Meadow Farm" } },
];

const refusal = (status: number, message: string): Answer => ({
  status,
  json: { error: { code: status, message } },
});

function answer({ method, headers, body }: Question): Answer {
  if (method !== "POST") return refusal(404, "no such method");
  if (!headers["x-goog-api-key"]) return refusal(403, "The request is missing an API key.");
  if (!headers["x-goog-fieldmask"]) return refusal(400, "FieldMask is a required parameter.");
  const { includedTypes = [], maxResultCount = 20, locationRestriction } = JSON.parse(body) as Body;
  if (!locationRestriction || maxResultCount > 20) return refusal(400, "Invalid argument.");
  const { latitude, longitude } = locationRestriction.circle.center;
  const places = PLACES.filter(({ types }) => types.some((type) => includedTypes.includes(type))).map(
    (place, index) => ({ ...place, location: { latitude: latitude + (index + 1) / 1000, longitude } }),
  );
  return { status: 200, json: places.length > 0 ? { places } : {} };
}

/** The nearby search of Google's Places API (New): a few places around any point. */
export const googlePlaces: FakeVendor = {
  name: "google-places",
  owns: (path) => path === "/v1/places:searchNearby",
  answer,
  lie(kind, json) {
    const { places = [] } = json as { places?: Record<string, unknown>[] };
    if (kind !== "absurd" && kind !== "partial") return json;
    const location = kind === "absurd" ? { latitude: 999, longitude: 999 } : undefined;
    return { places: places.map((place) => ({ ...place, location })) };
  },
};
