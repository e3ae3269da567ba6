import type { AlertWish, WishedTrip } from "#app/domain/alerts/alert";
import type { ChannelKind, MessageState } from "#app/domain/alerts/delivery";
import type { PushConsent } from "#app/domain/alerts/push";
import type { Prospect, Told, ToldForTrip } from "#app/domain/alerts/telling";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { ProviderError } from "#app/services/ports";

/** An alert as its owner sees it. */
export interface OwnAlert extends AlertWish {
  readonly id: number;
  readonly isPaused: boolean;
  readonly isStale: boolean;
  /** It has sent news of a day that is not over, for its present trip, and no correction. */
  readonly hasToldOfADayToCome: boolean;
}

/** A message as sent, with its alert's trip at that time; later changes of the alert don't affect it. */
export interface AlertMessage extends Prospect, WishedTrip {
  readonly id: number;
  readonly alertId: number;
  readonly kind: Told["kind"];
  readonly slug: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null until its owner has seen it in the site. */
  readonly readAt: number | null;
}

/** A person's own alerts; every method checks the owner. */
export interface AlertStore {
  /** The oldest first. */
  list(userId: number, today: LondonDate): Promise<readonly OwnAlert[]>;
  find(userId: number, alertId: number, today: LondonDate): Promise<OwnAlert | null>;
  /**
   * A wish that the person has already is kept once, and goes on where it was paused: a form may be sent twice. False where
   * they have `most` others.
   */
  add(userId: number, wish: AlertWish, most: number, nowMs: number): Promise<boolean>;
  /**
   * `duplicate`: another alert of this user asks for the same, so nothing changes. Messages stay as they are.
   */
  change(userId: number, alertId: number, wish: AlertWish): Promise<"changed" | "duplicate" | "not-found">;
  setPaused(userId: number, alertId: number, isPaused: boolean): Promise<boolean>;
  /** With its messages. */
  remove(userId: number, alertId: number): Promise<boolean>;
  /** The newest first. */
  messagesOf(userId: number, most: number): Promise<readonly AlertMessage[]>;
  /** Those up to this one were seen. */
  markRead(userId: number, lastMessageId: number, nowMs: number): Promise<void>;
}

/** An alert as an evaluation sees it. */
export interface WatchedAlert extends AlertWish {
  readonly id: number;
  readonly isStale: boolean;
  /** Its messages about today and later. */
  readonly told: readonly ToldForTrip[];
  /** The kinds of message that any alert of its owner, paused or not, has sent today. */
  readonly toldOwnerToday: readonly Told["kind"][];
}

/** A new message. */
export interface NewMessage extends Told {
  readonly alertId: number;
  readonly trip: WishedTrip;
}

/** What an evaluation found; all of it is kept, or nothing. */
export interface Evaluation {
  readonly messages: readonly NewMessage[];
  /** Alerts of which it is new that they are stale, or no longer. */
  readonly becameStale: readonly number[];
  readonly becameFresh: readonly number[];
}

export interface AlertOutbox {
  /** All alerts that are not paused: one statement. */
  watched(today: LondonDate): Promise<readonly WatchedAlert[]>;
  /**
   * Takes at most four statements, and adds a delivery for each channel of a message's owner. A message that is stored already stays
   * as it is; if it comes again for another trip of its alert, it belongs to that trip. Skips messages of an alert that was
   * paused, removed or changed meanwhile, and messages to an owner whom another run has sent the same kind of message
   * today. Deletes messages about days long past.
   */
  keep(evaluation: Evaluation, today: LondonDate, nowMs: number): Promise<void>;
}

/** The private addresses of feeds and calendars, one per person. */
export interface AlertFeedStore {
  tokenOf(userId: number): Promise<string | null>;
  /** The owner of an address, whose account is used by that; null where it is unknown or ended. */
  ownerOf(token: string, nowMs: number): Promise<number | null>;
  replace(userId: number, token: string, nowMs: number): Promise<void>;
  remove(userId: number): Promise<void>;
}

/** The email address that a user's alerts go to. */
export interface MailChannel {
  readonly address: string;
  /** Whoever reads it has agreed; nothing but the question is sent before. */
  readonly isConfirmed: boolean;
}

/** Somebody, and the session in which they ask: what takes its time is done only while that is open. */
export interface AskingSession {
  readonly userId: number;
  readonly sessionId: string;
}

export interface NewMailChannel {
  readonly address: string;
  /** 32 random bytes: confirms the address or ends the mails. */
  readonly token: string;
  /** The site's own address, such as "https://sunny.example". */
  readonly site: string;
}

/** A browser that may be woken, and the session in which it was added. */
export interface NewPushChannel extends PushConsent {
  readonly sessionId: string;
  readonly site: string;
  /** The site's key that the consent was given to. */
  readonly vapidPublicKey: string;
}

/** A session with push, and whether its consent is to a former key, so that nothing reaches it. */
export interface PushSession {
  readonly id: string;
  readonly isOutdated: boolean;
}

