import type { SubmissionResult } from "@conform-to/react";
import type { Preferences } from "#app/domain/accounts/preferences";

/** A form as it is shown again after it was refused. */
export interface AccountFormView {
  /** What was typed, by field; never a password. A ticked box is "on". */
  values: Partial<Record<string, string>>;
  /** What is wrong, by field. */
  errors: Partial<Record<string, string>>;
  /** Why it was refused, where that is more than a fault of a field: the words of the toast. */
  formError: { title: string; message: string } | null;
  /** The server did not answer: nobody has seen the password, which stays. */
  isUnanswered?: true;
  /** The same for conform's useForm. */
  lastResult: SubmissionResult | null;
}

export const EMPTY_FORM: AccountFormView = { values: {}, errors: {}, formError: null, lastResult: null };

export type AuthTab = "login" | "register";

/** Both forms post to /auth, with `intent` login or register. */
export interface AuthPageView {
  tab: AuthTab;
  banner: string | null;
  login: AccountFormView;
  register: AccountFormView;
}

export interface SettingsUserView extends Preferences {
  username: string;
  email: string | null;
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
 * The forms post to /settings, with `intent` preferences (seven boxes), password (currentPassword, password,
 * confirmPassword), end-session (sessionId), end-all-sessions or delete (currentPassword). The download is a plain
 * link to /settings/data.
 */
export interface SettingsPageView {
  user: SettingsUserView;
  /** Null where they cannot be listed just now. */
  sessions: readonly SessionView[] | null;
  errors: Partial<Record<"preferences" | "password" | "delete", AccountFormView>>;
}

/** What every page knows of a signed-in visitor, from the root's data. */
export interface SiteUserView {
  id: number;
  username: string;
  isAdmin: boolean;
  /** Destinations whose hearts are filled. */
  favoriteIds: readonly number[];
}
