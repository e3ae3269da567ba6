import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

/**
 * Built into the client's root as /sw.js (remix.config.js): the address never changes, so that browsers
 * find new versions.
 */
listen(self as unknown as WorkerScope);
