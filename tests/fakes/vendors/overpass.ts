import type { Answer, FakeVendor, Question } from "./vendor";

interface Element {
  readonly type: "node" | "way" | "relation";
  readonly id: number;
  readonly lat?: number;
  readonly lon?: number;
  readonly center?: { readonly lat: number; readonly lon: number };
  readonly tags?: Readonly<Record<string, string>>;
}

const AROUND = /nwr\(around:\d+,(-?[\d.]+),(-?[\d.]+)\)/;

/**
 * The places of a small town: how far north of the requested point each one is, in thousandths of a degree, and its
 * tags.
 */
const TOWN: readonly (readonly [north: number, tags: Record<string, string>])[] = [
  [1, { name: "Town Museum", tourism: "museum", wheelchair: "yes", website: "HTTPS://Museum.example/visit" }],
  [
    2,
    { name: "Old Castle", tourism: "attraction", historic: "castle", dog: "leashed", wheelchair: "limited" },
  ],
  [
    3,
    {
      name: "Zip Wires",
      tourism: "attraction",
      sport: "climbing",
      website: "javascript:alert(1)",
      description: "High up",
    },
  ],
  [
    4,
    {
      name: "The Anchor",
      tourism: "hotel",
      "addr:street": "Quay Street",
      "addr:city": "Sandport",
      dog: "yes",
    },
  ],
  [5, { name: "Meadow Farm Camping", tourism: "camp_site" }],
  [6, { name: "Members Only Club Site", tourism: "caravan_site", access: "private" }],
  [7, { name: "Gone Gallery", tourism: "gallery", "disused:tourism": "gallery" }],
  [8, { tourism: "attraction" }],
];

function elementsAround(latitude: number, longitude: number): Element[] {
  return TOWN.map(([north, tags], index) => {
    const at = { lat: latitude + north / 1000, lon: longitude };
    return index % 2 === 0
      ? { type: "node", id: index, ...at, tags }
      : { type: "way", id: index, center: at, tags };
  });
}

const answerWith = (elements: readonly Element[]) => ({ version: 0.6, generator: "Overpass API", elements });

function answer({ method, body }: Question): Answer {
  const query = new URLSearchParams(body).get("data") ?? "";
  const [, latitude, longitude] = AROUND.exec(query) ?? [];
  if (method !== "POST" || !query.startsWith("[out:json]") || latitude === undefined)
    return { status: 400, json: { error: "parse error" } };
  return { status: 200, json: answerWith(elementsAround(Number(latitude), Number(longitude))) };
}

/** Overpass, with the same small town around any point. */
export const overpass: FakeVendor = {
  name: "overpass",
  owns: (path) => path === "/api/interpreter",
  answer,
  lie(kind, json) {
    const { elements } = json as { elements: Element[] };
    if (kind === "partial")
      return {
        ...answerWith(elements.slice(0, 2)),
        remark: 'runtime error: Query timed out in "query" at line 1',
      };
    if (kind === "absurd") return answerWith(elements.map((element) => ({ ...element, lat: 999, lon: 999 })));
    return json;
  },
};
