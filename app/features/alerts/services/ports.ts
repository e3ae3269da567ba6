import type { AlertTiming, AlertWish } from "#app/features/alerts/domain/alert";
import type { Said } from "#app/features/alerts/domain/brief";
import type { ChannelKind, MessageState } from "#app/features/alerts/domain/delivery";
import type { PushConsent } from "#app/features/alerts/domain/push";
import type { ReportedDay } from "#app/features/alerts/domain/due-message";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Units } from "#app/domain/units";
import type { ProviderError } from "#app/services/ports";
import type { Search } from "#app/services/search/search";

export interface OwnAlert extends AlertWish {
  readonly id: number;
  readonly isPaused: boolean;
  /** No place within the drive had a forecast of the last 90 minutes, so nothing is sent. */
  readonly isStale: boolean;
}

export interface AlertMessage extends ReportedDay {
  readonly id: number;
  readonly alertId: number;
  /** Of its alert. */
  readonly search: string;
  /** Of a brief, both are "". */
  readonly slug: string;
  readonly name: string;
  /** Null in corrections, and in news from older versions of the site. */
  readonly said: Said | null;
  readonly createdAt: number;
  /** Null until the owner has seen the message on the site. */
  readonly readAt: number | null;
}

export interface AlertStore {
  /** The oldest first. */
  list(userId: number): Promise<readonly OwnAlert[]>;
  /**
   * An equal alert is kept, and resumed if it is paused, since a form may be sent twice. False if the user
   * has `most` others.
   */
  add(userId: number, wish: AlertWish, most: number, nowMs: number): Promise<boolean>;
  /** `duplicate`: another one has this wish, so nothing was changed. */
  change(userId: number, alertId: number, wish: AlertWish): Promise<"duplicate" | "not-found" | null>;
  /** False if the user has no such alert; so does `remove`. */
  setPaused(userId: number, alertId: number, isPaused: boolean): Promise<boolean>;
  remove(userId: number, alertId: number): Promise<boolean>;
  /** The newest first. */
  messagesOf(userId: number, most: number): Promise<readonly AlertMessage[]>;
  markRead(userId: number, lastMessageId: number, nowMs: number): Promise<void>;
  /** The token of the user's private calendar, of which there is at most one. */
  calendarOf(userId: number): Promise<string | null>;
  /** Null if it is unknown or has ended. Counts as a use of the owner's account. */
  ownerOfCalendar(token: string, nowMs: number): Promise<number | null>;
  makeCalendar(userId: number, token: string, nowMs: number): Promise<void>;
  endCalendar(userId: number): Promise<void>;
}

export interface WatchedAlert extends AlertWish {
  readonly id: number;
  readonly createdAt: number;
  readonly reported: readonly ReportedDay[];
  /** From any of their alerts, also from paused ones. */
  readonly ownerGotToday: readonly ReportedDay["kind"][];
}

export interface NewMessage extends ReportedDay {
  readonly alertId: number;
  readonly said: Said | null;
}

/** Stored as a whole or not at all. */
export interface Evaluation {
  readonly messages: readonly NewMessage[];
  readonly checked: readonly number[];
  /** Those of them that found no fresh forecast. */
  readonly stale: readonly number[];
}

export interface AlertOutbox {
  /** The next `most` that were not checked since, the longest unchecked first. One statement. */
  watched(
    today: LondonDate,
    slice: { readonly checkedBefore: number; readonly most: number },
  ): Promise<readonly WatchedAlert[]>;
  /**
   * With a delivery for each channel of the owner, in at most five statements. A stored message stays. Skips
   * alerts that were paused or removed meanwhile, and kinds that another run has sent today. Deletes messages
   * about days long past.
   */
  keep(evaluation: Evaluation, today: LondonDate, nowMs: number): Promise<void>;
}

/** An alert's search on a day, which in a brief is without its nights. */
export interface SearchOnDay {
  readonly nightsAsked: number;
  readonly search: Search;
  readonly units: Units;
}

export interface MailChannel {
  readonly address: string;
  /** Until then, we send only the request to confirm it. */
  readonly isConfirmed: boolean;
  /** A guest's only one; null if the address is a user's. */
  readonly alert: AlertWish | null;
}

export type NewMailChannel = Pick<OpenChannel, "address" | "site"> & { readonly token: string };

export interface MailLink {
  readonly site: string;
  /** In every email to the address, the same. It confirms, changes and ends them without a sign-in. */
  readonly key: string;
}

export interface MailKeys {
  keyOf(token: string): Promise<string>;
  /** Null if this site has not made the key. */
  tokenOf(key: string): Promise<string | null>;
}

export type Owner = { readonly userId: number } | { readonly token: string };

/** A mailbox of a user or by its token, a browser by its session, or any by its id. */
export type ChannelKey =
  { readonly id: number } | ({ readonly kind: "mail" } & Owner) | ({ readonly kind: "push" } & OwnSession);

