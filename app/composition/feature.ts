import type { PrivacyPart } from "#app/presenters/about/kept-list";
import type { SiteLink } from "#app/presenters/site-link-view";
import type { MailSender } from "#app/services/mail/ports";
import type { Platform } from "./platform.server";
import type { SearchParts } from "./search.server";
import type { Weather } from "./weather.server";

export interface FeatureParts {
  readonly platform: Platform;
  readonly searching: SearchParts;
  readonly weather: Weather;
  /** Undefined if the site cannot send email. */
  readonly mail: MailSender | undefined;
}

/** What the core asks of a feature, which leaves out what it has no part in. */
export interface Feature {
  readonly jobs?: readonly Job[];
  /** Links of the header, by the marks of the account or of the guest's browser. */
  readonly links?: (marks: Marks, isSignedIn: boolean) => readonly SiteLink[];
  readonly guestMarks?: (request: Request) => Promise<Marks>;
  /** Adds to the headers of the answer. Returns a sentence for the visitor, or null. */
  readonly whenSignedIn?: (request: Request, userId: number, headers: Headers) => Promise<string | null>;
  readonly aboutRanking?: SiteLink;
  readonly privacy?: PrivacyPart;
  /** For a search that has found nothing good enough. */
  readonly searchOffer?: (search: OfferedSearch) => SiteLink;
}

interface OfferedSearch {
  readonly outcode: string;
  readonly drivingHours: number;
  readonly params: URLSearchParams;
}

/** Values by their names, as AccountPart reads them. */
export type Marks = Readonly<Record<string, unknown>>;

/** What runs by itself: all jobs of a cron in their order, each after the one before. */
export interface Job {
  /** As wrangler.toml has it. */
  readonly cron: string;
  readonly run: (scheduledForMs: number) => Promise<void>;
}
