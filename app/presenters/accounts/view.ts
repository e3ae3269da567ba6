import type { Preferences } from "#app/domain/accounts/preferences";

/** The account forms: the id of each, which its action's answers name, and the title of its failures. */
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

/** The cause is nearly always the database or too many sign-ins at once, so another try may work. */
export const ACCOUNTS_UNAVAILABLE = "Accounts aren't available at the moment. Please try again shortly.";

/** The `sessionId` that the form posts to end all sessions. */
export const ALL_SESSIONS = "all";

export type AuthTab = "login" | "register";

/** Both forms post to /auth, with `intent` login or register. */
export interface AuthPageView {
  tab: AuthTab;
  banner: string | null;
}

/** The page to request a link for a new password; its form posts `account` to the same page. */
export interface ForgottenPasswordView {
  state: "asking" | "sent" | "no-mail";
  /** The operator's address, if it is set. */
  contactEmail: string | null;
}

/** The account whose password the token sets; the name is null if the link no longer works. */
export interface RecoverView {
  token: string | null;
  username: string | null;
}

/** The page where the owner of a mailbox says whether the account is theirs. */
export const CONFIRM_EMAIL_PATH = "/confirm-email";

/** The page at CONFIRM_EMAIL_PATH; in the states `asked` and `confirmed` it posts `intent` confirm or disown with the token. */
export type ConfirmEmailView =
  { state: "asked" | "confirmed"; username: string; token: string } | { state: "removed" | "spent" };

export interface SettingsUserView extends Preferences {
  username: string;
  email: string | null;
  /** Whether the address is not confirmed yet; never true if the site cannot send email. */
  isEmailUnconfirmed: boolean;
  homePostcode: string | null;
  isAdmin: boolean;
}

/** A session on one of the user's devices. */
export interface SessionView {
  id: string;
  /** In plain words, such as "Firefox on Windows". */
  device: string;
  /** When it was last seen, as a part of a sentence: "last seen 21 November at 14:35". */
  seen: string;
  isCurrent: boolean;
}

/**
 * The forms post to /settings, with `intent` preferences (seven boxes), home (homePostcode), password (currentPassword,
 * password, confirmPassword), email (email, currentPassword), sessions (sessionId) or delete (currentPassword). The
 * download is a plain link to /settings/data.
 */
export interface SettingsPageView {
  user: SettingsUserView;
  /** Null if they could not be read. */
  sessions: readonly SessionView[] | null;
}

/** What every page knows about a signed-in visitor, from the root's data. */
export interface SiteUserView {
  id: number;
  username: string;
  isAdmin: boolean;
  /** Destinations whose hearts are filled. */
  favoriteIds: readonly number[];
  /** The number of unread messages of alerts. */
  unreadAlerts: number;
}
