import type { FakeVendor, Question } from "./vendor";

/*
 * This service is made up, not recorded. Names, nesting and the two steps follow the Met Office's documentation of
 * its NSWWS Public API (metoffice.github.io/nswws-public-api, read on 24 November 2026): a feed leads to a collection
 * of all issued warnings, and the collection's address changes with each update.
 */

export interface FakeWarning {
  readonly id: string;
  readonly level: "YELLOW" | "AMBER" | "RED";
  readonly hazards?: readonly string[];
  readonly from: string;
  readonly until: string;
  /** West, south, east and north, in degrees. */
  readonly box: readonly [number, number, number, number];
  readonly version?: string;
  readonly status?: "ISSUED" | "CANCELLED" | "EXPIRED";
  readonly headline?: string;
}

const PATH = "/nswws/v1.1/objects";

interface FakeNswws extends FakeVendor {
  issue(...warnings: readonly FakeWarning[]): void;
}

export const NSWWS_KEY = "a key for tests only";

export function createNswwsVendor(): FakeNswws {
  let issued: readonly FakeWarning[] = [];
  let changes = 0;
  return {
    name: "nswws",
    owns: (path) => path.startsWith(PATH),
    issue(...warnings) {
      issued = warnings;
      changes += 1;
    },
    answer({ url, headers }) {
      if (headers.apikey !== NSWWS_KEY) return { status: 403, json: { message: "Forbidden" } };
      if (url.pathname === `${PATH}/feed`) {
        return {
          status: 200,
          json: null,
          text: feedOf(changes, headers),
          headers: { "Content-Type": "application/atom+xml" },
        };
      }
      if (url.pathname !== `${PATH}/issued/${changes}/`)
        return { status: 404, json: { message: "Not Found" } };
      return { status: 200, json: { type: "FeatureCollection", features: issued.map(featureOf) } };
    },
    lie: (_, json) => json,
  };
}

const feedOf = (
  changes: number,
  headers: Question["headers"],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Met Office Warnings Feed</title>
<link rel="self" type="application/atom+xml" href="http://${headers.host}${PATH}/feed/" />
<link rel="related" type="application/vnd.geo+json" href="http://${headers.host}${PATH}/issued/${changes}/" title="Latest version of all issued warnings" />
<id>urn:uuid:${changes}</id></feed>`;

export const ringOf = ([west, south, east, north]: FakeWarning["box"]) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

export function featureOf({ box, ...warning }: FakeWarning) {
  const { id, level, hazards = ["WIND"], from, until, version = "1.0", status = "ISSUED" } = warning;
  return {
    type: "Feature",
    properties: {
      warningId: id,
      warningVersion: version,
      warningStatus: status,
      warningLevel: level,
      weatherType: hazards,
      warningHeadline: warning.headline ?? "Made up: strong winds may disrupt travel",
      validFromDate: from,
      validToDate: until,
      warningImpact: 3,
      warningLikelihood: 3,
      affectedAreas: [],
      whatToExpect: ["Made up"],
    },
    geometry: { type: "MultiPolygon", coordinates: [[ringOf(box)]] },
  };
}
