import { describe, expect, it } from "vitest";
import type { Destination, DestinationDetails } from "#app/domain/catalogue/destination";
import type { OpenFacts, PublishedDetails } from "#app/domain/catalogue/nearby";
import { namedActivity, namedCampsite, namedHotel } from "../../../tests/fakes/drafts";
import { someForecast } from "../../../tests/fakes/forecasts";
import {
  createInMemoryForecasts,
  createInMemoryPublisher,
  someDestinations,
} from "../../../tests/fakes/in-memory-weather";
import { gatherSnapshotContent, publishSnapshot } from "./publish-snapshot";

const NOW = Date.parse("2026-06-12T09:00:00Z");
const featured = <Item>(item: Item) => ({ ...item, featured: true });

const fallbacks: DestinationDetails = {
  activities: [
    { ...namedActivity("Sightseeing in {place}"), websiteUrl: "https://maps.example/?q={place}&zoom=9" },
  ],
  hotels: [{ ...namedHotel("Hotels in {place}"), location: "{place}" }],
  campsites: [{ ...namedCampsite("Campsites near {place}"), description: "In {place}." }],
};

function setUp(
  changes: readonly Partial<Destination>[],
  openFacts: ReadonlyMap<string, OpenFacts> = new Map(),
) {
  const destinations = someDestinations(changes.length).map((place, index) => {
    const facts = openFacts.get(changes[index]?.slug ?? place.slug);
    return { ...place, ...changes[index], ...(facts && { openFacts: facts }) };
  });
  const forecasts = createInMemoryForecasts(destinations);
  return {
    destinations: { all: () => Promise.resolve(destinations) },
    forecasts,
    fallbacks,
    publisher: createInMemoryPublisher(),
    clock: () => NOW,
  };
}

async function detailsOf(change: Partial<Destination>): Promise<DestinationDetails> {
  const { detailsJson } = await gatherSnapshotContent(setUp([change]));
  return JSON.parse(detailsJson[0] ?? "") as DestinationDetails;
}

describe("what is published", () => {
  it("has each place's forecast and details at the place's own position", async () => {
    const deps = setUp([{ activities: [namedActivity("A")] }, { activities: [namedActivity("B")] }, {}]);
    deps.forecasts.held.set(2, someForecast(NOW));
    await publishSnapshot(deps);
    const content = deps.publisher.published[0]?.content;
    expect(content?.places.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(content?.forecasts).toEqual([null, someForecast(NOW), null]);
    expect(
      content?.detailsJson.map((text) => (JSON.parse(text) as DestinationDetails).activities[0]?.name),
    ).toEqual(["A", "B", "Sightseeing in Place 3"]);
    expect(content?.publishedAt).toBe(NOW);
  });

  it("has what open data knows, by slug, beside what the place says itself", async () => {
    const park = { name: "Quay Car Park", latitude: 54.1, longitude: -0.2 };
    const toilets = { count: 2, metres: 130 };
    const facts = {
      toilets,
      carParks: [park],
      positions: { Abbey: { latitude: 54.2, longitude: -0.3 }, Fort: { latitude: 54.3, longitude: -0.4 } },
    };
    const fort = { ...namedActivity("Fort"), latitude: 54, longitude: -1 };
    const deps = setUp(
      [{ slug: "a", activities: [namedActivity("Abbey"), fort] }, { slug: "b" }],
      new Map([["a", facts]]),
    );
    const { detailsJson } = await gatherSnapshotContent(deps);
    const [first, second] = detailsJson.map((text) => JSON.parse(text) as PublishedDetails);
    expect(first).toMatchObject({
      nearby: { toilets, carParks: [park] },
      carPark: "Quay Car Park",
      carParkLatitude: 54.1,
      activities: [
        { latitude: 54.2, longitude: -0.3 },
        { latitude: 54, longitude: -1 },
      ],
    });
    expect(first?.nearby).not.toHaveProperty("positions");
    expect(second).not.toHaveProperty("nearby");
  });

  it("leads to the car park that an administrator named, not to another of open data", async () => {
    const facts = { carParks: [{ name: "Quay Car Park", latitude: 54.1, longitude: -0.2 }] };
    const deps = setUp([{ slug: "a", carPark: "Mill Car Park" }], new Map([["a", facts]]));
    const { detailsJson } = await gatherSnapshotContent(deps);
    expect(JSON.parse(detailsJson[0] ?? "")).toMatchObject({ carPark: "Mill Car Park" });
    expect(detailsJson[0]).not.toContain("carParkLatitude");
  });

  it("names the provider of the newest forecast, or no provider without a forecast", async () => {
    const deps = setUp([{}, {}]);
    expect((await gatherSnapshotContent(deps)).provider).toBe("none");
    deps.forecasts.held.set(1, { ...someForecast(NOW - 5), provider: "sample" });
    deps.forecasts.held.set(2, { ...someForecast(NOW), provider: "open-meteo" });
    expect((await gatherSnapshotContent(deps)).provider).toBe("open-meteo");
  });

  it("leaves out every field of a destination that is not public, and sorts featured items first", async () => {
    const secret = { catalogueHash: "abc", sourceSuggestionId: 7, adminNotes: "no" };
    const { places } = await gatherSnapshotContent(setUp([{ ...secret, specialOffer: "Free tea" }]));
    expect(places[0]).toMatchObject({ region: "South West", specialOffer: "Free tea" });
    const { activities, hotels, campsites, updatedAt, ...place } = someDestinations(1)[0]!;
    expect(places).toEqual([{ ...place, specialOffer: "Free tea" }]);
    const details = await detailsOf({
      activities: [
        namedActivity("A"),
        featured(namedActivity("B")),
        namedActivity("C"),
        featured(namedActivity("D")),
      ],
      hotels: [namedHotel("E"), featured(namedHotel("F"))],
    });
    expect(details.activities.map(({ name }) => name)).toEqual(["B", "D", "A", "C"]);
    expect(details.hotels.map(({ name }) => name)).toEqual(["F", "E"]);
  });

  it("fills an empty list with the generic one, under the place's name", async () => {
    const details = await detailsOf({
      name: "Stow-on-the-Wold & $& Co",
      hotels: [namedHotel("The only inn")],
    });
    expect(details.activities[0]).toMatchObject({
      name: "Sightseeing in Stow-on-the-Wold & $& Co",
      websiteUrl: "https://maps.example/?q=Stow-on-the-Wold%20%26%20%24%26%20Co&zoom=9",
    });
    expect(details.hotels.map(({ name }) => name)).toEqual(["The only inn"]);
    expect(details.campsites[0]?.description).toBe("In Stow-on-the-Wold & $& Co.");
  });
});

it("the last day of a published snapshot is left out while most forecasts are those of the day before", async () => {
  const deps = setUp([{}, {}, {}]);
  deps.forecasts.held.set(1, someForecast(NOW));
  for (const id of [2, 3]) deps.forecasts.held.set(id, someForecast(NOW - 12 * 3_600_000));
  const lastDates = async () =>
    (await gatherSnapshotContent(deps)).forecasts.map((forecast) => forecast?.days.at(-1)?.date);
  expect(await lastDates()).toEqual(["2026-06-16", "2026-06-16", "2026-06-16"]);
  for (const id of [2, 3]) deps.forecasts.held.set(id, someForecast(NOW));
  expect(await lastDates()).toEqual(["2026-06-17", "2026-06-17", "2026-06-17"]);
});
