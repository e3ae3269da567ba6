import { listen } from "./worker";
import type { WorkerScope } from "./worker-scope";

/** Built as /sw.js (remix.config.js). Browsers look there for new versions, so it never changes. */
listen(self as unknown as WorkerScope);
