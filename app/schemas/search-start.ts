import { POSTCODE_FORMAT_ERROR } from "#app/domain/field-rules";
import { type Postcode, parsePartialPostcode, parsePostcode, postcodeFault } from "#app/domain/geo/postcode";
import type { FindTowns } from "#app/domain/geo/towns";

interface StartFault {
  readonly name: "postcode" | "from";
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

/** If it is not a whole postcode. A sector is the visitor's own position. */
export function startNote({ text, sector, town }: Postcode): string {
  const name = town && !text.includes(",") ? `${text} (${town.area})` : text;
  return `Drives from the middle of ${name}.${sector && !town ? "" : " Use your full postcode for exact times."}`;
}
