/** A well-formed UK postcode in its usual spelling, or the first part of one; it need not exist. */
export interface Postcode {
  /** Upper case with one space, such as "SW1A 1AA"; "SW1A 1" or "SW1A" if only that is known. */
  readonly text: string;
  /** The part before the space: the postcode district, such as "SW1A". */
  readonly outcode: string;
  /** The outcode and the next digit, "SW1A 1": about 150 postcodes. Null if only the outcode is known. */
  readonly sector: string | null;
}

const OUTCODE = "[A-Za-z]{1,2}[0-9][A-Za-z0-9]?";
const INCODE = "[0-9][A-Za-z]{2}";

/** For an HTML `pattern` attribute; blanks around the postcode are allowed because they are trimmed later. */
export const POSTCODE_INPUT_PATTERN = `[ \\t]*${OUTCODE} ?${INCODE}[ \\t]*`;

/** A `pattern` that also accepts a district, "LS6", or a sector, "LS6 3". */
export const START_INPUT_PATTERN = `[ \\t]*${OUTCODE}( ?${INCODE}| [0-9])?[ \\t]*`;

const POSTCODE = new RegExp(`^${OUTCODE} ?${INCODE}$`);
/**
 * A district, such as "SW1A", or one of its sectors, such as "SW1A 1": without its space a sector would be
 * another district.
 */
const DISTRICT_OR_SECTOR = new RegExp(`^(${OUTCODE})(?: ([0-9]))?$`);
const INCODE_LENGTH = 3;
/** Far more than a postcode with blanks around it; longer input is refused unread. */
export const MAX_INPUT_LENGTH = 64;

/** The message for the number of a forces' post office, "BFPO 1", which moves with its unit. */
export const BFPO_HAS_NO_PLACE =
  "BFPO numbers aren't on the map. Please enter the postcode you're leaving from.";
const FORCES_POST_OFFICE = /^[ \t]*BFPO/i;

/** What is wrong with text that is not a postcode: `malformed`, or a more specific message. */
export const postcodeFault = (input: string, malformed: string): string =>
  FORCES_POST_OFFICE.test(input) ? BFPO_HAS_NO_PLACE : malformed;

/**
 * Parses a postcode in any case, with or without its space, with blanks or tabs around it; null if
 * malformed.
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

/** Parses a district or a sector, "LS6" or "LS6 3"; null if malformed. */
export function parsePartialPostcode(input: string): Postcode | null {
  if (input.length > MAX_INPUT_LENGTH) return null;
  const text = withoutBlanks(input).toUpperCase();
  const [, outcode, digit] = DISTRICT_OR_SECTOR.exec(text) ?? [];
  return outcode ? { text, outcode, sector: digit ? text : null } : null;
}

/** Whether it is a whole postcode (a street, or part of one) rather than a district or sector. */
export const isWholePostcode = ({ text, outcode }: Postcode): boolean =>
  text.length > outcode.length + INCODE_LENGTH;

const withoutBlanks = (input: string): string => input.replace(/^[ \t]+|[ \t]+$/g, "");
