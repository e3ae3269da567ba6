import type { LondonDate } from "#app/domain/calendar/clock";
import { capitalised } from "#app/domain/text";
import type { Activity } from "./activity";
import type { DestinationDetails } from "./destination";
import { isShutOn, shutOn } from "./opening";
import { NAME } from "./shared-fields";

interface HookNoun {
  readonly noun: string;
  readonly thing: string | null;
}

const MOST_NOUNS = 3;
const MOST_CHARACTERS = 30;
const LONGEST_NAME = NAME.maxLength;

/** "Abbey = Whitby Abbey; harbour; fish and chips = The Magpie Café". Null if it has a fault. */
export function parseHook(typed: string): readonly HookNoun[] | null {
  const nouns = nounsOf(typed.replaceAll(/\s+/g, " "));
  const isWhole = nouns.every(
    ({ noun, thing }) => noun !== "" && thing !== "" && [...(thing ?? "")].length <= LONGEST_NAME,
  );
  const isShort = nouns.length <= MOST_NOUNS && [...nounsInWords(nouns)].length <= MOST_CHARACTERS;
  return isWhole && isShort ? nouns : null;
}

const nounsOf = (hook: string): readonly HookNoun[] =>
  hook.split(";").map((part) => {
    const [noun = "", ...thing] = part.split("=").map((text) => text.trim());
    return { noun, thing: thing.length === 0 ? null : thing.join(" = ") };
  });

export const spelledHook = (nouns: readonly HookNoun[]): string =>
  nouns.map(({ noun, thing }) => (thing === null ? noun : `${noun} = ${thing}`)).join("; ");

/** Omits a noun whose thing to do is shut or no longer in the list. Null if no noun is left. */
export function hookOn(hook: string, activities: readonly Activity[], date: LondonDate): string | null {
  const nouns = openNouns(hook, activities, date);
  return nouns.length === 0 ? null : capitalised(nounsInWords(nouns));
}

function openNouns(hook: string, activities: readonly Activity[], date: LondonDate): HookNoun[] {
  const isShut = shutOn(date);
  return nounsOf(hook).filter(({ thing }) => {
    if (thing === null) return true;
    const activity = activities.find(({ name }) => name === thing);
    return activity !== undefined && !isShut(activity);
  });
}

export function firstOfHook(
  { hook = "", activities }: Pick<DestinationDetails, "hook" | "activities">,
  date: LondonDate,
): string | null {
  const first = openNouns(hook, activities, date).find(({ thing }) => thing !== null);
  if (first) return first.thing;
  return activities.find((thing) => thing.featured && !isShutOn(thing, date))?.name ?? null;
}

/** "Abbey, harbour, fish and chips". */
export const hookInWords = (hook: string): string =>
  capitalised(hook.replaceAll(/ = [^;]*/g, "").replaceAll(";", ","));

const nounsInWords = (nouns: readonly HookNoun[]): string => nouns.map(({ noun }) => noun).join(", ");
