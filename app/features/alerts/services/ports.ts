import type { AlertWish, WishedTrip } from "#app/features/alerts/domain/alert";
import type { ChannelKind, MessageState } from "#app/features/alerts/domain/delivery";
import type { PushConsent } from "#app/features/alerts/domain/push";
import type { Prospect, ReportedDay, ReportedForTrip } from "#app/features/alerts/domain/due-message";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { ProviderError } from "#app/services/ports";

export interface OwnAlert extends AlertWish {
  readonly id: number;
  readonly isPaused: boolean;
  readonly isStale: boolean;
  /**
   * Whether the alert has announced a coming day for its present trip, and has not corrected that message.
   */
  readonly hasNewsOfComingDay: boolean;
}

/**
 * A message, and the trip that its alert had at that time. Later changes of the alert leave the message as it
 * is.
 */
export interface AlertMessage extends Prospect, WishedTrip {
  readonly id: number;
  readonly alertId: number;
  readonly kind: ReportedDay["kind"];
  readonly slug: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null until the owner has seen the message on the site. */
  readonly readAt: number | null;
}

/** A place on a day that an alert matches, as we would announce it. */
export type AlertMatch = Pick<AlertMessage, "name" | "date" | "score">;

export interface AlertStore {
  /** The oldest alert is first. */
  list(userId: number, today: LondonDate): Promise<readonly OwnAlert[]>;
  find(userId: number, alertId: number, today: LondonDate): Promise<OwnAlert | null>;
  /**
   * Adds an alert. If the user already has the same alert, keeps that one and resumes it if it is paused,
   * since a form may be sent twice. Returns false if the user has `most` others.
   */
  add(userId: number, wish: AlertWish, most: number, nowMs: number): Promise<boolean>;
  /**
   * Changes an alert. Its messages stay as they are. `duplicate`: the user has another alert with this wish,
   * so nothing was changed.
   */
  change(userId: number, alertId: number, wish: AlertWish): Promise<"changed" | "duplicate" | "not-found">;
  setPaused(userId: number, alertId: number, isPaused: boolean): Promise<boolean>;
  remove(userId: number, alertId: number): Promise<boolean>;
  /** The newest message is first. */
  messagesOf(userId: number, most: number): Promise<readonly AlertMessage[]>;
  markRead(userId: number, lastMessageId: number, nowMs: number): Promise<void>;
}

export interface WatchedAlert extends AlertWish {
  readonly id: number;
  readonly isStale: boolean;
  readonly reported: readonly ReportedForTrip[];
  /** The kinds of messages that the owner has got today from any of their alerts, also from paused ones. */
  readonly ownerGotToday: readonly ReportedDay["kind"][];
}

export interface NewMessage extends ReportedDay {
  readonly alertId: number;
  readonly trip: WishedTrip;
}

/** The result of an evaluation. It is stored as a whole or not at all. */
export interface Evaluation {
  readonly messages: readonly NewMessage[];
  /** The ids of alerts that this evaluation found stale, and of those that it found fresh again. */
  readonly becameStale: readonly number[];
  readonly becameFresh: readonly number[];
}

export interface AlertOutbox {
  /** Returns all alerts that are not paused. Takes one statement. */
  watched(today: LondonDate): Promise<readonly WatchedAlert[]>;
  /**
   * Stores messages, with a delivery for each channel of their owner. Takes at most four statements. A
   * message that is already stored stays, but now belongs to the present trip of its alert. Skips messages of
   * an alert that was paused, removed or changed meanwhile, and messages of a kind that another run has sent
   * to the owner today. Deletes messages about days long past.
   */
  keep(evaluation: Evaluation, today: LondonDate, nowMs: number): Promise<void>;
}

/** The private addresses of feeds and calendars. Each user has at most one. */
export interface AlertFeedStore {
  tokenOf(userId: number): Promise<string | null>;
  /**
   * Returns the owner of an address; null if it is unknown or has ended. The call counts as a use of the
   * owner's account.
   */
  ownerOf(token: string, nowMs: number): Promise<number | null>;
  replace(userId: number, token: string, nowMs: number): Promise<void>;
  remove(userId: number): Promise<void>;
}

export interface MailChannel {
  readonly address: string;
  /**
   * Whether the owner of the mailbox has confirmed the address. Until then, we send only the request to
   * confirm it.
   */
  readonly isConfirmed: boolean;
}

/**
 * A user and their present session. Slow work takes effect only if the session is still open when the work
 * ends.
 */
export interface AskingSession {
  readonly userId: number;
  readonly sessionId: string;
}

export interface NewMailChannel {
  readonly address: string;
  /** 32 random bytes, which are in two links of the emails: to confirm the address, and to end the emails. */
  readonly token: string;
  /** The site's own address, such as "https://sunny.example". */
  readonly site: string;
}

/** A browser that accepts notifications, and the session in which the user turned them on. */
export interface NewPushChannel extends PushConsent {
  readonly sessionId: string;
  readonly site: string;
  readonly vapidPublicKey: string;
}

/**
 * A session whose browser accepts notifications. `isOutdated`: the browser consented to a former key of the
 * site, so no notification reaches it.
 */
export interface PushSession {
  readonly id: string;
  readonly isOutdated: boolean;
}

