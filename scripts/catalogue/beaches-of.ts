import type { Activity } from "#app/domain/catalogue/activity";
import {
  BATHING_CLASSES,
  BEACH_FEATURES,
  BEACH_SURFACES,
  type NearbyBeach,
} from "#app/domain/catalogue/nearby";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { namedWaters } from "./facts-from-open-data";
import type { BathingWater } from "./open-places";

type Profile = Readonly<Record<string, string>>;
type Place = Point & { readonly name: string; readonly activities: readonly Activity[] };

const NEAR_KM = 2.5;
const MOST_BEACHES = 3;
/** Beaches whose profile names another surface than visitors see. */
const SURFACES_SEEN: Readonly<Record<string, NearbyBeach["surface"]>> = { Towan: ["sand"] };

/**
 * Returns up to three designated bathing waters of a place, the nearest first. Candidates are those within two and a
 * half kilometres and those that the place's beaches name. Waters classified as poor are chosen first, so that none
 * is left out for a better one.
 */
export function beachesOf(
  place: Place,
  waters: readonly BathingWater[],
  profiles: readonly Profile[],
): readonly NearbyBeach[] {
  const named = new Set(namedWaters(place, waters));
  const all = waters
    .map((water) => ({ water, km: haversineKm(place, water) }))
    .filter(({ water, km }) => km <= NEAR_KM || named.has(water))
    .sort((a, b) => a.km - b.km)
    .map(({ water, km }) => beachOf(water, km, profiles))
    .filter(({ bathingClass, surface }) => bathingClass ?? surface);
  const poor = all.filter(({ bathingClass }) => bathingClass === "poor");
  const others = all.filter((beach) => !poor.includes(beach));
  const kept = [...poor, ...others].slice(0, MOST_BEACHES);
  return all.filter((beach) => kept.includes(beach));
}

function beachOf(
  { name, classification }: BathingWater,
  km: number,
  profiles: readonly Profile[],
): NearbyBeach {
  const profile = profiles.find(({ bathing_site: site }) => site === name);
  const { surface: profiled = [], hasSandAtLowWater } = profile ? surfaceOf(profile) : {};
  const surface = SURFACES_SEEN[name] ?? profiled;
  const bathingClass = BATHING_CLASSES.find((each) => each === classification.toLowerCase());
  const words = (profile?.["features"] ?? "").split(",");
  const features = BEACH_FEATURES.filter((each) => words.includes(each.replace(/^a /, "").replace(" ", "_")));
  const isWide = words.includes("far_at_low_water") && (surface.includes("sand") || hasSandAtLowWater);
  const length = Number(profile?.["length_m"] ?? "");
  return {
    name: usualName(name),
    km: Math.round(km * 10) / 10,
    ...(surface.length > 0 ? { surface } : {}),
    ...(hasSandAtLowWater ? { hasSandAtLowWater } : {}),
    ...(isWide ? { isWideAtLowWater: true as const } : {}),
    ...(features.length > 0 ? { features } : {}),
    ...(length > 0 ? { lengthMetres: length } : {}),
    ...(bathingClass ? { bathingClass } : {}),
  };
}

const LOW_WATER = /\bsand(?:y|flats)?\b[^.]*(?:exposed|low (?:water|tide)|tide retreats)/i;

/** The table does not know the word gravel, which means the same as shingle. */
function surfaceOf({ surface = "", text = "" }: Profile): Pick<NearbyBeach, "surface" | "hasSandAtLowWater"> {
  const said = surface.split(",");
  const named = BEACH_SURFACES.filter((each) => said.includes(each)).sort(
    (a, b) => said.indexOf(a) - said.indexOf(b),
  );
  const isGravel = /\bgravel (?:slopes|and sand|beach)/i.test(text) && !named.includes("shingle");
  const all = isGravel ? (["shingle", ...named] as const) : named;
  const hasSandAtLowWater = all[0] !== "sand" && LOW_WATER.test(text);
  return {
    surface: hasSandAtLowWater ? all.filter((each) => each !== "sand") : all,
    ...(hasSandAtLowWater ? { hasSandAtLowWater } : {}),
  };
}

const usualName = (name: string): string => name.replace("Robin Hoods Bay", "Robin Hood's Bay");
