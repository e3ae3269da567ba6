import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

/** Built into the client's root as /sw.js (remix.config.js): its address never changes, so that browsers find the next one. */
listen(self as unknown as WorkerScope);
