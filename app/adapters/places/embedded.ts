import type { Activity } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import { campsitesNear } from "#app/domain/catalogue/file-campsites";
import type { Point } from "#app/domain/geo/geo";
import type { Found } from "#app/domain/places/place-merge";
import type { PlaceToSearch, PlacesProvider } from "#app/services/places/ports";
import { toActivity } from "./listed-place";
import { nearest } from "./nearest";
import {
  type BathingWater,
  type Museum,
  type OpenData,
  type PlaceTables,
  readOpenData,
} from "./open-data-tables";

const MUSEUMS = { radiusKm: 8, count: 10 };
const BATHING_WATERS = { radiusKm: 8, count: 5 };

/** Counts as this many kilometres nearer than smaller ones. */
const HEAD_START_KM: Readonly<Record<string, number>> = { huge: 4, large: 2, medium: 1 };

const HISTORY = new Set([
  ...["Archaeology", "Buildings", "Industry and manufacture", "Local Histories", "Personality"],
  ...["Rural Industry", "Sea and seafaring", "Transport", "War and conflict"],
]);
const VAGUE = new Set(["Mixed", "Other"]);
const IN_OTHER_WORDS: Readonly<Record<string, string>> = {
  Buildings: "historic building",
  "Local Histories": "local history",
  Personality: "one person's life",
  Services: "public services",
};

const AGENCIES: Readonly<Record<string, string>> = {
  EA: "Environment Agency",
  NRW: "Natural Resources Wales",
  SEPA: "SEPA",
};
const SAYS_WHAT_IT_IS =
  /\b(bay|beach|cove|lake|links|llyn|loch|pond|pool|reservoir|river|sands?|water|windermere)\b/i;

/** Museums, campsites and bathing waters with their quality. No hotels. */
export function createEmbeddedPlaces(tables: PlaceTables): PlacesProvider {
  let openData: OpenData | null = null;
  return {
    name: "embedded",
    hasNoHotels: true,
    near(place) {
      openData ??= readOpenData(tables);
      return Promise.resolve({
        activities: [...museumsNear(place, openData), ...bathingWatersNear(place, openData)],
        hotels: [],
        campsites: campsitesAround(place, openData),
      });
    },
  };
}

function museumsNear(place: PlaceToSearch, { museums }: OpenData): Found<Activity>[] {
  const best = nearest(place, museums, MUSEUMS, ({ size }) => HEAD_START_KM[size] ?? 0);
  return best.map((museum) =>
    toActivity(
      {
        name: museum.name,
        point: pointOf(museum),
        what: museumInWords(museum),
        kind: "museum",
        more: "Listed as open in 2021: check before you go.",
        flags: { history: HISTORY.has(museum.subject) },
      },
      place,
    ),
  );
}

function museumInWords({ subject, isAccredited }: Museum): string {
  const museum = isAccredited ? "Accredited museum" : "Museum";
  return VAGUE.has(subject) ? museum : `${museum} (${IN_OTHER_WORDS[subject] ?? subject.toLowerCase()})`;
}

function bathingWatersNear(place: PlaceToSearch, { bathingWaters }: OpenData): Found<Activity>[] {
  return nearest(place, bathingWaters, BATHING_WATERS).map((water) => {
    const { name, kind } = water;
    const what = `Designated ${kind === "transitional" ? "estuary" : kind} bathing water`;
    const named = SAYS_WHAT_IT_IS.test(name) ? name : `${name} bathing water`;
    const isByTheSea = kind === "coastal" || kind === "transitional";
    return toActivity(
      {
        name: named,
        point: pointOf(water),
        what,
        kind: isByTheSea ? "beach" : "water",
        more: qualityInWords(water),
      },
      place,
    );
  });
}

function qualityInWords({ classification, agency }: BathingWater): string {
  const source = AGENCIES[agency] ?? agency;
  if (classification === "Unknown") return `Its water quality is not classified yet (${source}).`;
  const advice = classification === "Poor" ? " Bathing is advised against." : "";
  return `Water quality: ${classification.toLowerCase()} (${source}).${advice}`;
}

function campsitesAround(place: PlaceToSearch, { campsites, towns }: OpenData): Found<Campsite>[] {
  return campsitesNear({ ...place, campsites: [] }, campsites, towns).map((item) => {
    const namesakes = campsites.filter(({ name }) => name === item.name);
    const [site = place] = nearest(place, namesakes, { radiusKm: Infinity, count: 1 });
    return { item, point: pointOf(site) };
  });
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}
