import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  isRouteErrorResponse,
} from "@remix-run/react";
import { type FormError, type RefusedForm, isRefused } from "#app/presenters/form-view";

/** What browsers' errors say if a request got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

/** Any other error is a bug. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && NO_ANSWER.test(error.message);

/** If the request fails, an error page would replace the form and what was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // The form was accepted.
    if (error instanceof Response) throw error;
    return {
      formId: "",
      form: { values: {}, errors: {}, formError: isUnanswered(error) ? null : answerIn(error) },
      isUnanswered: true,
    } satisfies RefusedForm;
  }
}

/** "" if the answer has none. The form adds its own title. */
function answerIn(error: unknown): FormError {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  const message =
    typeof answer === "object" && answer !== null && "message" in answer ? answer.message : null;
  return { title: "", message: typeof message === "string" ? message : "" };
}

/** After a refused form the framework would load the page again, and fail without a connection. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200, actionResult }) =>
  actionStatus < 400 && !isRefused(actionResult);
