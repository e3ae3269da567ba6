/** Where a use case tells what it did: one event, in words that can be counted, with its facts as fields. */
export interface Log {
  info(event: string, fields: Record<string, unknown>): void;
  error(event: string, error: unknown, fields?: Record<string, unknown>): void;
}
