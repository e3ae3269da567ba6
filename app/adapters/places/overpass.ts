import { isForVisitors } from "#app/domain/catalogue/file-campsite-names";
import type { Point } from "#app/domain/geo/geo";
import type { Found } from "#app/domain/places/place-merge";
import { ProviderError } from "#app/services/ports";
import type { PlacesProvider } from "#app/services/places/ports";
import { type HttpOptions, endpointUrl, createFetchJson } from "#app/adapters/http/fetch-json";
import { toActivity, toCampsite, toHotel, type PlaceFacts } from "./listed-place";
import { nearest } from "./nearest";
import { namedElements, overpassAnswer, type NamedElement } from "./overpass-answer";
import { addressOf, factsOf, includes, isActivity, isOpenToVisitors } from "./overpass-facts";
import { CAMPSITES, HOTELS, overpassQuery } from "./overpass-query";

interface OverpassOptions {
  readonly baseUrl: string;
  readonly http?: HttpOptions;
}

const NAME = "overpass";
/** Overpass asks callers to identify themselves. */
const HEADERS = {
  "Content-Type": "application/x-www-form-urlencoded",
  "User-Agent": "sunny-escape (administrator's look-up)",
};
const HTTP: HttpOptions = { maxRetries: 1 };

const ACTIVITIES = { radiusKm: 6, count: 20 };
const PLACES_TO_STAY = { radiusKm: 6, count: 12 };
const SITES = { radiusKm: 16.1, count: 12 };
/** A museum or a castle may be this much farther away and still be listed first. */
const WORTH_MORE_KM = 2;

export function createOverpass({ baseUrl, http }: OverpassOptions): PlacesProvider {
  const fetchJson = createFetchJson(NAME, { ...HTTP, ...http });
  return {
    name: NAME,
    async near(place) {
      const answer = await fetchJson({
        url: endpointUrl(baseUrl, "/api/interpreter"),
        method: "POST",
        headers: HEADERS,
        schema: overpassAnswer,
        body: new URLSearchParams({ data: overpassQuery(place) }).toString(),
      });
      // The answer is incomplete in an arbitrary way.
      if (/error/i.test(answer.remark ?? "")) throw new ProviderError(NAME, "timeout", "it ran out of time");
      return sort(place, namedElements(answer).filter(isOpenToVisitors));
    },
  };
}

function sort(place: Point, elements: readonly NamedElement[]) {
  const tourism = (values: readonly string[]) =>
    elements.filter(({ tags }) => includes(values, tags["tourism"]));
  const sites = tourism(CAMPSITES).filter(({ name }) => isForVisitors(name));
  return {
    activities: listed(nearest(place, elements.filter(isActivity), ACTIVITIES, headStartKm), (facts) =>
      toActivity(facts, place),
    ),
    hotels: listed(nearest(place, tourism(HOTELS), PLACES_TO_STAY), (facts, element) =>
      toHotel(facts, place, addressOf(element)),
    ),
    campsites: listed(nearest(place, sites, SITES), (facts, element) =>
      toCampsite(facts, place, addressOf(element)),
    ),
  };
}

function headStartKm({ tags }: NamedElement): number {
  return tags["tourism"] === "museum" || tags["historic"] === "castle" ? WORTH_MORE_KM : 0;
}

function listed<Item>(
  elements: readonly NamedElement[],
  toItem: (facts: PlaceFacts, element: NamedElement) => Found<Item>,
): Found<Item>[] {
  return elements.flatMap((element) => {
    const facts = factsOf(element);
    return facts ? [toItem(facts, element)] : [];
  });
}
