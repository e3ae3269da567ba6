/** A well-formed UK postcode in its usual spelling; it need not exist. */
export interface Postcode {
  /** Upper case with one space, such as "SW1A 1AA". */
  readonly text: string;
  /** The part before the space: the postcode district, such as "SW1A". */
  readonly outcode: string;
  /** The outcode and the first digit after it, such as "SW1A 1": about 150 postcodes. */
  readonly sector: string;
}

const OUTCODE = "[A-Za-z]{1,2}[0-9][A-Za-z0-9]?";
const INCODE = "[0-9][A-Za-z]{2}";

/** For an HTML `pattern` attribute; blanks around the postcode are allowed because they are trimmed later. */
export const POSTCODE_INPUT_PATTERN = `[ \\t]*${OUTCODE} ?${INCODE}[ \\t]*`;

const POSTCODE = new RegExp(`^${OUTCODE} ?${INCODE}$`);
const INCODE_LENGTH = 3;
/** Far more than anybody types around a postcode; longer input is refused unread. */
const MAX_INPUT_LENGTH = 64;

/** Reads a postcode in any case, with or without its space, with blanks or tabs around it; null if malformed. */
export function parsePostcode(input: string): Postcode | null {
  if (input.length > MAX_INPUT_LENGTH) return null;
  const trimmed = input.replace(/^[ \t]+|[ \t]+$/g, "");
  if (!POSTCODE.test(trimmed)) return null;
  const letters = trimmed.toUpperCase().replace(" ", "");
  const outcode = letters.slice(0, -INCODE_LENGTH);
  const incode = letters.slice(-INCODE_LENGTH);
  return { text: `${outcode} ${incode}`, outcode, sector: `${outcode} ${incode.charAt(0)}` };
}
