/** What we use of it: TypeScript's own types cannot be in one program with those for pages. */
export interface WorkerScope {
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void>; openWindow(path: string): Promise<unknown> };
  readonly location: { readonly origin: string };
  readonly navigator: Pick<Navigator, "onLine">;
  /** Push and navigation preload are missing in some browsers. */
  readonly registration: Pick<ServiceWorkerRegistration, "getNotifications" | "showNotification"> &
    Partial<Pick<ServiceWorkerRegistration, "pushManager" | "navigationPreload">>;
}

export interface WorkerPart {
  readonly listen: (scope: WorkerScope) => void;
  /** Caches that a new version of the worker keeps. */
  readonly caches: readonly string[];
  /** When the user logs out, or has all that is saved deleted. */
  readonly forget: (scope: WorkerScope, isLogOut: boolean) => Promise<void>;
}

interface WorkerEvents {
  install: Lasting;
  activate: Lasting;
  fetch: RequestEvent;
  push: PushReceived;
  pushsubscriptionchange: ConsentChanged;
  notificationclick: Lasting & { readonly notification: Pick<Notification, "close" | "data"> };
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushReceived extends Lasting {
  readonly data: { json(): unknown } | null;
}

export interface ConsentChanged extends Lasting {
  readonly oldSubscription?: Pick<PushSubscription, "options"> | null;
  readonly newSubscription?: Pick<PushSubscription, "toJSON"> | null;
}
