import type { AlertMessage } from "#app/services/alerts/ports";
import { SAMPLE_WEATHER_WORDS, messageNote, messagePath, messageTitle } from "./words";

/** Of two pushes with the same topic only the last is kept for a device that is switched off. */
export const topicOf = ({ id }: AlertMessage): string => `alert-${id}`;

/** A message as public/sw.js shows it: JSON with title, body, tag and the path that a tap opens. */
export function notificationText(message: AlertMessage, isSampleWeather: boolean): string {
  const note = messageNote(message);
  return JSON.stringify({
    title: messageTitle(message),
    body: isSampleWeather ? `${SAMPLE_WEATHER_WORDS}. ${note}` : note,
    tag: topicOf(message),
    path: messagePath(message),
  });
}
