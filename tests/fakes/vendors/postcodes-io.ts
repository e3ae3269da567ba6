import { noise } from "./vendor";
import type { Answer, FakeVendor } from "./vendor";

const OUTSIDE_ROADS: Readonly<Record<string, string>> = {
  JE: "Channel Islands",
  GY: "Channel Islands",
  IM: "Isle of Man",
};
/** Letters with which no postcode begins. */
const NO_AREAS = ["QQ", "ZZ"];
const TERMINATED = "AB1 0AA";

const missing: Answer = { status: 404, json: { status: 404, error: "Postcode not found" } };

function answerFor(postcode: string): Answer {
  const area = /^[A-Z]+/.exec(postcode)?.[0] ?? "";
  if (NO_AREAS.includes(area)) return missing;
  if (postcode === TERMINATED) {
    const terminated = {
      postcode,
      year_terminated: 1996,
      month_terminated: 6,
      longitude: -2.242851,
      latitude: 57.101474,
    };
    return { status: 404, json: { status: 404, error: "Postcode not found", terminated } };
  }
  const seeds = [...postcode].map((letter) => letter.charCodeAt(0));
  const country = OUTSIDE_ROADS[area];
  const position = country
    ? { quality: 9, country, longitude: null, latitude: null }
    : { quality: 1, country: "England", longitude: -2 + noise(...seeds), latitude: 52 + noise(1, ...seeds) };
  return {
    status: 200,
    json: { status: 200, result: { postcode, ...position, outcode: postcode.split(" ")[0] } },
  };
}

/** Puts almost every postcode somewhere in the English Midlands. The positions are not real. */
export const postcodesIo: FakeVendor = {
  name: "postcodes-io",
  owns: (path) => path.startsWith("/postcodes/"),
  answer: ({ url }) => answerFor(decodeURIComponent(url.pathname.slice("/postcodes/".length)).toUpperCase()),
  lie: (kind, json) =>
    kind === "absurd" || kind === "reordered"
      ? { status: 200, result: { postcode: "SW1A 1AA", country: "England", latitude: 0, longitude: 0 } }
      : kind === "partial"
        ? {
            status: 200,
            result: { postcode: "SW1A 1AA", country: "England", latitude: null, longitude: null },
          }
        : json,
};
