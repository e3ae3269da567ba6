import type { Activity } from "#app/domain/catalogue/activity";
import { ALL_YEAR, parseMonths } from "#app/domain/catalogue/runs";
import { sentencesOf } from "./checks-wording";

/** Facts about a thing to do that follow from its own name, description and flags. */
type WordedFacts = Partial<
  Pick<
    Activity,
    "dogs" | "dogBan" | "cost" | "season" | "seasonFrom" | "booking" | "access" | "accessNote" | "tide"
  >
>;

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";

const DOGS_STAY_AWAY =
  /\b(?:no dogs(?! by day| in )|dogs stay at home|leave the dog at home|assistance dogs only)\b/i;
const DOGS_KEPT_OFF = new RegExp(
  `from (${MONTH} to ${MONTH}) dogs|dogs [^.]* (?:from|in) (${MONTH} (?:to|and) ${MONTH})`,
  "i",
);
const DOGS_RIDE =
  /\b(?:dogs? (?:may ride|travel)|bring the dog|dog beside you|welcome in the bar|dogs and wet boots)\b/i;
const DOGS_WELCOME = /\bdogs?\b[^.]*\b(?:welcome|may visit)\b/i;

const FREE =
  /^free(?:[.,;]| (?:at|to|and|all|on foot)\b)|[;,] (?:and )?free(?:[.,;]|$)|\b(?:entry|admission|entrance) is free\b|\bfree to (?:enter|visit)\b|\bfree of charge\b/i;
const PARTLY_FREE = /\b(?:part of|galleries|grounds)\b[^.]*\bfree\b|\bcharge for the last part\b/i;
const PAID =
  /\b(?:there is a (?:small )?charge|small (?:entry )?charge(?! for cars)|has a charge|and a charge|on one ticket|same ticket|its ticket|the ticket|tickets? (?:is|are|lasts|before)|timed ticket)\b/i;

const OPEN_MONTHS = new RegExp(
  `^(?:Open |Usually )?(?:from )?(?:mid-|late )?(${MONTH}|Easter) to (?:mid-|late )?(${MONTH})\\b`,
  "i",
);
const ALWAYS_OPEN =
  /\b(?:(?:free|open) (?:at )?(?:all hours|all times|any (?:reasonable )?(?:hour|time))|always open|at any hour, free|to walk in all year)\b/i;

/**
 * Names of beaches, which are free. A pleasure beach is a funfair, and a country park with a beach may charge for
 * entry, so neither counts.
 */
const IS_BEACH = /^(?!.*\b(?:pleasure|country park)\b)[^,]*\b(?:beach|sands|strand)$/i;

const MUST_BOOK =
  /\b(?:must be booked|timed tickets?|tickets are timed|book (?:a|your) (?:time|slot|session|place))\b/i;
const BETTER_BOOK = /\b(?:book ahead|book in advance|book the (?:\w+ )?tour|book a (?:free )?slot)\b/i;

const LEVEL =
  /\b(?:level (?:lakeside )?(?:paths?|walk|trail|route|miles)|for (?:\w+ and )?wheels|path for wheels|without a single step)\b/i;

const TIDE =
  /\b(?:tide (?:tables?|board|first|closes|covers|comes in)|check the tide|(?:mind|obey|look up|heed|know)\b[^.]*\btide|^watch the tide|tides cut|cut by the highest tides|covered twice a day|around low water|(?:either side of|island [^.]* at) low (?:tide|water)|causeway at low tide|low tide to (?:find|the lighthouse)|falling tide)\b/i;

/**
 * Returns the facts that the description states. What it leaves open stays unknown, because a missing fact is better
 * than a wrong one.
 */
export function factsFromWords(activity: Activity): WordedFacts {
  const sentences = sentencesOf(activity.description);
  const text = activity.description;
  return {
    ...dogsOf(activity),
    ...costOf(activity, sentences),
    ...(seasonOf(activity, sentences) ?? {}),
    ...(MUST_BOOK.test(text)
      ? { booking: "needed" as const }
      : BETTER_BOOK.test(text)
        ? { booking: "advised" as const }
        : {}),
    ...(activity.accessible && !activity.indoor && LEVEL.test(text)
      ? { access: "part" as const, accessNote: "Level paths" }
      : {}),
    ...tideOf(sentences),
  };
}

/** Returns where dogs may go if description and flag agree. If they differ, a person has to look. */
function dogsOf({ name, description, dogFriendly, indoor, type, kind }: Activity): WordedFacts {
  if (!dogFriendly) return DOGS_STAY_AWAY.test(description) ? { dogs: "no" } : {};
  const ban = DOGS_KEPT_OFF.exec(description);
  const dogBan = ban && parseMonths(ban[1] ?? ban[2] ?? "");
  if (dogBan) return { dogs: "grounds", dogBan };
  if (DOGS_RIDE.test(description)) return { dogs: "inside" };
  if (indoor || type === "dining") {
    if (!DOGS_WELCOME.test(description)) return {};
    return type === "dining" || /\b(?:cathedral|church|minster)\b/i.test(name)
      ? { dogs: "inside" }
      : { dogs: "grounds" };
  }
  // A boat has no grounds.
  if (kind === "boat") return {};
  // For an outdoor place the flag is enough: dogs are welcome outside.
  return { dogs: "grounds" };
}

/** Returns what a visit costs. A beach is free, although its car park may not be. */
function costOf({ name, description }: Activity, sentences: readonly string[]): WordedFacts {
  const isFree = IS_BEACH.test(name) || sentences.some((sentence) => FREE.test(sentence));
  const isPaid = PAID.test(description);
  if (PARTLY_FREE.test(description) || (isFree && isPaid)) return { cost: "mixed" };
  return isFree ? { cost: "free" } : isPaid ? { cost: "paid" } : {};
}

/** Returns the months of opening. Months in a sentence about birds do not count. */
function seasonOf({ name, description }: Activity, sentences: readonly string[]): WordedFacts | null {
  if (/\b(?:RSPB|WWT|Fowlsheugh)\b/.test(name)) return null;
  const seasonFrom = "own-words";
  if (ALWAYS_OPEN.test(description) && !/earthworks are open/.test(description))
    return { season: ALL_YEAR, seasonFrom };
  for (const sentence of sentences) {
    const [, first, last] = OPEN_MONTHS.exec(sentence) ?? [];
    if (!first || !last || /\b(?:best|dogs)\b/i.test(sentence)) continue;
    const season = parseMonths(`${first === "Easter" ? "April" : first} to ${last}`);
    if (season) return { season, seasonFrom };
  }
  return null;
}

function tideOf(sentences: readonly string[]): WordedFacts {
  const warnings = sentences.filter((sentence) => TIDE.test(sentence)).join(" ");
  return warnings === "" || warnings.length > 255 ? {} : { tide: warnings };
}
