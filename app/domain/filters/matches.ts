import { monthOf } from "#app/domain/calendar/calendar-day";
import type { Activity } from "#app/domain/catalogue/activity";
import type { Pass } from "#app/domain/catalogue/passes";
import type { LondonDate } from "#app/domain/calendar/clock";
import {
  type FilterChoice,
  type Filters,
  INTERESTS,
  NEEDS,
  PLACE_OFFERS,
  STAYS,
  chosenFilters,
} from "./filters";
import {
  type PlaceTraits,
  type TraitedEntry,
  bitOf,
  bitsOf,
  passBitsOf,
  traitsIn,
  traitsOn,
  withPasses,
} from "./traits";

export interface FilterMatch {
  readonly choices: readonly FilterChoice[];
  readonly name: string | null;
  /** Absent if visitors don't need it, null if only a flag says so. */
  readonly access?: Activity["access"] | null;
  /** From the station to the middle of the place. */
  readonly walkMinutes?: number;
  /** The visitor's, with which it is free. */
  readonly pass?: Pass;
}

/** By position; null if there are neither filters nor passes. */
export function matchesIn(things: () => readonly PlaceTraits[], filters: Filters, date: LondonDate) {
  if (chosenFilters(filters).length === 0 && filters.passes.length === 0) return null;
  return (position: number): FilterMatch[] => {
    const place = things()[position];
    return place ? matchesOf(place, filters, date) : [];
  };
}

/** Just enough to cover all choices, each meeting all needs; shut ones only if no open one does. */
export function matchesOf(place: PlaceTraits, filters: Filters, date: LondonDate): FilterMatch[] {
  if (chosenFilters(filters).length === 0) return openedByPass(place, filters, date);
  const { interests, offers, bySea } = filters;
  const passes = passBitsOf(filters.passes);
  const needs = NEEDS.filter((need) => filters.needs.includes(need));
  const bits = bitsOf(needs);
  const matchOf = (entry: TraitedEntry, choices: readonly FilterChoice[]): FilterMatch => ({
    choices: [...needs, ...choices],
    name: entry.name,
    ...((entry.traits & passes) !== 0 && { pass: entry.pass }),
    ...(needs.includes("stepfree") && { access: entry.access ?? null }),
  });
  const suits = (traits: number | null): traits is number => traits !== null && (traits & bits) === bits;
  const wishes: FilterChoice[] = [
    ...INTERESTS.filter((interest) => interests.includes(interest) || (bySea && interest === "seaside")),
    ...PLACE_OFFERS.filter((offer) => offers.includes(offer)),
  ];
  const meeting = (traitsOf: (thing: TraitedEntry) => number | null) =>
    place.things
      .map((thing) => ({ thing, traits: traitsOf(thing) }))
      .filter((each): each is { thing: TraitedEntry; traits: number } => suits(each.traits))
      .map(({ thing, traits }) => ({ thing, traits: withPasses(traits, passes) }))
      // What is made for the needs comes before what only meets them.
      .sort((a, b) => Number((b.thing.madeFor & bits) !== 0) - Number((a.thing.madeFor & bits) !== 0));
  const openToday = meeting((thing) => traitsOn(thing, date));
  const isAnsweredToday =
    wishes.length === 0
      ? openToday.length > 0
      : openToday.some(({ traits }) => (traits & bitsOf(wishes)) !== 0);
  // The filter works by month: all matching things may be shut on this weekday.
  const things = isAnsweredToday ? openToday : meeting((thing) => traitsIn(thing, monthOf(date)));
  const found: FilterMatch[] = [];
  let open = wishes.filter((choice) => things.some(({ traits }) => (traits & bitOf(choice)) !== 0));
  const ofThePlace = wishes.filter(
    (choice) => !open.includes(choice) && (place.traits & bitOf(choice)) !== 0,
  );
  while (open.length > 0) {
    const answers = (traits: number) => open.filter((choice) => (traits & bitOf(choice)) !== 0);
    const most = Math.max(...things.map(({ traits }) => answers(traits).length));
    const best = things.find(({ traits }) => answers(traits).length === most);
    if (!best) break;
    const choices = answers(best.traits);
    found.push(matchOf(best.thing, choices));
    open = open.filter((choice) => !choices.includes(choice));
  }
  const [first] = things;
  if (found.length === 0 && needs.length > 0 && first) found.push(matchOf(first.thing, []));
  const { station } = place;
  const isOfStation = (choice: FilterChoice) => choice === "station" && station !== null;
  const asAWhole = ofThePlace.filter((choice) => !isOfStation(choice));
  if (asAWhole.length > 0) found.push({ choices: asAWhole, name: null });
  if (station && ofThePlace.some(isOfStation)) found.push({ choices: ["station"], ...station });
  for (const kind of STAYS.filter((each) => offers.includes(each))) {
    const stay = place.stays.find(({ traits }) => suits(traits) && (traits & bitOf(kind)) !== 0);
    if (stay) found.push(matchOf(stay, [kind]));
  }
  return found;
}

/** The first that people come for; none if it is shut. */
function openedByPass(place: PlaceTraits, { passes }: Filters, date: LondonDate): FilterMatch[] {
  const bits = passBitsOf(passes);
  const opened = place.things.find((thing) => thing.featured && ((traitsOn(thing, date) ?? 0) & bits) !== 0);
  return opened ? [{ choices: ["free"], name: opened.name, pass: opened.pass }] : [];
}
