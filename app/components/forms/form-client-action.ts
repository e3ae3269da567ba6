import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  isRouteErrorResponse,
} from "@remix-run/react";
import { type FormError, type RefusedForm, isRefused } from "#app/presenters/form-view";
import { isUnanswered } from "#app/components/layout/pages/page-unreachable";

/**
 * The client action of every page with forms. If the request fails, the form shows the message and keeps what was
 * typed. Without this, an error page would replace the form.
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

/** Returns the server's sentence as a form's error; "" if the answer has none. The form adds its own title. */
function answerIn(error: unknown): FormError {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  const message =
    typeof answer === "object" && answer !== null && "message" in answer ? answer.message : null;
  return { title: "", message: typeof message === "string" ? message : "" };
}

/**
 * The `shouldRevalidate` of the root and of every page with forms. It prevents new requests for data after a form was
 * refused, or after the server only filled in some of its fields. By default the framework loads the whole page again,
 * and shows an error if there is no connection.
 */
export const revalidateUnlessRefused: ShouldRevalidateFunction = ({ actionStatus = 200, actionResult }) =>
  actionStatus < 400 && !isRefused(actionResult);
