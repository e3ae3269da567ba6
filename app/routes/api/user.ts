import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { calls } from "#app/http/actions/calls.server";
import { CALLS } from "#app/http/address/addresses";
import { answerJson } from "#app/http/answers/answer-json";
import { userJson } from "#app/presenters/accounts/json";

const RULES = {
  ...CALLS["api/user"],
  loginNeeded: "You aren't logged in.",
  unavailable: ACCOUNTS_UNAVAILABLE,
};

export const loader = calls(RULES, { GET: (_args, user) => Promise.resolve(answerJson(userJson(user))) });

export const action = loader;
