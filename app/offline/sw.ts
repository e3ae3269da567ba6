import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

/**
 * The build writes this file to /sw.js (remix.config.js). Browsers look there for new versions, so the address never
 * changes.
 */
listen(self as unknown as WorkerScope);
