import { POSTCODE_FORMAT_ERROR } from "#app/domain/field-rules";
import { type Postcode, startName } from "#app/domain/geo/postcode";
import {
  parsePartialPostcode,
  parsePostcode,
  OTHER_START_ERROR,
  postcodeFault,
} from "#app/domain/geo/read-postcode";
import type { FindTowns } from "#app/domain/geo/towns";
import { MOST_OTHERS } from "#app/domain/search/address";
import { namesInWords } from "#app/domain/text";

interface StartFault {
  readonly name: "postcode" | "from" | "with";
  readonly message: string;
  /** Null if it says the same of every wrong postcode. */
  readonly note: string | null;
}

interface ReadStart {
  readonly start: Postcode | null;
  readonly fault: StartFault | null;
  /** Of the typed name, if there are several. */
  readonly towns: readonly Postcode[];
}

const FROM_MESSAGE = "Name a postcode district or sector, such as LS6 or LS6 3, or a town";
const FROM_NOTE = "This link has no postcode district, such as LS6. Please enter your postcode.";

/** `from` of shared addresses never means a whole postcode; the form sends all as `postcode`. */
export function readStart(params: URLSearchParams, townsNamed: FindTowns): ReadStart {
  const name = params.get("postcode") || !params.has("from") ? "postcode" : "from";
  const typed = params.getAll(name).join(", ");
  if (name === "postcode") params.delete("from");
  else params.delete("postcode");
  const whole = parsePostcode(typed);
  if (whole && name === "postcode") return { start: whole, fault: null, towns: [] };
  const partial = whole === null ? parsePartialPostcode(typed) : null;
  const towns = partial ? [] : townsNamed(typed);
  const [start = null, ...others] = partial ? [partial] : towns;
  if (start && others.length === 0) {
    params.delete("postcode");
    params.set("from", start.text);
    return { start, fault: null, towns: [] };
  }
  const fault =
    name === "postcode"
      ? { message: postcodeFault(typed, POSTCODE_FORMAT_ERROR), note: null }
      : { message: FROM_MESSAGE, note: postcodeFault(typed, FROM_NOTE) };
  return { start: null, fault: { name, ...fault }, towns };
}

/** As typed, and what is meant, or why it is unknown. */
export interface TypedOther {
  readonly typed: string;
  readonly start: Postcode | null;
  readonly problem?: string;
}

/** `with`: the starts of people to meet, each once. Forms send blanks for those that are not used. */
export function readOthers(params: URLSearchParams, start: Postcode | null, townsNamed: FindTowns) {
  const typed = params.getAll("with").filter((text) => text.trim() !== "");
  params.delete("with");
  const faults: StartFault[] = [];
  const others: TypedOther[] = [];
  for (const text of typed.slice(0, MOST_OTHERS)) {
    const other = readOther(text, townsNamed);
    const name = other.start && startName(other.start);
    if (
      name !== null &&
      [start, ...others.map((each) => each.start)].some((each) => each && startName(each) === name)
    ) {
      const message = `${name} is named twice, so it counts once.`;
      faults.push({ name: "with", message, note: message });
      continue;
    }
    if (other.problem !== undefined) faults.push({ name: "with", message: other.problem, note: null });
    params.append("with", other.start?.text ?? other.typed);
    others.push(other);
  }
  if (typed.length > MOST_OTHERS)
    faults.push({ name: "with", message: TOO_MANY_OTHERS, note: TOO_MANY_OTHERS });
  return { others, faults };
}

function readOther(text: string, townsNamed: FindTowns): TypedOther {
  const typed = text.trim().slice(0, LONGEST_KEPT);
  const postcode = parsePostcode(text) ?? parsePartialPostcode(text);
  const [start = null, ...towns] = postcode ? [postcode] : townsNamed(text);
  if (towns.length > 0) return { typed, start: null, problem: SEVERAL_PLACES };
  return start ? { typed, start } : { typed, start, problem: postcodeFault(text, OTHER_START_ERROR) };
}

/** Characters of a typed start that a page shows again. */
export const LONGEST_KEPT = 32;

const TOO_MANY_OTHERS = `You can meet people from up to ${MOST_OTHERS} other places.`;
const SEVERAL_PLACES = "Several towns have that name. Enter a postcode of the one you mean.";

/** Of those that are not whole postcodes. A sector is the visitor's own position. */
export function startNote(starts: readonly Postcode[]): string {
  const wide = starts.filter(({ text }) => parsePostcode(text) === null);
  const names = wide.map(({ text, town }) => (town && !text.includes(",") ? `${text} (${town.area})` : text));
  const use = wide.length > 1 ? "full postcodes" : "your full postcode";
  const isOwn = wide.every(({ sector, town }) => sector && !town);
  return `Drives from the middle of ${namesInWords(names)}.${isOwn ? "" : ` Use ${use} for exact times.`}`;
}
