import type { AlertWish, WishedTrip } from "#app/domain/alerts/alert";
import type { ChannelKind, MessageState } from "#app/domain/alerts/delivery";
import type { PushConsent } from "#app/domain/alerts/push";
import type { Prospect, ReportedDay, ReportedForTrip } from "#app/domain/alerts/telling";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { ProviderError } from "#app/services/ports";

/** An alert as its owner sees it. */
export interface OwnAlert extends AlertWish {
  readonly id: number;
  readonly isPaused: boolean;
  readonly isStale: boolean;
  /** For its present trip, the alert has sent news of a day that is not over, and has not corrected it. */
  readonly hasToldOfADayToCome: boolean;
}

/** A message with the trip that its alert had at that time; later changes of the alert don't affect the message. */
export interface AlertMessage extends Prospect, WishedTrip {
  readonly id: number;
  readonly alertId: number;
  readonly kind: ReportedDay["kind"];
  readonly slug: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null until its owner has seen it on the site. */
  readonly readAt: number | null;
}

/** A person's own alerts; every method checks the owner. */
export interface AlertStore {
  /** The oldest first. */
  list(userId: number, today: LondonDate): Promise<readonly OwnAlert[]>;
  find(userId: number, alertId: number, today: LondonDate): Promise<OwnAlert | null>;
  /**
   * Adds an alert. If the user already has it, keeps one and resumes it if paused, since a form may be sent
   * twice. Returns false if they have `most` others.
   */
  add(userId: number, wish: AlertWish, most: number, nowMs: number): Promise<boolean>;
  /**
   * `duplicate`: another alert of this user has this wish, so nothing changes. Messages stay as they are.
   */
  change(userId: number, alertId: number, wish: AlertWish): Promise<"changed" | "duplicate" | "not-found">;
  setPaused(userId: number, alertId: number, isPaused: boolean): Promise<boolean>;
  /** Removes the alert and its messages. */
  remove(userId: number, alertId: number): Promise<boolean>;
  /** The newest first. */
  messagesOf(userId: number, most: number): Promise<readonly AlertMessage[]>;
  /** Marks messages up to this one as seen. */
  markRead(userId: number, lastMessageId: number, nowMs: number): Promise<void>;
}

/** An alert as an evaluation sees it. */
export interface WatchedAlert extends AlertWish {
  readonly id: number;
  readonly isStale: boolean;
  /** Its messages about today and later. */
  readonly reported: readonly ReportedForTrip[];
  /** The kinds of message that any alert of its owner, paused or not, has sent today. */
  readonly ownerGotToday: readonly ReportedDay["kind"][];
}

/** A new message. */
export interface NewMessage extends ReportedDay {
  readonly alertId: number;
  readonly trip: WishedTrip;
}

/** What an evaluation found; it is stored as a whole or not at all. */
export interface Evaluation {
  readonly messages: readonly NewMessage[];
  /** Alerts that became stale in this evaluation, or are no longer stale. */
  readonly becameStale: readonly number[];
  readonly becameFresh: readonly number[];
}

export interface AlertOutbox {
  /** Returns all alerts that are not paused, with one statement. */
  watched(today: LondonDate): Promise<readonly WatchedAlert[]>;
  /**
   * Stores messages with a delivery for each channel of their owner, in at most four statements. A message that is
   * already stored stays as it is, except that it now belongs to the present trip of its alert. Skips messages of an
   * alert that was paused, removed or changed meanwhile, and messages of a kind that another run has sent to their owner
   * today. Deletes messages about days long past.
   */
  keep(evaluation: Evaluation, today: LondonDate, nowMs: number): Promise<void>;
}

/** The private addresses of feeds and calendars, one per person. */
export interface AlertFeedStore {
  tokenOf(userId: number): Promise<string | null>;
  /** Returns the owner of an address and counts as use of their account; null if it is unknown or ended. */
  ownerOf(token: string, nowMs: number): Promise<number | null>;
  replace(userId: number, token: string, nowMs: number): Promise<void>;
  remove(userId: number): Promise<void>;
}

/** The email address that a user's alerts go to. */
export interface MailChannel {
  readonly address: string;
  /** Whether the owner of the mailbox has confirmed it; before that, only the request to confirm is sent. */
  readonly isConfirmed: boolean;
}

/** A user and their present session: slow work takes effect only if it is still open. */
export interface AskingSession {
  readonly userId: number;
  readonly sessionId: string;
}

export interface NewMailChannel {
  readonly address: string;
  /** 32 random bytes that confirm the address or end the mails. */
  readonly token: string;
  /** The site's own address, such as "https://sunny.example". */
  readonly site: string;
}

/** A browser that accepts notifications, and the session in which it was added. */
export interface NewPushChannel extends PushConsent {
  readonly sessionId: string;
  readonly site: string;
  /** The site's key that the browser consented to. */
  readonly vapidPublicKey: string;
}

/** A session whose browser accepts notifications. If its consent is for a former key of the site, it gets none. */
export interface PushSession {
  readonly id: string;
  readonly isOutdated: boolean;
}

