import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

/**
 * Built to the client's root as /sw.js (remix.config.js). The address never changes, so that browsers find new
 * versions.
 */
listen(self as unknown as WorkerScope);