/** The channels by which a user's messages leave the site. */
export interface AlertChannelStore {
  /** Null for none, or for one that was not confirmed in time. */
  mailOf(userId: number, nowMs: number): Promise<MailChannel | null>;
  /** In place of the one there was, and not confirmed yet. False where the session has ended: then nothing changes. */
  awaitMail(asker: AskingSession, channel: NewMailChannel, nowMs: number): Promise<boolean>;
  removeMail(userId: number): Promise<void>;
  /** Null for a token that is unknown, ended, or was not confirmed in time. */
  mailByToken(token: string, nowMs: number): Promise<MailChannel | null>;
  /** False where there is none to confirm. */
  confirmMail(token: string, nowMs: number): Promise<boolean>;
  /** As often as it is asked for. */
  removeMailByToken(token: string): Promise<void>;
  removeUnconfirmed(nowMs: number): Promise<void>;
  /** Those that have not expired, by the site's key of today. */
  pushSessionsOf(userId: number, vapidPublicKey: string, nowMs: number): Promise<readonly PushSession[]>;
  /** In place of what this browser or session had; of more than `most` of a person the oldest goes. */
  addPush(userId: number, channel: NewPushChannel, most: number, nowMs: number): Promise<void>;
  removePush(userId: number, sessionId: string): Promise<void>;
  /** The mailbox, or this session's browser, that a user's messages go to; null if there is none. */
  openMail(userId: number): Promise<OpenChannel | null>;
  openPush(userId: number, sessionId: string): Promise<OpenChannel | null>;
  remove(channelId: number): Promise<void>;
}

/** A way that messages may be sent: an address that has agreed, or a browser that gave its consent. */
export interface OpenChannel {
  readonly id: number;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly token: string | null;
  readonly site: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** Null where it was not kept yet. */
  readonly vapidPublicKey: string | null;
}

/** One message, and what decides whether it is still worth sending. */
export interface DueMessage extends Pick<
  MessageState,
  "isAlertPaused" | "isOfFormerTrip" | "isPutRight" | "wasNewsSent"
> {
  readonly message: AlertMessage;
  /** Another run has the news that this correction puts right, and has not kept yet what became of it. */
  readonly isNewsUnderWay: boolean;
}

/**
 * What somebody's alerts have told in one evaluation, claimed by this run for one channel and sent as one message: no other run
 * has it until the lease is over.
 */
export interface DueBundle {
  /** When the messages were made: with the channel, this identifies the bundle. */
  readonly toldAt: number;
  /** One or more, as they were made. */
  readonly due: readonly DueMessage[];
  readonly channel: OpenChannel;
  /** This try included. */
  readonly attempts: number;
  /** An earlier try may have sent this: its run ended before it could report, or its service did not say. */
  readonly isInDoubt: boolean;
}

export interface DeliveryClaim {
  readonly kinds: readonly ChannelKind[];
  /** Bundles. */
  readonly most: number;
  readonly leaseMs: number;
}

export type EndState = "sent" | "unknown" | "given-up";

/** When a bundle is due once more. */
export interface NextTry {
  readonly dueAt: number;
  /** Tries that count. */
  readonly attempts: number;
  /** It may have been sent all the same. */
  readonly isInDoubt: boolean;
}

export interface DeliveryStore {
  /** The longest due first, each for one run only. Two statements. */
  claim(claim: DeliveryClaim, nowMs: number): Promise<readonly DueBundle[]>;
  /**
   * Kept just before a try: whoever finds it so later is in doubt. Gives the ids of the messages that may be sent: what was
   * deleted meanwhile, or claimed by another run, is none of them.
   */
  begin(bundle: DueBundle): Promise<ReadonlySet<number>>;
  /** All of each bundle is done, and never claimed again; `unknown` ones may have been sent. */
  finish(bundles: readonly DueBundle[], state: EndState, nowMs: number): Promise<void>;
  postpone(bundle: DueBundle, next: NextTry): Promise<void>;
  /** Not begun after all: due at once, and the try is not counted. An older doubt stays. */
  release(bundles: readonly DueBundle[], nowMs: number): Promise<void>;
}

/**
 * `refused`: this message will never go that way. `unavailable`: not now, and it was not sent. `unknown`: it may have gone.
 * `gone`: the channel leads to nobody any more. `not-asked`: nothing was tried, since the service has failed too often or asked
 * for patience.
 */
export type CarriedOutcome = "sent" | "refused" | "unavailable" | "unknown" | "gone" | "not-asked";

export interface Carried {
  readonly outcome: CarriedOutcome;
  /** What the service said, or why it was not asked; absent where it was sent, or the fault is ours. */
  readonly failure?: ProviderError;
}

/** A channel that sends messages. */
export interface MessageCarrier {
  /** How many are under way at a time. */
  readonly atOnce: number;
  /** A bundle that is sent again reaches nobody twice. */
  readonly dropsRepeats: boolean;
  /** The service behind this message: where it fails, only its own messages wait. */
  serviceOf(channel: OpenChannel): string;
  /** Tries once, for at most ten seconds. */
  carry(bundle: DueBundle): Promise<Carried>;
  /** The same for a message that tells nothing: its owner wants to see that it arrives. */
  carryTest(channel: OpenChannel, nowMs: number): Promise<Carried>;
}
