import type { Activity } from "#app/domain/catalogue/activity";
import type { Subject, Item } from "./checks-subjects";

/** A flag that an item must have, or must not have, because its own text says so. */
interface FlagRule {
  readonly name: string;
  readonly applies: (item: Item) => boolean;
  readonly words: RegExp;
  /** Phrases that contain the words but mean something else. They are removed before the search. */
  readonly except?: RegExp;
}

const NO_DOGS =
  /\b(?:no dogs|dogs (?:are|is) (?:not|never|banned|kept out)|dogs (?:must|should) stay|without dogs|not for dogs|dogs? (?:may|can) ?not|guide dogs only|assistance dogs only|except (?:guide|assistance) dogs)\b/i;
const DOGS_WELCOME =
  /\b(?:dogs? (?:on (?:short )?leads? )?(?:is|are|and \w+ are)(?: very| always| made)? welcome|welcomes? (?:\w+ and )?dogs|dogs welcome|dog[- ]friendly|takes dogs|dogs allowed)\b/i;
const CLIMB =
  /\b(?:steep(?:ly)?|climbs?|scrambl(?:e|es|ing)|stiles?|ladders?|spiral (?:stairs?|staircase)|\d[\d,]* (?:stone |wooden )?(?:steps|stairs)|(?:flights? of|stone|worn|long) (?:steps|stairs)|narrow (?:steps|stairs?|staircase))\b/i;
/** Climbs that a visitor can avoid, and phrases that only look like a climb. */
const NO_CLIMB =
  /\bfish ladders?\b|\bangels climb ladders\b|[^.;,]*\b(?:tower|roof|Octagon|chapter house)\b[^.;,]*/gi;
const WHEELS =
  /\b(?:wheelchairs?(?: users)?|step[- ]free|fully accessible|accessible (?:path|trail|route|to all))\b/i;

const RULES: readonly FlagRule[] = [
  {
    name: "dog friendly, but its words keep dogs out",
    applies: ({ dogFriendly }) => dogFriendly === true,
    words: NO_DOGS,
  },
  {
    name: "not dog friendly, but its words welcome dogs",
    applies: ({ dogFriendly }) => !dogFriendly,
    words: DOGS_WELCOME,
    except: NO_DOGS,
  },
  {
    name: "accessible, but its words climb",
    applies: ({ accessible }) => accessible === true,
    words: CLIMB,
    except: NO_CLIMB,
  },
  {
    name: "not accessible, but its words promise wheels a way",
    applies: ({ accessible }) => !accessible,
    words: WHEELS,
    except: /\b(?:not for|no|unsuitable for) wheelchairs?\b/i,
  },
  {
    name: "family friendly, but its words are for adults",
    applies: ({ familyFriendly }) => familyFriendly === true,
    words:
      /\b(?:adults[- ]only|no children|not for (?:small |young )?children|over[- ]?(?:16|18|sixteen|eighteen)s?)\b/i,
  },
  {
    name: "not family friendly, but its words call children",
    applies: ({ familyFriendly }) => !familyFriendly,
    words:
      /\b(?:children (?:love|like|will|can|enjoy)|for (?:small |young |younger |the )?(?:children|families)|family[- ](?:rooms?|friendly|run fun)|playground|soft play)\b/i,
    except: /\b(?:not for (?:small |young )?children|too long for children)\b/i,
  },
  {
    name: "indoor, but under the sky by its name",
    applies: ({ indoor }) => indoor === true,
    words: /\b(?:beach|sands|country park|nature reserve|walk|trail|moor|golf|zip ?wire)\b/i,
    except: /.*\b(?:castle|museum|centre|caf[eé]).*/i,
  },
  {
    name: "a walk, but at table",
    applies: ({ hiking, countryWalks, type }) =>
      (hiking === true || countryWalks === true) && type === "dining",
    words: /^/,
  },
];

const NAME_ONLY = new Set(["indoor, but under the sky by its name"]);

/**
 * Returns the contradictions between an item's flags and its text. The rules find only clear cases, so each finding
 * deserves a look.
 */
export function flagFaults({ where, item }: Subject): string[] {
  return RULES.filter(({ applies, words, except, name }) => {
    const text = NAME_ONLY.has(name) ? item.name : `${item.name}. ${item.description}`;
    return applies(item) && words.test(except ? text.replace(except, "") : text);
  }).map(({ name }) => `${where}: ${name}`);
}

const HOUSES = new Set(["house", "house-and-garden", "castle", "castle-and-garden"]);
const HOUSE = /\b(?:castle|hall|house|palace|court|manor|mansion|park|abbey)\b/i;
const ROOMS =
  /\b(?:rooms?|library|galler(?:y|ies)|staircase|ceilings?|tapestr\w+|furniture|paintings?|pictures?|portraits?|panell\w+|chapel|kitchens?|saloon|servants|bedrooms?|interiors?|dungeons?|collections?|porcelain|study|plaster)\b/i;

/** Returns whether the description of a house or castle mentions rooms to see. */
export function hasRooms({
  name,
  description,
  kind,
}: Pick<Activity, "name" | "description" | "kind">): boolean {
  return kind !== undefined && HOUSES.has(kind) && HOUSE.test(name) && ROOMS.test(description);
}
