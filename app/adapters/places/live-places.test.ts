import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import { overpass } from "../../../tests/fakes/vendors/overpass";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { createOverpass } from "./overpass";

const SANDPORT = { name: "Sandport", latitude: 54.5, longitude: -0.6 };
const patient: HttpOptions = { sleep: () => Promise.resolve(), timeoutMs: 30_000 };

const upstream = upstreamForTests({ vendors: [overpass] });

const createProvider = () => createOverpass({ baseUrl: upstream.url, http: patient });
const lastRequest = () => upstream.requests.findLast(({ vendor }) => vendor === "overpass");

describe("Overpass", () => {
  it.each([
    ["huge", "too-large"],
    ["absurd", "malformed"],
  ] as const)("that is %s is a provider's failure: %s", async (behaviour, code) => {
    upstream.behave("overpass", behaviour);
    await expect(createProvider().near(SANDPORT)).rejects.toMatchObject({ provider: "overpass", code });
  });

  it("returns attractions with the flags that are mapped, and no others", async () => {
    const { activities } = await createProvider().near(SANDPORT);
    expect(activities.map(({ item }) => item)).toEqual([
      {
        name: "Town Museum",
        type: "attraction",
        kind: "museum",
        featured: false,
        accessible: true,
        description: "Museum, 0.1 miles from the centre in a straight line.",
        websiteUrl: "https://museum.example/visit",
      },
      {
        name: "Old Castle",
        type: "attraction",
        kind: "castle",
        featured: false,
        dogFriendly: true,
        history: true,
        description: "Castle, 0.1 miles from the centre in a straight line.",
      },
      {
        name: "Zip Wires",
        type: "attraction",
        featured: false,
        adventure: true,
        description: "Attraction, 0.2 miles from the centre in a straight line. High up.",
      },
    ]);
  });

  it("returns hotels with their address and without a price, and open campsites", async () => {
    const { hotels, campsites } = await createProvider().near(SANDPORT);
    expect(hotels.map(({ item }) => item)).toEqual([
      {
        name: "The Anchor",
        location: "Quay Street, Sandport",
        priceRange: "",
        featured: false,
        dogFriendly: true,
        description: "Hotel, 0.3 miles from the centre in a straight line.",
      },
    ]);
    expect(campsites.map(({ item }) => item.name)).toEqual(["Meadow Farm Camping"]);
  });

  it("is asked once, with limits, for what lies around the point", async () => {
    await createProvider().near(SANDPORT);
    expect(upstream.count("overpass")).toBe(1);
    const query = new URLSearchParams(lastRequest()?.body).get("data") ?? "";
    expect(query).toMatch(/^\[out:json\]\[timeout:8\]\[maxsize:\d+\];/);
    expect(query).toContain(
      'nwr(around:6000,54.50000,-0.60000)["name"]["tourism"~"^(guest_house|hostel|hotel)$"]',
    );
    // Ten miles in metres.
    expect(query).toContain(
      'nwr(around:16093,54.50000,-0.60000)["name"]["tourism"~"^(camp_site|caravan_site)$"]',
    );
    expect(query.match(/out center 200;/g)).toHaveLength(4);
    expect(lastRequest()?.headers["user-agent"]).toMatch(/^sunny-escape/);
  });

  it("that stops in the middle has not answered", async () => {
    upstream.behave("overpass", "partial");
    await expect(createProvider().near(SANDPORT)).rejects.toMatchObject({ code: "timeout" });
  });

  it("keeps the first address that people wrote, and an odd element costs only itself", async () => {
    const written = [
      { website: "www.a.example" },
      { website: "no site", "contact:website": "d.example/x" },
      { url: "https://e.example" },
      { "contact:url": "https://f_g.example" },
      { website: "info@h.example" },
      { website: 7 },
    ];
    const elements = [
      { lat: 999, lon: 0, tags: { name: "Nowhere", tourism: "museum" } },
      null,
      ...written.map((tags, at) => ({
        lat: 54.5,
        lon: -0.6,
        tags: { name: `Museum ${at}`, tourism: "museum", ...tags },
      })),
    ];
    const fetch = () => Promise.resolve(Response.json({ elements }));
    const { activities } = await createOverpass({ baseUrl: "http://fake", http: { fetch } }).near(SANDPORT);
    const websites = Object.fromEntries(activities.map(({ item }) => [item.name, item.websiteUrl]));
    expect(websites).toEqual({
      "Museum 0": "https://www.a.example",
      "Museum 1": "https://d.example/x",
      "Museum 2": "https://e.example",
      "Museum 3": "https://f_g.example",
      "Museum 4": undefined,
      "Museum 5": undefined,
    });
  });

  it("as it was recorded is understood, and holds nothing for a visitor", async () => {
    const body = readFileSync("tests/fixtures/vendors/overpass-nodes.json", "utf8");
    const fetch = () => Promise.resolve(new Response(body));
    const provider = createOverpass({ baseUrl: "http://recorded", http: { fetch } });
    expect(await provider.near(SANDPORT)).toEqual({ activities: [], hotels: [], campsites: [] });
  });
});
