import type { HttpOptions } from "../http/fetch-json";

/** A visitor waits for a table, and the embedded graph's is a good second: one retry, and soon given up. */
export const VISITOR_HTTP: HttpOptions = { timeoutMs: 4_000, maxRetries: 1, maxBytes: 2_000_000 };
