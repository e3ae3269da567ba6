import { MINUTE_MS } from "#app/domain/units";
import type { ChannelKind } from "#app/features/alerts/domain/delivery";
import type { ChannelTest } from "#app/features/alerts/services/test-channel";
import type { ToastView } from "#app/presenters/form-view";

type OutcomeWords = Readonly<
  Record<Exclude<ChannelTest["outcome"], "throttled" | "unavailable" | "not-asked">, string>
>;

const MAIL: OutcomeWords = {
  sent: "Sent. Nothing after a few minutes? Check your spam.",
  off: "Email alerts are off. Give an address first, and say yes in the email we send there.",
  refused: "The email service refuses this address. Stop the emails and give another address.",
  gone: "This address no longer takes email. Give another address.",
  unknown: "The email service didn't say whether it accepted the email. Check your inbox in a few minutes.",
  "keys-refused": "The email service no longer accepts this site. Only the site's operator can fix that.",
};

const PUSH: OutcomeWords = {
  sent: "Sent. Nothing after a minute? Allow this browser's notifications in your device's settings.",
  off: "Notifications are off on this device. Turn them on here first.",
  refused: "The push service refuses messages to this browser. Turn notifications off here, and on again.",
  gone: "We can no longer reach this browser. Turn notifications on here again.",
  unknown:
    "The push service didn't say whether it accepted the test. If nothing appears in a minute, try again.",
  "keys-refused":
    "The push service no longer lets us notify this browser. Turn notifications off here and on again. If that doesn't help, only the site's operator can fix it.",
};

const SERVICES: Readonly<Record<ChannelKind, string>> = { mail: "email service", push: "push service" };

/** How it ended and what to do about it. */
export function testToast(
  kind: ChannelKind,
  { outcome, againAtMs }: ChannelTest,
  nowMs: number,
): Omit<ToastView, "id"> {
  if (outcome === "sent") {
    return { title: "Test sent", description: (kind === "mail" ? MAIL : PUSH).sent, variant: "default" };
  }
  return {
    title: outcome === "unknown" ? "We're not sure it went" : "Test not sent",
    description: whyNot(kind, outcome, waitInWords(againAtMs, nowMs)),
    variant: "destructive",
  };
}

function whyNot(kind: ChannelKind, outcome: Exclude<ChannelTest["outcome"], "sent">, wait: string): string {
  if (outcome === "throttled") return `You have sent enough tests for now. Please try again ${wait}.`;
  if (outcome === "unavailable" || outcome === "not-asked") {
    return `The ${SERVICES[kind]} isn't taking messages at the moment. Please try again ${wait}. Your alerts go out as soon as it takes them.`;
  }
  return (kind === "mail" ? MAIL : PUSH)[outcome];
}

/** "in a few minutes", "in 25 minutes" or "in 2 hours". */
function waitInWords(againAtMs: number | null, nowMs: number): string {
  const minutes = againAtMs === null ? 0 : Math.ceil((againAtMs - nowMs) / MINUTE_MS);
  if (minutes <= 5) return "in a few minutes";
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.round(minutes / 60)} hours`;
}
