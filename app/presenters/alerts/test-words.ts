import { MINUTE_MS } from "#app/domain/units";
import type { ChannelKind } from "#app/domain/alerts/delivery";
import type { ChannelTest } from "#app/services/alerts/test-channel";
import type { ToastView } from "#app/presenters/form-view";

type Words = Readonly<
  Record<Exclude<ChannelTest["outcome"], "throttled" | "unavailable" | "not-asked">, string>
>;

const MAIL: Words = {
  sent: "The mail service has taken it. If it has not come in a few minutes, look among the spam.",
  off: "No mails are sent to you. Give an address first, and say yes in the mail that comes there.",
  refused: "The mail service refuses mails to this address. Stop the mails and give another address.",
  gone: "This address takes no mails any more. Give another address.",
  unknown: "The mail service did not say whether it has taken it. Look into your mailbox in a few minutes.",
  "keys-refused":
    "The mail service does not know this site any more. Whoever runs the site has to put that right.",
};

const PUSH: Words = {
  sent: "Your browser's push service has taken it. If nothing appears in a minute, allow this browser's notifications in your device's settings.",
  off: "This device is not notified. Turn notifications on here first.",
  refused: "The push service refuses messages to this browser. Turn notifications off here, and on again.",
  gone: "This browser cannot be reached any more. Turn notifications on here again.",
  unknown: "The push service did not say whether it has taken it. If nothing appears in a minute, try again.",
  "keys-refused":
    "The push service does not take this site's key for this browser. Turn notifications off here, and on again; if that does not help, whoever runs the site has to put it right.",
};

const SERVICES: Readonly<Record<ChannelKind, string>> = { mail: "mail service", push: "push service" };

/** What became of a test, and what to do about it, in a sentence or two. */
export function testToast(
  kind: ChannelKind,
  { outcome, againAtMs }: ChannelTest,
  nowMs: number,
): Omit<ToastView, "id"> {
  if (outcome === "sent") {
    return { title: "Test sent", description: (kind === "mail" ? MAIL : PUSH).sent, variant: "default" };
  }
  return {
    title: outcome === "unknown" ? "Test perhaps sent" : "Test not sent",
    description: whyNot(kind, outcome, waitInWords(againAtMs, nowMs)),
    variant: "destructive",
  };
}

function whyNot(kind: ChannelKind, outcome: Exclude<ChannelTest["outcome"], "sent">, wait: string): string {
  if (outcome === "throttled") return `You have sent enough tests for now. Please try again ${wait}.`;
  if (outcome === "unavailable" || outcome === "not-asked") {
    return `The ${SERVICES[kind]} does not take messages just now. Please try again ${wait}; your alerts are sent as soon as it does.`;
  }
  return (kind === "mail" ? MAIL : PUSH)[outcome];
}

/** "in a few minutes", "in 25 minutes", "in 2 hours". */
function waitInWords(againAtMs: number | null, nowMs: number): string {
  const minutes = againAtMs === null ? 0 : Math.ceil((againAtMs - nowMs) / MINUTE_MS);
  if (minutes <= 5) return "in a few minutes";
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.round(minutes / 60)} hours`;
}
