import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  isRouteErrorResponse,
} from "@remix-run/react";
import { type FormError, type RefusedForm, isRefused } from "#app/presenters/form-view";
import { isUnanswered } from "#app/components/layout/pages/page-unreachable";

/**
 * The browser's half of the action of a page with forms. If the server does not answer, or not as an action does, the
 * form shows that instead of the page, and what was typed stays.
 */
export async function formClientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect: the form was accepted.
    if (error instanceof Response) throw error;
    return {
      formId: "",
      form: { values: {}, errors: {}, formError: isUnanswered(error) ? null : answerIn(error) },
      isUnanswered: true,
    } satisfies RefusedForm;
  }
}

/** Returns the server's own sentence as a form's error; "" if its answer has none. The form adds a title. */
function answerIn(error: unknown): FormError {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  const message =
    typeof answer === "object" && answer !== null && "message" in answer ? answer.message : null;
  return { title: "", message: typeof message === "string" ? message : "" };
}

/**
 * The `shouldRevalidate` of the root and of every page with forms: no data is requested again after a form was refused
 * or only filled in. Otherwise the framework's fetcher would reload the whole page, and without a connection replace it
 * by an error.
 */
export const revalidateUnlessRefused: ShouldRevalidateFunction = ({ actionStatus = 200, actionResult }) =>
  actionStatus < 400 && !isRefused(actionResult);
