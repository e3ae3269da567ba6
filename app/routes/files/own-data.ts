import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { callsWithoutRow } from "#app/http/actions/calls.server";
import { answerJsonText } from "#app/http/answers/answer-json";
import { requireUser } from "#app/http/session/guards.server";
import { ownDataJson } from "#app/presenters/accounts/json";

export const loader = callsWithoutRow("anyone", {
  unavailable: ACCOUNTS_UNAVAILABLE,
  async GET({ request, context }) {
    // Its link is on the settings page, so a guest is redirected to the sign-in page.
    const user = await requireUser(request, context);
    const { accounts, clock } = context.app;
    const data = ownDataJson(user, await accounts.ownRecords(user.id), clock());
    return answerJsonText(JSON.stringify(data, null, 2), {
      headers: { "Content-Disposition": `attachment; filename="sunny-escape-${user.username}.json"` },
    });
  },
});
