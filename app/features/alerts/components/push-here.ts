import { toBase64Url } from "#app/domain/bytes";
import type { PushConsent } from "#app/features/alerts/domain/push";
import { PUSH_KEY, keepPushKey } from "#app/features/alerts/offline/push-key";

const ONLY_INSTALLED =
  "On an iPhone or iPad, first add this site to your home screen and open it from there.";
const BLOCKED = "Notifications from this site are blocked. Allow them in your browser's settings first.";

/** An iPad claims to be a Macintosh, but no Macintosh has a touch screen. */
const isPhoneOrPad = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** In words; "" if this browser can show notifications, or has not been asked yet. */
export function pushObstacle(): string {
  const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canPush)
    return isPhoneOrPad() ? ONLY_INSTALLED : "This browser can't show notifications from websites.";
  return Notification.permission === "denied" ? BLOCKED : "";
}

/** Null if the permission was refused; throws if the browser's service fails. */
export async function subscribeHere(publicKey: string): Promise<PushConsent | null> {
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

/** A failure does no harm, since the server no longer sends to it. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await caches.delete(PUSH_KEY);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** False for a former key of the site too: no message reaches this browser. */
export async function hasConsentHere(publicKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return false;
  const key = subscription.options?.applicationServerKey;
  if (key instanceof ArrayBuffer && toBase64Url(new Uint8Array(key)) !== publicKey) return false;
  await keepPushKey(caches, publicKey);
  return true;
}