export interface AlertChannelStore {
  /** Returns null if the user has no mailbox, or did not confirm it in time. */
  mailOf(userId: number, nowMs: number): Promise<MailChannel | null>;
  /**
   * Replaces the user's mailbox with an unconfirmed one. If the session has ended, changes nothing and
   * returns false.
   */
  awaitMail(asker: AskingSession, channel: NewMailChannel, nowMs: number): Promise<boolean>;
  removeMail(userId: number): Promise<void>;
  /** Returns null if the token is unknown or has ended, or if the mailbox was not confirmed in time. */
  mailByToken(token: string, nowMs: number): Promise<MailChannel | null>;
  /** Returns false if there is nothing to confirm. */
  confirmMail(token: string, nowMs: number): Promise<boolean>;
  /** Does nothing if the mailbox is already removed. */
  removeMailByToken(token: string): Promise<void>;
  removeUnconfirmed(nowMs: number): Promise<void>;
  /**
   * Returns the user's sessions with notifications that have not expired. `isOutdated` compares with the key
   * given here.
   */
  pushSessionsOf(userId: number, vapidPublicKey: string, nowMs: number): Promise<readonly PushSession[]>;
  /**
   * Adds this browser, in place of a former consent of the same browser or session. If the user then has more
   * than `most`, removes the oldest.
   */
  addPush(userId: number, channel: NewPushChannel, most: number, nowMs: number): Promise<void>;
  removePush(userId: number, sessionId: string): Promise<void>;
  /** Returns the user's mailbox, or this session's browser, if messages go there; otherwise null. */
  openMail(userId: number): Promise<OpenChannel | null>;
  openPush(userId: number, sessionId: string): Promise<OpenChannel | null>;
  remove(channelId: number): Promise<void>;
}

/** A channel that we may send messages to: a confirmed address, or a browser that has consented. */
export interface OpenChannel {
  readonly id: number;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly token: string | null;
  readonly site: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** The key to which the browser consented; null if we did not store keys yet at that time. */
  readonly vapidPublicKey: string | null;
}

export interface DueMessage extends Pick<
  MessageState,
  "isAlertPaused" | "isOfFormerTrip" | "isPutRight" | "wasNewsSent"
> {
  readonly message: AlertMessage;
  /** This message corrects news that another run is sending now. The outcome is not stored yet. */
  readonly isNewsUnderWay: boolean;
}

/**
 * The messages of one evaluation for one user and one channel, which are sent together. A run has claimed
 * them: no other run gets them until the lease ends.
 */
export interface DueBundle {
  readonly createdAt: number;
  /** One or more messages, in the order in which they were made. */
  readonly due: readonly DueMessage[];
  readonly channel: OpenChannel;
  readonly attempts: number;
  /**
   * An earlier attempt may have sent the bundle: its run ended without a report, or the service did not
   * answer clearly.
   */
  readonly isInDoubt: boolean;
}

export interface DeliveryClaim {
  readonly kinds: readonly ChannelKind[];
  /** How many bundles the run takes at most. */
  readonly most: number;
  readonly leaseMs: number;
}

export type EndState = "sent" | "unknown" | "given-up";

/** When to try a bundle again. */
export interface NextTry {
  readonly dueAt: number;
  readonly attempts: number;
  /** One of the attempts may have sent the bundle. */
  readonly isInDoubt: boolean;
}

export interface DeliveryStore {
  /** Claims the bundles that have been due longest. No two runs get the same one. Takes two statements. */
  claim(claim: DeliveryClaim, nowMs: number): Promise<readonly DueBundle[]>;
  /**
   * Call it just before an attempt: a later run then knows that the bundle may have been sent. Returns the
   * ids of the messages that may be sent. Messages that were deleted, or claimed by another run, are not
   * among them.
   */
  begin(bundle: DueBundle): Promise<ReadonlySet<number>>;
  /** Ends bundles, so that no run claims them again. A bundle in state `unknown` may have been sent. */
  finish(bundles: readonly DueBundle[], state: EndState, nowMs: number): Promise<void>;
  postpone(bundle: DueBundle, next: NextTry): Promise<void>;
  /**
   * Gives back bundles whose attempt did not begin. They are due at once, and the attempt does not count.
   * `isInDoubt` does not change.
   */
  release(bundles: readonly DueBundle[], nowMs: number): Promise<void>;
}

/**
 * `refused`: the service will never accept the message. `unavailable`: it was not sent, but may be later.
 * `unknown`: it may have been sent. `gone`: the channel no longer leads anywhere. `not-asked`: we did
 * not call the service, since it has failed too often or limits our rate.
 */
export type CarriedOutcome = "sent" | "refused" | "unavailable" | "unknown" | "gone" | "not-asked";

export interface Carried {
  readonly outcome: CarriedOutcome;
  /**
   * What the service answered, or why we did not call it. Absent if the message was sent, or if the fault is
   * ours.
   */
  readonly failure?: ProviderError;
}

export interface MessageCarrier {
  /** How many bundles it may send in parallel. */
  readonly atOnce: number;
  /** Whether the service drops repeats, so that a bundle that is sent twice arrives once. */
  readonly dropsRepeats: boolean;
  /** Returns the service behind a channel. If a service fails, only its own messages wait. */
  serviceOf(channel: OpenChannel): string;
  /** Makes one attempt of at most ten seconds. */
  carry(bundle: DueBundle): Promise<Carried>;
  /** Sends a test message in the same way, so that the owner sees whether messages arrive. */
  carryTest(channel: OpenChannel, nowMs: number): Promise<Carried>;
}
