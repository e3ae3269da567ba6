/** `id` is also in the answers of the form's action; `title` heads the message if it fails. */
export const ACCOUNT_FORMS = {
  login: { id: "login-form", title: "Login failed" },
  register: { id: "register-form", title: "Registration failed" },
  preferences: { id: "preferences-form", title: "Update failed" },
  home: { id: "home-form", title: "Home postcode not saved" },
  passes: { id: "passes-form", title: "Memberships not saved" },
  password: { id: "password-form", title: "Update failed" },
  sessions: { id: "sessions-form", title: "Not signed out" },
  email: { id: "email-form", title: "Update failed" },
  confirmEmail: { id: "confirm-email-form", title: "Nothing was changed" },
  forgotten: { id: "forgotten-form", title: "No link sent" },
  recovery: { id: "recovery-form", title: "Password not changed" },
  recoveryLink: { id: "recovery-link-form", title: "No link made" },
  delete: { id: "delete-form", title: "Account not deleted" },
} as const;
export type AccountFormName = keyof typeof ACCOUNT_FORMS;

/** Nearly always the database, or too many sign-ins at once: trying again may work. */
export const ACCOUNTS_UNAVAILABLE = "Accounts aren't available at the moment. Please try again shortly.";

const ADVICE = "Please check your connection and try again.";
const FAILED: Partial<Record<AccountFormName, string>> = {
  register: "Could not create account",
  preferences: "Failed to update preferences",
};

export function accountFormProps(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  const unreachable = `${title}: Unable to connect to the server`;
  return {
    id,
    unanswered: { title: unreachable, message: ADVICE, inPlace: `${unreachable}. ${ADVICE}` },
    failed: { title, message: FAILED[name] ?? ACCOUNTS_UNAVAILABLE },
  };
}

/** A `sessionId` that ends all sessions. */
export const ALL_SESSIONS = "all";

export type AuthTab = "login" | "register";

/** Its form posts `account` to the page's own address. */
export interface ForgottenPasswordView {
  state: "asking" | "sent" | "no-mail";
  /** Of the operator; null if it is not set. */
  contactEmail: string | null;
}

/** `username` is null if the link no longer works. */
export interface RecoverView {
  token: string | null;
  username: string | null;
}

/** The owner of a mailbox says there whether the account is theirs. */
export const CONFIRM_EMAIL_PATH = "/confirm-email";

/** In `asked` and `confirmed` its form posts the token with the `intent` confirm or disown. */
export type ConfirmEmailView =
  { state: "asked" | "confirmed"; username: string; token: string } | { state: "removed" | "spent" };

export interface SiteUserView {
  id: number;
  username: string;
  isAdmin: boolean;
  favoriteIds: readonly number[];
  /** 0 for anyone but the admin. */
  pendingSuggestions: number;
}
