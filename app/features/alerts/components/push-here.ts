import { toBase64Url } from "#app/domain/bytes";
import { PUSH_KEY, keepPushKey } from "#app/offline/push-key";

/** Why this browser cannot show notifications; "" if it can, or has not been asked yet. */
export type PushObstacle = "" | "unsupported" | "not-installed" | "denied";

/** Whether this is an iPhone or iPad. An iPad claims to be a Macintosh, but no Macintosh has a touch screen. */
const isPhoneOrPad = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Returns what keeps this browser from showing notifications. iPhones and iPads show them only for a site on the home
 * screen.
 */
export function pushObstacle(): PushObstacle {
  const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canPush) return isPhoneOrPad() ? "not-installed" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "";
}

export interface BrowsersConsent {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Asks for permission and subscribes. Returns null if it was refused; throws if the browser's service fails. */
export async function subscribeHere(publicKey: string): Promise<BrowsersConsent | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // An old subscription may have a former key of ours, or belong to another person who used this browser.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await keepPushKey(caches, publicKey);
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Ends the browser's subscription. A failure does no harm, since the server no longer sends to it. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await caches.delete(PUSH_KEY);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Returns what this browser itself has: no subscription, so that no message reaches it, or one for a former key of the
 * site, with the same effect.
 */
export async function consentHere(publicKey: string): Promise<"none" | "former" | "current"> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return "none";
  const key = subscription.options?.applicationServerKey;
  if (key instanceof ArrayBuffer && toBase64Url(new Uint8Array(key)) !== publicKey) return "former";
  await keepPushKey(caches, publicKey);
  return "current";
}
