import { ACCOUNT_FORMS, ACCOUNTS_UNAVAILABLE, type AccountFormName } from "#app/presenters/accounts/view";

const ADVICE = "Please check your connection and try again.";
const FAILED: Partial<Record<AccountFormName, string>> = {
  register: "Could not create account",
  preferences: "Failed to update preferences",
};

/** Returns what every account form passes to useForm: its id, and the message if the server does not answer. */
export function accountFormProps(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  const unreachable = `${title}: Unable to connect to the server`;
  return {
    id,
    unanswered: { title: unreachable, message: ADVICE, inPlace: `${unreachable}. ${ADVICE}` },
    failed: { title, message: FAILED[name] ?? ACCOUNTS_UNAVAILABLE },
  };
}
