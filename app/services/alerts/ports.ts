import type { AlertWish } from "#app/domain/alerts/alert";
import type { Prospect, Told } from "#app/domain/alerts/telling";
import type { LondonDate } from "#app/domain/weather/forecast";

/** An alert as its owner sees it. */
export interface OwnAlert extends AlertWish {
  readonly id: number;
  readonly isPaused: boolean;
  readonly isStale: boolean;
  /** It has told of a day that is not over, and has not put that right. */
  readonly hasToldOfADayToCome: boolean;
}

/** A message as it was told. */
export interface AlertMessage extends Prospect {
  readonly id: number;
  readonly alertId: number;
  readonly kind: Told["kind"];
  readonly slug: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null until its owner has seen it in the site. */
  readonly readAt: number | null;
  /** Of the alert, as it is now. */
  readonly outcode: string;
  readonly drivingHours: number;
}

/** What people do with alerts of their own: each step sees to it that they are. */
export interface AlertStore {
  /** The oldest first. */
  list(userId: number, today: LondonDate): Promise<readonly OwnAlert[]>;
  find(userId: number, alertId: number, today: LondonDate): Promise<OwnAlert | null>;
  /** False where the person has `most` already. */
  add(userId: number, wish: AlertWish, most: number, nowMs: number): Promise<boolean>;
  /** False where there is no such alert of this person. Another place, drive or style forgets what was told for the former. */
  change(userId: number, alertId: number, wish: AlertWish): Promise<boolean>;
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
  /** What it has told of today and later. */
  readonly told: readonly Told[];
}

/** What an evaluation found; all of it is kept, or nothing. */
export interface Evaluation {
  readonly messages: readonly (Prospect & { readonly alertId: number; readonly kind: Told["kind"] })[];
  /** Alerts of which it is new that they are stale, or no longer. */
  readonly becameStale: readonly number[];
  readonly becameFresh: readonly number[];
}

export interface AlertOutbox {
  /** All alerts that are not paused: one statement. */
  watched(today: LondonDate): Promise<readonly WatchedAlert[]>;
  /**
   * Three statements at most. A message that is kept already stays as it is, whoever keeps it again; one of an alert that
   * was paused or removed meanwhile is passed over, and what is about days long past goes.
   */
  keep(evaluation: Evaluation, today: LondonDate, nowMs: number): Promise<void>;
}

/** The private addresses of feeds and calendars, one a person. */
export interface AlertFeedStore {
  tokenOf(userId: number): Promise<string | null>;
  /** Whose it is; null for an address that never was, or is no longer. */
  ownerOf(token: string): Promise<number | null>;
  replace(userId: number, token: string, nowMs: number): Promise<void>;
  remove(userId: number): Promise<void>;
}
