import { namesInWords } from "#app/domain/text";
import type { SaidDay } from "#app/features/alerts/domain/brief";
import type { AlertMessage } from "#app/features/alerts/services/ports";
import { SAMPLE_WEATHER_WORDS, messageLines } from "./words";

/**
 * A push service keeps a switched-off device's last message of each topic: alert, place and day, so that a
 * correction replaces its news. Several messages in one have a topic of their own.
 */
export function topicOf(messages: readonly AlertMessage[], toldAt: number): string {
  const [first, ...more] = messages;
  if (!first || more.length > 0) return `alert-${toldAt}`;
  return `day-${first.alertId}-${first.destinationId}-${first.date.replaceAll("-", "")}`;
}

/** JSON with title, body, tag, and the path that a tap opens. offline/notifications.ts of this feature reads it. */
export function notificationText(
  messages: readonly AlertMessage[],
  toldAt: number,
  isSampleWeather: boolean,
): string {
  const [first, ...more] = messageLines(messages);
  const own = first?.days.length ? first.days.map(dayInShort) : (first?.notes ?? []);
  const lines = more.length === 0 ? own : more.map(({ title }) => `Also ${title}`);
  return JSON.stringify({
    title: first?.title,
    body: [...(isSampleWeather ? [`${SAMPLE_WEATHER_WORDS}.`] : []), ...lines].join(
      more.length === 0 ? " " : "\n",
    ),
    tag: topicOf(messages, toldAt),
    // A correction that replaces its news must be noticed.
    isNoticed: messages.some(({ kind }) => kind === "correction"),
    path: more.length === 0 ? first?.path : "/alerts",
  });
}

const dayInShort = ({ title, text, places }: SaidDay): string =>
  `${title}: ${places.length > 0 ? `${namesInWords(places.map(({ name }) => name))}.` : text}`;

/** A device shows only the last test message. */
export const TEST_TOPIC = "alert-test";

export const testNotification = (): string =>
  JSON.stringify({
    title: "Notifications work here",
    body: "You asked for this test. Your alerts will look like it.",
    tag: TEST_TOPIC,
    path: "/alerts",
  });
