import type { Log } from "#app/services/log";

/** Writes one line of JSON an event, which also keeps control characters in names out of the log. */
export function createConsoleLog(): Log {
  return {
    info: (event, fields) => console.log(toLine("info", event, fields)),
    error: (event, error, fields = {}) =>
      console.error(toLine("error", event, { ...fields, ...describeError(error) })),
  };
}

function toLine(level: string, event: string, fields: Record<string, unknown>): string {
  return JSON.stringify({ ...fields, level, event });
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return { error: error.name, message: error.message, stack: error.stack };
}
