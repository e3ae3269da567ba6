import type { ChannelKind } from "#app/features/alerts/domain/delivery";
import type { ChannelTest } from "#app/features/alerts/services/test-channel";
import type { ToastView } from "#app/presenters/form-view";

const WORDS: Readonly<Record<ChannelKind, Readonly<Record<"sent" | "off" | "gone" | "service", string>>>> = {
  mail: {
    sent: "Sent. Nothing after a few minutes? Check your spam.",
    off: "Email alerts are off. Give an address first, and say yes in the email we send there.",
    gone: "This address no longer takes email. Give another address.",
    service: "email service",
  },
  push: {
    sent: "Sent. Nothing after a minute? Allow this browser's notifications in your device's settings.",
    off: "Notifications are off on this device. Turn them on here first.",
    gone: "We can no longer reach this browser. Turn notifications on here again.",
    service: "push service",
  },
};

export function testToast(kind: ChannelKind, outcome: ChannelTest): Omit<ToastView, "id"> {
  const { sent, off, gone, service } = WORDS[kind];
  if (outcome === "sent") return { title: "Test sent", description: sent, variant: "default" };
  const why: Partial<Record<ChannelTest, string>> = {
    ...{ off, gone, throttled: "You have sent enough tests for now. Please try again in an hour." },
    unknown: `The ${service} didn't say whether it took the test. If nothing comes in a few minutes, try again.`,
  };
  return {
    title: outcome === "unknown" ? "We're not sure it went" : "Test not sent",
    description:
      why[outcome] ?? `The ${service} didn't take it. Try again in an hour, then turn this off and on again.`,
    variant: "destructive",
  };
}
