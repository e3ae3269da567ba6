import type { Activity, ActivityKind } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { Hotel } from "#app/domain/catalogue/hotel";
import type { Fields } from "#app/domain/catalogue/field";
import {
  AUDIENCE,
  INTERESTS,
  type ActivityFlags,
  type AudienceFlags,
} from "#app/domain/catalogue/shared-fields";
import { haversineKm, type Point } from "#app/domain/geo/geo";
import type { Found } from "#app/domain/places/place-merge";
import { milesToTenth } from "#app/domain/units";

type Flags = Partial<AudienceFlags & ActivityFlags>;

/** A place as its source describes it; nothing is filled in. */
export interface PlaceFacts {
  readonly name: string;
  readonly point: Point;
  /** What it is, beginning with a capital: "Museum of local history". */
  readonly what: string;
  /** More that is known, as whole sentences. */
  readonly more?: string;
  readonly websiteUrl?: string | null;
  /** Of a thing to do, where the source says it. */
  readonly kind?: ActivityKind | undefined;
  /** Those that the source says yes to count; the rest is not known. */
  readonly flags?: Flags;
}

export function toActivity(facts: PlaceFacts, middle: Point): Found<Activity> {
  const item: Activity = {
    ...commonParts(facts, middle),
    type: "attraction",
    ...(facts.kind && { kind: facts.kind }),
    featured: false,
    ...knownFlags(INTERESTS, facts),
  };
  return { item, point: facts.point };
}

/** `location` is an address where one is known. No price is: an administrator writes it. */
export function toHotel(facts: PlaceFacts, middle: Point, location: string): Found<Hotel> {
  const whereabouts = location || `${milesFrom(middle, facts.point)} from the centre`;
  const item = { ...commonParts(facts, middle), location: whereabouts, priceRange: "", featured: false };
  return { item, point: facts.point };
}

export function toCampsite(facts: PlaceFacts, middle: Point, location: string): Found<Campsite> {
  return { item: { ...commonParts(facts, middle), location, priceRange: "" }, point: facts.point };
}

function commonParts(facts: PlaceFacts, middle: Point) {
  const { name, point, what, more, websiteUrl } = facts;
  const sentences = [`${what}, ${milesFrom(middle, point)} from the centre in a straight line.`, more];
  return {
    name,
    description: sentences.filter((sentence) => sentence).join(" "),
    ...(websiteUrl ? { websiteUrl } : {}),
    ...knownFlags(AUDIENCE, facts),
  };
}

/** Those of the named flags that the source says yes to. */
function knownFlags(named: Fields, { flags = {} }: PlaceFacts): Flags {
  return Object.fromEntries(Object.entries(flags).filter(([name, value]) => value && name in named));
}

const milesFrom = (middle: Point, point: Point): string => milesToTenth(haversineKm(middle, point));
