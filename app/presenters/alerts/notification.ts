import type { AlertMessage } from "#app/services/alerts/ports";
import { SAMPLE_WEATHER_WORDS, toldLines } from "./words";

/** Of two pushes with the same topic only the last is kept for a device that is switched off. */
export const topicOf = (toldAt: number): string => `alert-${toldAt}`;

/**
 * What alerts have told together as offline/notifications.ts shows it: JSON with title, body, tag and the path that a
 * tap opens.
 */
export function notificationText(
  messages: readonly AlertMessage[],
  toldAt: number,
  isSampleWeather: boolean,
): string {
  const [first, ...more] = toldLines(messages);
  const lines = more.length === 0 ? (first?.notes ?? []) : more.map(({ title }) => `Also ${title}`);
  return JSON.stringify({
    title: first?.title,
    body: [...(isSampleWeather ? [`${SAMPLE_WEATHER_WORDS}.`] : []), ...lines].join(
      more.length === 0 ? " " : "\n",
    ),
    tag: topicOf(toldAt),
    path: more.length === 0 ? first?.path : "/alerts",
  });
}

/** Of tests of one device the last is shown. */
export const TEST_TOPIC = "alert-test";

/** What is sent to try whether notifications arrive. */
export const testNotification = (): string =>
  JSON.stringify({
    title: "Notifications work here",
    body: "You asked for this test. Your alerts will look like it.",
    tag: TEST_TOPIC,
    path: "/alerts",
  });
