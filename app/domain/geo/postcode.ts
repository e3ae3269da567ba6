/** A well-formed UK postcode, sector or district in its usual spelling. It need not exist. */
export interface Postcode {
  /** In upper case with one space, such as "SW1A 1AA". Only "SW1A 1" or "SW1A" if the rest is unknown. */
  readonly text: string;
  /** The part before the space: the postcode district, such as "SW1A". */
  readonly outcode: string;
  /** The outcode and the next digit, such as "SW1A 1": about 150 postcodes. Null if the digit is unknown. */
  readonly sector: string | null;
}

const OUTCODE = "[A-Za-z]{1,2}[0-9][A-Za-z0-9]?";
const INCODE = "[0-9][A-Za-z]{2}";

/** For the `pattern` attribute of HTML. Blanks around the postcode are allowed, since we trim them later. */
export const POSTCODE_INPUT_PATTERN = `[ \\t]*${OUTCODE} ?${INCODE}[ \\t]*`;

/** For the `pattern` attribute of HTML. Also accepts a district, "LS6", or a sector, "LS6 3". */
export const START_INPUT_PATTERN = `[ \\t]*${OUTCODE}( ?${INCODE}| [0-9])?[ \\t]*`;

const POSTCODE = new RegExp(`^${OUTCODE} ?${INCODE}$`);
/**
 * A district, such as "SW1A", or a sector, such as "SW1A 1". A sector needs its space: without it, the text
 * would be another district.
 */
const DISTRICT_OR_SECTOR = new RegExp(`^(${OUTCODE})(?: ([0-9]))?$`);
const INCODE_LENGTH = 3;
/** Far longer than a postcode with blanks around it. We refuse longer input without reading it. */
export const MAX_INPUT_LENGTH = 64;

/**
 * The message for the number of a forces' post office, such as "BFPO 1". Such a post office moves with its
 * unit, so its number has no position.
 */
export const BFPO_HAS_NO_PLACE =
  "BFPO numbers aren't on the map. Please enter the postcode you're leaving from.";
const FORCES_POST_OFFICE = /^[ \t]*BFPO/i;

/**
 * Returns the message for text that is not a postcode: a more specific one if there is one, otherwise
 * `malformed`.
 */
export const postcodeFault = (input: string, malformed: string): string =>
  FORCES_POST_OFFICE.test(input) ? BFPO_HAS_NO_PLACE : malformed;

/**
 * Parses a postcode in any case, with or without its space, and with blanks or tabs around it. Returns null
 * if it is malformed.
 */
export function parsePostcode(input: string): Postcode | null {
  if (input.length > MAX_INPUT_LENGTH) return null;
  const trimmed = withoutBlanks(input);
  if (!POSTCODE.test(trimmed)) return null;
  const letters = trimmed.toUpperCase().replace(" ", "");
  const outcode = letters.slice(0, -INCODE_LENGTH);
  const incode = letters.slice(-INCODE_LENGTH);
  return { text: `${outcode} ${incode}`, outcode, sector: `${outcode} ${incode.charAt(0)}` };
}

/** Parses a district or a sector, such as "LS6" or "LS6 3". Returns null if it is malformed. */
export function parsePartialPostcode(input: string): Postcode | null {
  if (input.length > MAX_INPUT_LENGTH) return null;
  const text = withoutBlanks(input).toUpperCase();
  const [, outcode, digit] = DISTRICT_OR_SECTOR.exec(text) ?? [];
  return outcode ? { text, outcode, sector: digit ? text : null } : null;
}

/** Whether it is a whole postcode (a street, or part of one), and not a district or a sector. */
export const isWholePostcode = ({ text, outcode }: Postcode): boolean =>
  text.length > outcode.length + INCODE_LENGTH;

const withoutBlanks = (input: string): string => input.replace(/^[ \t]+|[ \t]+$/g, "");
