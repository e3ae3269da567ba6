import { INCODE_LENGTH, type Postcode } from "./postcode";

/** A typed postcode is far shorter. We refuse longer input without reading it. */
export const MAX_INPUT_LENGTH = 64;

/** Blanks, dashes, full stops, quotes, invisible characters. */
const SEPARATORS = /[\s\p{P}\p{Cf}+|~\u2212\u02d7]+/gu;
/**
 * A digit may be typed as the letter that looks like it. No outcode ends in O, I or L, none has I as its
 * second letter, and none has a digit after a nought.
 */
const OUTCODE = /^([A-Z]|0(?=[LX]))([A-HJ-Z]|(?<=[CPSY])0(?=\d))?([0-9OIL])([A-Z0-9])?$/;
const INCODE = /^([0-9OIL])([A-Z]{2})$/;
/** Without this test, the towns of Looe and Alloa would be postcodes. */
const DIGIT = /[0-9]/;
const GIROBANK = "GIR";

/** A forces' post office, such as "BFPO 1", moves with its unit. */
export const BFPO_HAS_NO_PLACE =
  "BFPO numbers aren't on the map. Please enter the postcode you're leaving from.";
const FORCES_POST_OFFICE = /^BFPO|^BF[1IL]([0-9OIL][A-Z]{0,2}|BFPO)?$/;

export const OTHER_START_ERROR = "Please enter a UK postcode or its first half, such as M1.";

/** A more specific message if there is one. */
export const postcodeFault = (input: string, malformed: string): string =>
  FORCES_POST_OFFICE.test(charactersIn(input).join("")) ? BFPO_HAS_NO_PLACE : malformed;

/** In any case, with separators anywhere, and with O, I and L in place of digits. */
export function parsePostcode(input: string): Postcode | null {
  const letters = charactersIn(input).join("");
  if (!DIGIT.test(letters)) return null;
  const outcode = readOutcode(letters.slice(0, -INCODE_LENGTH));
  const [, digit, unit] = INCODE.exec(letters.slice(-INCODE_LENGTH)) ?? [];
  if (outcode === null || digit === undefined) return null;
  const sector = `${outcode} ${asDigits(digit)}`;
  return { text: `${sector}${unit}`, outcode, sector };
}

/** "LS6" or "LS6 3". Without a separator before its digit, a sector is another district. */
export function parsePartialPostcode(input: string): Postcode | null {
  const parts = charactersIn(input);
  if (!parts.some((part) => DIGIT.test(part))) return null;
  const last = parts.at(-1) ?? "";
  const start = readOutcode(parts.slice(0, -1).join(""));
  if (start !== null && /^[0-9OIL]$/.test(last)) {
    const sector = `${start} ${asDigits(last)}`;
    return { text: sector, outcode: start, sector };
  }
  const outcode = readOutcode(parts.join(""));
  return outcode === null ? null : { text: outcode, outcode, sector: null };
}

/** In upper case, divided at the separators. */
function charactersIn(input: string): string[] {
  if (input.length > MAX_INPUT_LENGTH) return [];
  const typed = input.normalize("NFKC").replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
  return typed.split(SEPARATORS).filter((part) => part !== "");
}

function readOutcode(letters: string): string | null {
  const [, first, second = "", digit, last = ""] = OUTCODE.exec(letters) ?? [];
  if (first === undefined || digit === undefined || letters === GIROBANK) return null;
  const outcode = `${asLetter(first)}${asLetter(second)}${asDigits(digit + last)}`;
  return outcode === "BF1" ? null : outcode;
}

const asDigits = (characters: string): string => characters.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
const asLetter = (character: string): string => character.replace("0", "O");
