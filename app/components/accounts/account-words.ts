import { ACCOUNT_FORMS, type AccountFormName } from "#app/presenters/accounts/view";

const ADVICE = "Please check your connection and try again.";

/** What every form of an account gives to useForm: its id, and its words for a server that did not answer. */
export function accountForm(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  const unreachable = `${title}: Unable to connect to the server`;
  return {
    id,
    unanswered: { title: unreachable, message: ADVICE, inPlace: `${unreachable}. ${ADVICE}` },
    refusedTitle: title,
  };
}
