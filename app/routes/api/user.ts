import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { userJson } from "#app/presenters/accounts/json";

export const loader = calls("api/user", {
  loginNeeded: "You aren't logged in.",
  unavailable: ACCOUNTS_UNAVAILABLE,
  GET: (_args, user) => Promise.resolve(answerJson(userJson(user))),
});

export const action = loader;
