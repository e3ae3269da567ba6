import type { Preferences } from "#app/domain/accounts/preferences";

/** The forms of an account: the id of each, which its action answers by, and what heads its failures. */
export const ACCOUNT_FORMS = {
  login: { id: "login-form", title: "Login failed" },
  register: { id: "register-form", title: "Registration failed" },
  preferences: { id: "preferences-form", title: "Update failed" },
  home: { id: "home-form", title: "Home postcode not saved" },
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

/** Nearly always the database, or too many sign-ins at once: worth another try. */
export const ACCOUNTS_UNAVAILABLE = "Accounts aren't available at the moment. Please try again shortly.";

/** What the form of sessions posts as `sessionId` to end all of them. */
export const ALL_SESSIONS = "all";

export type AuthTab = "login" | "register";

/** Both forms post to /auth, with `intent` login or register. */
export interface AuthPageView {
  tab: AuthTab;
  banner: string | null;
}

/** Asking for a link to set a new password: posts `account` to its own page. */
export interface ForgottenPasswordView {
  state: "asking" | "sent" | "no-mail";
  /** Who answers for the site, where they have told. */
  contactEmail: string | null;
}

/** Whose password the page's token sets; the name is null where the link is of no use. */
export interface RecoverView {
  token: string | null;
  username: string | null;
}

/** Where the reader of an account's address says whether it is theirs. */
export const CONFIRM_EMAIL_PATH = "/confirm-email";

/** Its page: `asked` and `confirmed` post `intent` confirm or disown with the token. */
export type ConfirmEmailView =
  { state: "asked" | "confirmed"; username: string; token: string } | { state: "removed" | "spent" };

export interface SettingsUserView extends Preferences {
  username: string;
  email: string | null;
  /** Its reader has not said yet that it is theirs; never true where the site can send no mail. */
  isEmailUnconfirmed: boolean;
  homePostcode: string | null;
  isAdmin: boolean;
}

/** One of the places where the user is signed in. */
export interface SessionView {
  id: string;
  /** In plain words, such as "Firefox on Windows". */
  device: string;
  /** When it was last seen, as a sentence's part: "last seen 21 November at 14:35". */
  seen: string;
  isCurrent: boolean;
}

/**
 * The forms post to /settings, with `intent` preferences (seven boxes), home (homePostcode), password (currentPassword,
 * password, confirmPassword), email (email, currentPassword), sessions (sessionId) or delete (currentPassword). The
 * download is a plain link to
 * /settings/data.
 */
export interface SettingsPageView {
  user: SettingsUserView;
  /** Null where they cannot be listed just now. */
  sessions: readonly SessionView[] | null;
}

/** What every page knows of a signed-in visitor, from the root's data. */
export interface SiteUserView {
  id: number;
  username: string;
  isAdmin: boolean;
  /** Destinations whose hearts are filled. */
  favoriteIds: readonly number[];
  /** Messages of alerts that were not seen yet. */
  unreadAlerts: number;
}
