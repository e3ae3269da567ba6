import type { AccountFormView } from "#app/presenters/accounts/view";

/** An error's status, so that the page's own data, which could not be had either, are not asked for again. */
const UNAVAILABLE = { status: 503, headers: { "Content-Type": "application/json" } };

/**
 * For the client's half of an action: what to answer where the server was not reached at all. Remix gives the
 * page what the answer's JSON holds, so `otherwise` has to survive JSON.
 */
export async function orUnreachable<Answer, Otherwise>(
  answer: () => Promise<Answer>,
  otherwise: () => Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await answer();
  } catch (error) {
    // A browser tells a failed connection by this type and no other; redirects are thrown as well.
    if (!(error instanceof TypeError)) throw error;
    return new Response(JSON.stringify(otherwise()), UNAVAILABLE) as Otherwise;
  }
}

/** A form that got no answer; what was typed stays in its fields. `title` is such as "Login failed". */
export function unreachableForm(title: string): AccountFormView {
  const words = `${title}: Unable to connect to the server`;
  return {
    values: {},
    errors: {},
    formError: { title: words, message: "Please check your connection and try again." },
    isUnanswered: true,
    lastResult: { status: "error", error: { "": [words] } },
  };
}
