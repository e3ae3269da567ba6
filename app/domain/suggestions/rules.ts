import { parseWebAddress } from "#app/domain/web-address";
import { codePointLength, plainText } from "#app/domain/text";
import {
  BROKEN_ADDRESS,
  type FieldRule,
  type FieldRules,
  lineRule,
  optionalRule,
  textRule,
} from "#app/domain/field-rules";
import { fail, ok } from "#app/domain/result";
import { SUGGESTION_LIMITS, type SuggestionType } from "./suggestion";

const WEBSITE_MESSAGE = "Enter a web address that begins with https:// or http://, or leave this empty";
const NOTES_TOO_LONG = `Notes must be at most ${SUGGESTION_LIMITS.adminNotes} characters`;

const websiteRule: FieldRule<string> = (typed) => {
  if (codePointLength(typed.trim()) > SUGGESTION_LIMITS.website) {
    return fail(`Website must be at most ${SUGGESTION_LIMITS.website} characters`);
  }
  const address = parseWebAddress(typed);
  return address === null
    ? fail(/^\s*https?:\/\//i.test(typed) ? BROKEN_ADDRESS : WEBSITE_MESSAGE)
    : ok(address);
};

/** Of the fields that every type may have. */
export const SUGGESTION_TEXT_RULES = {
  name: lineRule("Name", SUGGESTION_LIMITS.name),
  description: textRule("Description", SUGGESTION_LIMITS.description),
  website: optionalRule(websiteRule),
  telephone: optionalRule(lineRule("Telephone", SUGGESTION_LIMITS.telephone)),
  whyVisit: optionalRule(textRule("Why visit", SUGGESTION_LIMITS.whyVisit)),
};
export const LOCATION_RULE = lineRule("Location", SUGGESTION_LIMITS.location);
export const AREA_RULE = lineRule("Area", SUGGESTION_LIMITS.area);

/** In the order of the fields. A suggested place has an area; all others have a location. */
export function suggestionRules(type: SuggestionType): FieldRules {
  const { name, description, whyVisit, website, telephone } = SUGGESTION_TEXT_RULES;
  const place: FieldRules = type === "location" ? { area: AREA_RULE } : { location: LOCATION_RULE };
  return { name, ...place, description, whyVisit, website, telephone };
}

export const notesRule: FieldRule<string> = (typed) => {
  if (typed.length > SUGGESTION_LIMITS.adminNotes * 8) return fail(NOTES_TOO_LONG);
  const notes = plainText(typed);
  return codePointLength(notes) > SUGGESTION_LIMITS.adminNotes ? fail(NOTES_TOO_LONG) : ok(notes);
};
