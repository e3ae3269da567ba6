import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { postedFields } from "#app/presenters/admin/catalogue-view";
import { readSuggestionsQuery, suggestionsHref } from "#app/presenters/suggestions/query";
import { readId } from "#app/schemas/id";
import { conversionSchema, reviewSchema } from "#app/schemas/suggestion-review";
import { editsOf } from "../admin/admin-calls.server";
import { CATALOGUE_REFUSALS } from "#app/http/answers/catalogue-refusals";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";
import type { PageForm, PostedForm } from "../form-action.server";
import { CONVERSION_FAILED, REVIEW_FAILED, SUGGESTION_REFUSALS } from "#app/http/answers/suggestion-refusals";

const DESTINATION = postedFields("destination");

/** The forms of the administrator's page of suggestions, by their intent. */
export const SUGGESTION_FORMS: Readonly<Record<"review" | "convert", PageForm>> = {
  review: {
    id: "review",
    needs: "admin",
    texts: ["intent", "suggestionId", "status", "adminNotes"],
    failure: { title: "Error", message: REVIEW_FAILED },

    async submit(posted, args, { id, username }) {
      const { suggestions } = args.context.app;
      const suggestionId = idOf(posted);
      const given = posted.read(reviewSchema);
      const reviewer = { id, username };
      const reviewed = await suggestions.review({ id: suggestionId, ...given, reviewer });
      const now = reviewed.ok ? reviewed.value : await suggestions.find(suggestionId);
      // Pressed twice: the first press did it already.
      if (now?.status !== given.status) {
        const { status, message } = SUGGESTION_REFUSALS[now ? "wrong-step" : "not-found"];
        throw posted.refuse({ status, message: `${REVIEW_FAILED} ${message}` });
      }
      return backToList(args, {
        title: "Status Updated",
        description: `“${now.name}” is now ${now.status}.`,
      });
    },
  },

  convert: {
    id: "convert",
    needs: "admin",
    texts: ["intent", "suggestionId", ...DESTINATION.texts],
    flags: DESTINATION.flags,
    failure: { title: "Error", message: CONVERSION_FAILED },

    async submit(posted, args, user) {
      const patch = posted.read(conversionSchema);
      const made = await editsOf(args, user).create({ patch, suggestionId: idOf(posted) });
      if (!made.ok) {
        const { status, message } = CATALOGUE_REFUSALS[made.error];
        throw posted.refuse({ status, message: `${CONVERSION_FAILED} ${message}` });
      }
      const description = `${made.value.destination.name} is part of the catalogue now.`;
      return backToList(args, { title: "Destination Created", description });
    },
  },
};

export function isSuggestionForm(intent: unknown): intent is keyof typeof SUGGESTION_FORMS {
  return intent === "review" || intent === "convert";
}

/** To the tab and the page that the form was opened from, without its dialog. */
function backToList(args: ActionFunctionArgs, toast: Toast): Promise<Response> {
  const query = readSuggestionsQuery(new URL(args.request.url).searchParams);
  return redirectWithToast(args, suggestionsHref(query), toast);
}

/** 0, which no suggestion has, for anything else. */
function idOf(posted: PostedForm): number {
  return readId(posted.text("suggestionId")) ?? 0;
}
