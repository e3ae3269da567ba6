import { SUGGESTION_FEATURE_NAMES } from "#app/domain/suggestions/suggestion";
import {
  SUGGESTION_FIELDS,
  isSuggestionType,
  suggestionSchema,
  toSuggestionContent,
} from "#app/schemas/suggestion";
import { redirectWithToast } from "#app/http/session/flash.server";
import type { PageForm } from "#app/http/actions/form-action.server";
import { SUGGESTION_LOGIN_NEEDED, SUGGESTION_REFUSALS } from "#app/http/answers/suggestion-refusals";
import { SUGGESTION_FAILED } from "#app/presenters/suggestions/view";

const FLAGS: readonly string[] = [...SUGGESTION_FEATURE_NAMES, "isOwner", "offersDiscounts"];
const SUBMITTED = {
  title: "Suggestion Submitted!",
  description: "Thank you for your suggestion. We'll review it and get back to you soon.",
};

/** The page then shows an empty form of the same type. */
export const SUGGEST_FORM: PageForm = {
  id: "suggestion",
  needs: "user",
  loginNeeded: { message: SUGGESTION_LOGIN_NEEDED },
  texts: SUGGESTION_FIELDS.filter((name) => !FLAGS.includes(name)),
  flags: FLAGS,
  failure: { title: "Error", message: SUGGESTION_FAILED },

  async submit(posted, { request, context }, user) {
    const type = posted.text("type");
    const content = toSuggestionContent(posted.read(suggestionSchema(type)));
    const submitted = await context.app.suggestions.submit({ userId: user.id, content });
    if (!submitted.ok) return posted.refuse(SUGGESTION_REFUSALS[submitted.error]);
    // The page lists the new suggestion below the form.
    const page = isSuggestionType(type) ? `/suggest?type=${type}` : "/suggest";
    return redirectWithToast({ request, context }, page, SUBMITTED);
  },
};
