import { notifications } from "#app/features/alerts/offline/notifications";
import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

/**
 * Built as /sw.js (remix.config.js). Browsers look there for new versions, so it never changes. To take a
 * feature out, take out its part here.
 */
listen(self as unknown as WorkerScope, [notifications]);
