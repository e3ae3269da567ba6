import { parseWebAddress } from "#app/domain/destination-draft-address";
import { codePointLength, plainText } from "#app/domain/destination-draft-text";
import { SUGGESTION_LIMITS, type SuggestionType } from "#app/domain/suggestion";
import { type FieldFaults, type TypedValues, blanksIn } from "../catalogue/posted-form";
import { FIELDS_ASKED, FIELD_NOUNS, isTextField } from "./suggestion-fields";

const WEBSITE_MESSAGE = "Enter a web address that begins with https:// or http://, or leave this empty";

/** What is wrong with a suggestion, in the order of its form and in the server's words, only sooner. */
export function checkSuggestion(type: SuggestionType, typed: TypedValues): FieldFaults {
  const faults: FieldFaults = {};
  for (const { name, isRequired } of FIELDS_ASKED[type]) {
    if (!isTextField(name)) continue;
    const text = plainText(typed[name] ?? "");
    const limit = SUGGESTION_LIMITS[name];
    if (isRequired) Object.assign(faults, blanksIn({ [name]: text }, [{ name, label: FIELD_NOUNS[name] }]));
    if (codePointLength(text) > limit)
      faults[name] = `${FIELD_NOUNS[name]} must be at most ${limit} characters`;
  }
  const website = typed["website"]?.trim() ?? "";
  if (website !== "" && !faults["website"] && parseWebAddress(website) === null) {
    faults["website"] = WEBSITE_MESSAGE;
  }
  return faults;
}
