import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { postedFields } from "#app/presenters/admin/catalogue-view";
import { readSuggestionsQuery, suggestionsHref } from "#app/presenters/suggestions/query";
import { conversionSchema, reviewSchema } from "#app/schemas/suggestion-review";
import { editsOf } from "#app/http/actions/admin/admin-calls.server";
import { locateForm } from "#app/http/actions/admin/admin-forms.server";
import { formRefusal } from "#app/http/answers/catalogue-refusals";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";
import { type PageForm, formByIntent, postedId } from "#app/http/actions/form-action.server";
import { SUGGESTION_REFUSALS } from "#app/http/answers/suggestion-refusals";
import { SOON } from "#app/presenters/admin/words-view";
import { CONVERSION_FAILED, REVIEW_FAILED } from "#app/presenters/suggestions/view";

const DESTINATION = postedFields("destination");

const REVIEW_FORM: PageForm = {
  id: "review",
  needs: "admin",
  texts: ["intent", "suggestionId", "status", "adminNotes"],
  failure: { title: "Error", message: REVIEW_FAILED },

  async submit(posted, args, { id, username }) {
    const { suggestions } = args.context.app;
    const suggestionId = postedId(posted, "suggestionId");
    const given = posted.read(reviewSchema);
    const reviewer = { id, username };
    const reviewed = await suggestions.review({ id: suggestionId, ...given, reviewer });
    const now = reviewed.ok ? reviewed.value : await suggestions.find(suggestionId);
    // Pressed twice, the first press has set this status already. That is no failure.
    if (now?.status !== given.status) {
      const { status, message } = SUGGESTION_REFUSALS[now ? "wrong-step" : "not-found"];
      return posted.refuse({ status, message: `${REVIEW_FAILED} ${message}` });
    }
    return backToList(args, { title: "Status Updated", description: `“${now.name}” is now ${now.status}.` });
  },
};

const CONVERSION_FORM: PageForm = {
  id: "convert",
  needs: "admin",
  texts: ["intent", "suggestionId", ...DESTINATION.texts],
  flags: DESTINATION.flags,
  failure: { title: "Error", message: CONVERSION_FAILED },

  async submit(posted, args, user) {
    const patch = posted.read(conversionSchema);
    const made = await editsOf(args, user).create({ patch, suggestionId: postedId(posted, "suggestionId") });
    if (!made.ok) {
      const { status, message, errors } = formRefusal(made);
      return posted.refuse({ status, errors, message: message && `${CONVERSION_FAILED} ${message}` });
    }
    const description = `${made.value.destination.name} is part of the catalogue now. ${SOON}`;
    return backToList(args, { title: "Destination Created", description });
  },
};

export const suggestionFormOf = formByIntent({
  review: REVIEW_FORM,
  convert: CONVERSION_FORM,
  locate: locateForm(CONVERSION_FORM),
});

/** The tab and page on which the form was opened, without its dialog. */
function backToList(args: ActionFunctionArgs, toast: Toast): Promise<Response> {
  const query = readSuggestionsQuery(new URL(args.request.url).searchParams);
  return redirectWithToast(args, suggestionsHref(query), toast);
}