type OwnSession = { readonly userId: number; readonly sessionId: string };

export interface AlertChannelStore {
  /** Null without such a mailbox, or if it was not confirmed in time. */
  mailOf(whose: Owner, nowMs: number): Promise<MailChannel | null>;
  /** With an unconfirmed one. If the session has ended, changes nothing and returns false. */
  awaitMail(asker: OwnSession, channel: NewMailChannel, nowMs: number): Promise<boolean>;
  /** Its alert is evaluated once the address is confirmed. */
  awaitGuest(channel: NewMailChannel, wish: AlertWish, nowMs: number): Promise<void>;
  /** False if there is nothing to confirm. A guest's earlier channels with this address are removed. */
  confirmMail(token: string, nowMs: number): Promise<boolean>;
  /** False if the token is of no guest who has confirmed. */
  changeGuest(token: string, timing: AlertTiming): Promise<boolean>;
  removeUnconfirmed(nowMs: number): Promise<void>;
  /** Ids of those that have not expired and consented to this key: no notification reaches others. */
  pushSessionsOf(userId: number, vapidPublicKey: string, nowMs: number): Promise<readonly string[]>;
  /** In place of a former consent of the browser or session. Beyond `most`, the oldest goes. */
  addPush(
    userId: number,
    channel: PushConsent & Readonly<Record<"sessionId" | "site" | "vapidPublicKey", string>>,
    most: number,
    nowMs: number,
  ): Promise<void>;
  /** Null if no messages go there. */
  open(channel: ChannelKey): Promise<OpenChannel | null>;
  remove(channel: ChannelKey): Promise<void>;
}

/** A confirmed address, or a browser that has consented. */
export interface OpenChannel {
  readonly id: number;
  /** Null for a guest's address. */
  readonly userId: number | null;
  readonly kind: ChannelKind;
  readonly address: string;
  /** Of a mailbox: 32 random bytes, with which the key of its links begins. */
  readonly token: string | null;
  /** Such as "https://sunny.example". */
  readonly site: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** Null if we did not store keys yet at that time. */
  readonly vapidPublicKey: string | null;
}

export interface DueMessage extends Pick<MessageState, "isAlertPaused" | "isPutRight" | "wasNewsSent"> {
  readonly message: AlertMessage;
  /** Another run is sending the news now: the outcome is not stored yet. */
  readonly isNewsUnderWay: boolean;
}

/** Of one evaluation, user and channel. No other run gets them until the lease ends. */
export interface DueBundle {
  readonly createdAt: number;
  /** In the order in which they were made. */
  readonly due: readonly DueMessage[];
  readonly channel: OpenChannel;
  readonly attempts: number;
  /** An earlier attempt's run ended without a report, or the service did not answer clearly. */
  readonly isInDoubt: boolean;
}

export interface DeliveryStore {
  /** Those due longest. No two runs get the same one. Two statements. */
  claim(
    claim: { readonly kinds: readonly ChannelKind[]; readonly most: number; readonly leaseMs: number },
    nowMs: number,
  ): Promise<readonly DueBundle[]>;
  /**
   * Just before an attempt: a later run then knows of the doubt. Returns the ids that may be sent, without
   * messages that were deleted, or claimed by another run.
   */
  begin(bundle: DueBundle): Promise<ReadonlySet<number>>;
  /** No run claims them again. State `unknown` may have been sent. */
  finish(bundles: readonly DueBundle[], state: "sent" | "unknown" | "given-up", nowMs: number): Promise<void>;
  /** An attempt that did not begin is not counted. `isInDoubt`: one of the attempts may have sent it. */
  postpone(
    bundles: readonly DueBundle[],
    next: { readonly dueAt: number; readonly isCounted: boolean; readonly isInDoubt?: boolean },
  ): Promise<void>;
}

/**
 * `refused`: never. `unavailable`: not sent, but maybe later. `unknown`: it may have been sent. `gone`: the
 * channel leads nowhere. `not-asked`: the service failed too often or limits our rate.
 */
export type CarriedOutcome = "sent" | "refused" | "unavailable" | "unknown" | "gone" | "not-asked";

export interface Carried {
  readonly outcome: CarriedOutcome;
  /** Absent if the message was sent, or if the fault is ours. */
  readonly failure?: ProviderError;
}

export interface MessageCarrier {
  readonly atOnce: number;
  /** A bundle that is sent twice then arrives once. */
  readonly dropsRepeats: boolean;
  /** If a service fails, only its own messages wait. */
  serviceOf(channel: OpenChannel): string;
  /** At most ten seconds. */
  carry(bundle: DueBundle): Promise<Carried>;
  /** In the same way, so that the owner sees whether messages arrive. */
  carryTest(channel: OpenChannel, nowMs: number): Promise<Carried>;
}
