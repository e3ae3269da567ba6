import type { LondonDate } from "#app/domain/calendar/clock";
import { capitalised } from "#app/domain/text";
import type { Activity } from "./activity";
import { openOn } from "./opening";
import { NAME } from "./shared-fields";

/**
 * One noun of a place's hook, and the name of the thing to do that it means; null if it means the place
 * itself.
 */
export interface HookNoun {
  readonly noun: string;
  readonly thing: string | null;
}

const MOST_NOUNS = 3;
/** The longest noun, in code points. */
const MOST_CHARACTERS = 30;
const LONGEST_NAME = NAME.maxLength;

/**
 * Parses typed nouns that are separated by semicolons. After an equals sign a noun may name its thing to do:
 * "Abbey = Whitby Abbey; harbour; fish and chips = The Magpie Café". Returns null if there are too many nouns
 * or one is blank.
 */
export function parseHook(typed: string): readonly HookNoun[] | null {
  const nouns = typed.split(";").map((part): HookNoun => {
    const [noun = "", ...thing] = part.split("=").map((text) => text.trim().replaceAll(/\s+/g, " "));
    return { noun, thing: thing.length === 0 ? null : thing.join(" = ") };
  });
  const isWhole = nouns.every(
    ({ noun, thing }) => noun !== "" && thing !== "" && [...(thing ?? "")].length <= LONGEST_NAME,
  );
  const isShort = nouns.length <= MOST_NOUNS && [...nounsInWords(nouns)].length <= MOST_CHARACTERS;
  return isWhole && isShort ? nouns : null;
}

/** The canonical spelling of a hook, which `parseHook` reads. */
export const spelledHook = (nouns: readonly HookNoun[]): string =>
  nouns.map(({ noun, thing }) => (thing === null ? noun : `${noun} = ${thing}`)).join("; ");

/**
 * Returns a place's hook on a day for visitors: "Abbey, harbour, fish and chips". Omits a noun if its thing
 * is shut that day or no longer listed. Null if none is left.
 */
export function hookOn(hook: string, activities: readonly Activity[], date: LondonDate): string | null {
  const nouns = (parseHook(hook) ?? []).filter(({ thing }) => {
    if (thing === null) return true;
    const activity = activities.find(({ name }) => name === thing);
    return activity !== undefined && openOn(activity, date).state !== "shut";
  });
  return nouns.length === 0 ? null : capitalised(nounsInWords(nouns));
}

function nounsInWords(nouns: readonly HookNoun[]): string {
  return nouns.map(({ noun }) => noun).join(", ");
}
