import { parseImageAddress, parseWebAddress } from "./web-address";
import { codePointLength, plainLine, plainText } from "./text";
import { parsePostcode, postcodeFault } from "./geo/read-postcode";
import { type Result, fail, ok } from "./result";

/* Browsers check a form by these rules, and the server's schemas are made from them. */

export type FieldRule<Value = unknown> = (typed: string) => Result<Value, string>;
export type FieldRules = Readonly<Record<string, FieldRule>>;

const MAX_ADDRESS_LENGTH = 500;
/** For an address that begins as it must. */
export const BROKEN_ADDRESS = "This isn't a whole web address, or it has a space or a quote in it";
export const POSTCODE_FORMAT_ERROR = "Invalid UK postcode format";

/** Invisible characters are removed first. Lengths are in code points. */
export function lineRule(label: string, maxLength: number): FieldRule<string> {
  return cleaned(label, maxLength, plainLine);
}

export function textRule(label: string, maxLength: number): FieldRule<string> {
  return cleaned(label, maxLength, plainText);
}

export function optionalRule<Value>(rule: FieldRule<Value>): FieldRule<Value | undefined> {
  return (typed) => (typed.trim() === "" ? ok(undefined) : rule(typed));
}

export const postcodeRule: FieldRule<string> = (typed) => {
  const postcode = parsePostcode(typed);
  return postcode ? ok(postcode.text) : fail(postcodeFault(typed, POSTCODE_FORMAT_ERROR));
};

export function webAddressRule(label: string): FieldRule<string> {
  const message = `${label} must be an address that begins with https:// or http://`;
  return addressRule(message, /^\s*https?:\/\//i, parseWebAddress);
}

export function imageAddressRule(label: string): FieldRule<string> {
  const message = `${label} must be an address that begins with https://, or a path below /images/`;
  return addressRule(message, /^\s*https:\/\//i, parseImageAddress);
}

export function choiceRule<const Choice extends string>(
  choices: readonly Choice[],
  message: string,
): FieldRule<Choice> {
  return (typed) => {
    const chosen = choices.find((choice) => choice === typed);
    return chosen === undefined ? fail(message) : ok(chosen);
  };
}

/** In the order of the rules. An absent field counts as empty. */
export function faultsIn(
  rules: FieldRules,
  typed: Readonly<Partial<Record<string, string>>>,
): Partial<Record<string, string>> {
  const faults: Partial<Record<string, string>> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const read = rule(typed[name] ?? "");
    if (!read.ok) faults[name] = read.error;
  }
  return faults;
}

function cleaned(label: string, maxLength: number, clean: (typed: string) => string): FieldRule<string> {
  const tooLong = `${label} must be at most ${maxLength} characters`;
  return (typed) => {
    // Before cleaning too, since cleaning megabytes of text would take long.
    if (typed.length > maxLength * 8) return fail(tooLong);
    const text = clean(typed);
    if (text === "")
      return fail(
        `Enter ${/^[aeiou]/i.test(label) ? "an" : "a"} ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      );
    return codePointLength(text) > maxLength ? fail(tooLong) : ok(text);
  };
}

function addressRule(
  message: string,
  beginning: RegExp,
  parse: (typed: string) => string | null,
): FieldRule<string> {
  return (typed) => {
    if (typed.length > MAX_ADDRESS_LENGTH) {
      return fail(`An address must be at most ${MAX_ADDRESS_LENGTH} characters`);
    }
    const address = parse(typed);
    return address === null ? fail(beginning.test(typed) ? BROKEN_ADDRESS : message) : ok(address);
  };
}
