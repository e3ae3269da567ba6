import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import {
  SEARCHES_KEPT_MONTHS,
  UNUSED_DELETION_YEARS,
  UNUSED_NOTICE_DAYS,
  UNUSED_NOTICE_YEARS,
} from "#app/domain/accounts/storage-limits";

export interface StoredData {
  /** A test checks that no table of the database is missing. */
  readonly table?: string;
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

interface Named {
  readonly name: string;
  readonly text: string;
}

/** What a feature adds to the privacy text. */
export interface PrivacyPart {
  readonly withAccount?: readonly StoredData[];
  readonly everyone?: readonly StoredData[];
  /** Cookies, and what else browsers keep. */
  readonly inBrowsers?: readonly Named[];
  readonly receivers?: readonly Named[];
}

/** In the order in which a visitor uses the site. Each row is a database table, or a part of one. */
const WITH_ACCOUNT: readonly StoredData[] = [
  {
    table: "users",
    what: "Your username, your password as a scrypt hash (never the password itself), when you joined, and the day on which your account was last used: a sign-in, or something that we sent you as you asked",
    why: "to let you sign in, and to keep no unused accounts",
    howLong: `until you delete your account, or it goes unused: after ${UNUSED_NOTICE_YEARS} years we write to a confirmed email address, and delete the account ${UNUSED_NOTICE_DAYS} days later; without one we delete it after ${UNUSED_DELETION_YEARS} years`,
  },
  {
    what: "Your email address, if you give one, when you gave it, and when you confirmed it",
    why: "so that, once you've confirmed it, we can send you a link when you've forgotten your password",
    howLong: "until you remove it or delete your account",
  },
  {
    what: "Your home postcode, if you give one",
    why: "so that the home page shows the best weather near you",
    howLong: "until you clear it or delete your account",
  },
  {
    what: "The bodies that you say you're a member of, such as the National Trust, without a number or a name",
    why: "to show what is free for you",
    howLong: "until you change them or delete your account",
  },
  {
    what: "Your seven preferences, such as dog friendly",
    why: "to show what suits you",
    howLong: "until you change them or delete your account",
  },
  {
    table: "search_history",
    what: "Your searches: the postcode, the hours of driving, when, and which place you opened. At most 200",
    why: "for Recent, for recommendations, and for drive times in your lists",
    howLong: `${SEARCHES_KEPT_MONTHS} months; the oldest is deleted when there are more than 200, and all are deleted with your account`,
  },
  {
    table: "favorite_destinations",
    what: "The places that you saved, and when",
    why: "to show them again",
    howLong: "until you remove them or delete your account",
  },
  {
    table: "suggestions",
    what: "Your suggestions, with what you wrote in them: a telephone number, a website, whether you own the place",
    why: "so that the administrator can review them. What is approved may be published, without your name",
    howLong:
      "when you delete your account the name and the place stay; your description, your reasons and the telephone number are deleted",
  },
  {
    table: "sessions",
    what: "Your sessions: a fingerprint of the sign-in cookie, the browser and system in words such as “Firefox on Windows”, when it began, was last seen (to the hour) and ends",
    why: "to know that it's you, and so that you can end those you don't recognise",
    howLong: "30 days, or until you sign out",
  },
  {
    table: "recovery_links",
    what: "Links to set a new password: a fingerprint of each, when it was made and when it ends",
    why: "to let you in when you've forgotten your password",
    howLong: `${RECOVERY_LINK_MINUTES} minutes, or until one is used; deleted within a day`,
  },
  {
    table: "audit_log",
    what: "If you are the administrator: what you changed in the catalogue, for whom you made a link to set a password, when, and under which name",
    why: "to be able to undo a mistake",
    howLong: "as long as the catalogue",
  },
];

const EVERYONE: readonly StoredData[] = [
  {
    what: "In your browser alone: your last three searches, and the places that you opened from them, as you saw them",
    why: "so that you can read them without a connection",
    howLong:
      "until there are newer ones, you log in or out, forget your postcode, or press Clear under “Saved in this browser” (/saved)",
  },
  {
    table: "sign_in_attempts",
    what: "Attempts to sign in, new accounts, forgotten passwords and requests for emails: how many, under keyed fingerprints of the username, the browser, the email address and the internet address",
    why: "to stop the guessing of passwords and floods of accounts and emails (our legitimate interest, and yours)",
    howLong:
      "counted for 15 minutes, new accounts and requests for emails for up to a day; deleted within two hours after",
  },
  {
    what: "The log: faults, sign-ins and refusals, and on which page, without your postcode, name or address",
    why: "to fix faults and notice attacks (our legitimate interest)",
    howLong: "up to seven days in the platform's log",
  },
];

export const keptView = (parts: readonly PrivacyPart[]): Required<PrivacyPart> => ({
  withAccount: [...WITH_ACCOUNT, ...parts.flatMap(({ withAccount }) => withAccount ?? [])],
  everyone: [...EVERYONE, ...parts.flatMap(({ everyone }) => everyone ?? [])],
  inBrowsers: parts.flatMap(({ inBrowsers }) => inBrowsers ?? []),
  receivers: parts.flatMap(({ receivers }) => receivers ?? []),
});
