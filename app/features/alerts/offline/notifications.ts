import { RENEW_PUSH } from "#app/features/alerts/presenters/view";
import type { ConsentChanged, WorkerPart, WorkerScope } from "#app/offline/worker-scope";
import { PUSH_KEY, keptPushKey } from "./push-key";

export const notifications: WorkerPart = {
  caches: [PUSH_KEY],
  listen(scope) {
    scope.addEventListener("push", (event) => event.waitUntil(notify(scope, event.data)));
    scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewConsent(scope, event)));
    scope.addEventListener("notificationclick", (event) => {
      event.notification.close();
      event.waitUntil(scope.clients.openWindow(ownPath(scope, event.notification.data)));
    });
  },
  forget: endNotifications,
};

/** As presenters/notification.ts writes it. It replaces one with the same tag. */
type ShownMessage = Partial<Record<"title" | "body" | "tag" | "path", string> & { isNoticed: boolean }>;

/** Browsers withdraw the consent if a push shows nothing: an unreadable one gets general words. */
async function notify(scope: WorkerScope, data: { json(): unknown } | null): Promise<void> {
  const { title = "Your alerts have news", body, tag, path, isNoticed = false } = messageIn(data);
  const shown = { body, tag, data: path, icon: "/icons/app/192.png", lang: "en-GB", renotify: isNoticed };
  await scope.registration.showNotification(title, shown);
}

function messageIn(data: { json(): unknown } | null): ShownMessage {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Some browsers give neither subscription: then we consent again with the key that we have kept. */
async function renewConsent(
  scope: WorkerScope,
  { oldSubscription, newSubscription }: ConsentChanged,
): Promise<void> {
  const options = oldSubscription?.options ?? (newSubscription ? null : await keptOptions(scope));
  const consent = newSubscription ?? (options && (await scope.registration.pushManager?.subscribe(options)));
  if (!consent) return;
  const { endpoint = "", keys } = consent.toJSON();
  const body = new URLSearchParams({ intent: RENEW_PUSH, endpoint, ...keys });
  await fetch("/alerts", { method: "POST", body, redirect: "manual" });
}

async function keptOptions({ caches }: WorkerScope): Promise<PushSubscriptionOptionsInit | null> {
  const applicationServerKey = await keptPushKey(caches);
  return applicationServerKey === null ? null : { userVisibleOnly: true, applicationServerKey };
}

/** They reveal where the user's drive starts. A log-out also ends the consent. */
async function endNotifications({ registration, caches }: WorkerScope, isLogOut: boolean): Promise<void> {
  for (const shown of await registration.getNotifications()) shown.close();
  if (!isLogOut) return;
  await caches.delete(PUSH_KEY);
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

/** Or else the alerts page. */
function ownPath({ location: { origin } }: WorkerScope, path: unknown): string {
  if (typeof path !== "string" || !URL.canParse(path, origin)) return "/alerts";
  const url = new URL(path, origin);
  // A path of two slashes would be another site's address: "/.//x" has one.
  const isOwn = url.origin === origin && !url.pathname.startsWith("//");
  return isOwn ? url.pathname + url.search : "/alerts";
}
