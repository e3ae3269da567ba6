import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  isRouteErrorResponse,
} from "@remix-run/react";
import { type FormError, type RefusedForm, isRefused } from "#app/presenters/form-view";
import { isUnanswered } from "#app/components/layout/pages/page-unreachable";

/**
 * The browser's half of the action of a page with forms: a server that did not answer, or not as an action does,
 * is shown by the form and not by the page. What was typed stays where it is.
 */
export async function formClientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect: the form was taken.
    if (error instanceof Response) throw error;
    return {
      formId: "",
      form: { values: {}, errors: {}, formError: isUnanswered(error) ? null : answerIn(error) },
      isUnanswered: true,
    } satisfies RefusedForm;
  }
}

/** The server's own sentence, "" where its answer has none; the form gives it a title. */
function answerIn(error: unknown): FormError {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  const message =
    typeof answer === "object" && answer !== null && "message" in answer ? answer.message : null;
  return { title: "", message: typeof message === "string" ? message : "" };
}

/**
 * The `shouldRevalidate` of the root and of every page with forms: nothing is asked for again after a form that was
 * refused, or only filled in. Without it the framework's fetcher would load the whole page anew, and put an error in its place where
 * there is no connection.
 */
export const revalidateUnlessRefused: ShouldRevalidateFunction = ({ actionStatus = 200, actionResult }) =>
  actionStatus < 400 && !isRefused(actionResult);
