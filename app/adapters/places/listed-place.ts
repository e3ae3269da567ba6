import type { Activity, ActivityKind } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { Hotel } from "#app/domain/catalogue/hotel";
import type { Fields } from "#app/domain/catalogue/field";
import {
  AUDIENCE,
  INTEREST_FIELDS,
  type ActivityFlags,
  type AudienceFlags,
} from "#app/domain/catalogue/shared-fields";
import { haversineKm, type Point } from "#app/domain/geo/geo";
import type { Found } from "#app/domain/places/place-merge";
import { milesToTenth } from "#app/domain/units";

type Flags = Partial<AudienceFlags & ActivityFlags>;

export interface PlaceFacts {
  readonly name: string;
  readonly point: Point;
  /** Begins with a capital: "Museum of local history". */
  readonly what: string;
  readonly more?: string;
  readonly websiteUrl?: string | null;
  readonly kind?: ActivityKind | undefined;
  readonly flags?: Flags;
}

export function toActivity(facts: PlaceFacts, middle: Point): Found<Activity> {
  const item: Activity = {
    ...commonParts(facts, middle),
    type: "attraction",
    ...(facts.kind && { kind: facts.kind }),
    featured: false,
    ...knownFlags(INTEREST_FIELDS, facts),
  };
  return { item, point: facts.point };
}

/** `location` is its address, or its distance from the centre. Prices stay unknown. */
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

function knownFlags(named: Fields, { flags = {} }: PlaceFacts): Flags {
  return Object.fromEntries(Object.entries(flags).filter(([name, value]) => value && name in named));
}

const milesFrom = (middle: Point, point: Point): string => milesToTenth(haversineKm(middle, point));