/** The channels by which a user's messages leave the site. */
export interface AlertChannelStore {
  /** Returns null if there is none, or it was not confirmed in time. */
  mailOf(userId: number, nowMs: number): Promise<MailChannel | null>;
  /**
   * Replaces the channel with an unconfirmed one. Returns false, and changes nothing, if the session has
   * ended.
   */
  awaitMail(asker: AskingSession, channel: NewMailChannel, nowMs: number): Promise<boolean>;
  removeMail(userId: number): Promise<void>;
  /** Returns null if the token is unknown or ended, or was not confirmed in time. */
  mailByToken(token: string, nowMs: number): Promise<MailChannel | null>;
  /** Returns false if there is none to confirm. */
  confirmMail(token: string, nowMs: number): Promise<boolean>;
  /** May be repeated. */
  removeMailByToken(token: string): Promise<void>;
  removeUnconfirmed(nowMs: number): Promise<void>;
  /** The sessions that have not expired, compared with the site's present key. */
  pushSessionsOf(userId: number, vapidPublicKey: string, nowMs: number): Promise<readonly PushSession[]>;
  /** Replaces the consent of this browser or session. If the user then has more than `most`, removes the oldest. */
  addPush(userId: number, channel: NewPushChannel, most: number, nowMs: number): Promise<void>;
  removePush(userId: number, sessionId: string): Promise<void>;
  /**
   * Returns the mailbox, or this session's browser, that a user's messages go to; null if there is none.
   */
  openMail(userId: number): Promise<OpenChannel | null>;
  openPush(userId: number, sessionId: string): Promise<OpenChannel | null>;
  remove(channelId: number): Promise<void>;
}

/** A channel that messages may be sent to: a confirmed address, or a browser that consented. */
export interface OpenChannel {
  readonly id: number;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly token: string | null;
  readonly site: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** The key that the browser consented to; null if the channel is older than this column. */
  readonly vapidPublicKey: string | null;
}

/** One message, and what decides whether it is still worth sending. */
export interface DueMessage extends Pick<
  MessageState,
  "isAlertPaused" | "isOfFormerTrip" | "isPutRight" | "wasNewsSent"
> {
  readonly message: AlertMessage;
  /** Another run is sending the news that this message corrects, and has not yet stored the outcome. */
  readonly isNewsUnderWay: boolean;
}

/**
 * The messages of one evaluation for a user, claimed by this run for one channel and sent together; no
 * other run has them until the lease ends.
 */
export interface DueBundle {
  /** When the messages were made: with the channel, this identifies the bundle. */
  readonly toldAt: number;
  /** One or more, in the order in which they were made. */
  readonly due: readonly DueMessage[];
  readonly channel: OpenChannel;
  /** Including this attempt. */
  readonly attempts: number;
  /**
   * An earlier attempt may have sent this: its run ended before it could report, or its service did not
   * answer clearly.
   */
  readonly isInDoubt: boolean;
}

export interface DeliveryClaim {
  readonly kinds: readonly ChannelKind[];
  /** The most bundles to claim. */
  readonly most: number;
  readonly leaseMs: number;
}

export type EndState = "sent" | "unknown" | "given-up";

/** When to try a bundle again. */
export interface NextTry {
  readonly dueAt: number;
  /** How many attempts are counted so far. */
  readonly attempts: number;
  /** One of the attempts may have sent the bundle. */
  readonly isInDoubt: boolean;
}

export interface DeliveryStore {
  /** Claims the bundles due longest, each for one run only. Two statements. */
  claim(claim: DeliveryClaim, nowMs: number): Promise<readonly DueBundle[]>;
  /**
   * Marks the bundle just before an attempt, so that a run that claims it later knows that it may have been
   * sent. Returns the ids of messages that may be sent, without those deleted meanwhile or claimed by
   * another run.
   */
  begin(bundle: DueBundle): Promise<ReadonlySet<number>>;
  /** Ends each bundle, which is then never claimed again; an `unknown` one may have been sent. */
  finish(bundles: readonly DueBundle[], state: EndState, nowMs: number): Promise<void>;
  postpone(bundle: DueBundle, next: NextTry): Promise<void>;
  /**
   * Gives back bundles whose attempt did not begin: they are due at once, and the attempt is not counted. `isInDoubt`
   * stays.
   */
  release(bundles: readonly DueBundle[], nowMs: number): Promise<void>;
}

/**
 * `refused`: this message will never be accepted. `unavailable`: not sent, try later. `unknown`: it may
 * have been sent. `gone`: the channel no longer has a recipient. `not-asked`: not tried, since the service
 * has failed too often or limits our rate.
 */
export type CarriedOutcome = "sent" | "refused" | "unavailable" | "unknown" | "gone" | "not-asked";

export interface Carried {
  readonly outcome: CarriedOutcome;
  /** What the service answered, or why it was not called; absent if it was sent, or the fault is ours. */
  readonly failure?: ProviderError;
}

/** A channel that sends messages. */
export interface MessageCarrier {
  /** How many are sent in parallel. */
  readonly atOnce: number;
  /** Whether a bundle that is sent again arrives only once. */
  readonly dropsRepeats: boolean;
  /** The service behind this message: if it fails, only its own messages wait. */
  serviceOf(channel: OpenChannel): string;
  /** Tries once, for at most ten seconds. */
  carry(bundle: DueBundle): Promise<Carried>;
  /** Sends a test message in the same way, so that the owner sees whether it arrives. */
  carryTest(channel: OpenChannel, nowMs: number): Promise<Carried>;
}
