import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { calls } from "#app/http/actions/calls.server";
import { endSession } from "#app/http/session/session.server";

/** A guest gets the same answer. */
export const loader = calls("api/logout", {
  unavailable: ACCOUNTS_UNAVAILABLE,
  async POST({ request, context }) {
    return new Response(null, { status: 204, headers: await endSession(request, context) });
  },
});

export const action = loader;
