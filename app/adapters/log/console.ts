import type { Log } from "#app/services/ports";

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
  const { name, message, stack, cause } = error;
  return {
    error: name,
    message: withoutParameters(message),
    ...(cause instanceof Error ? { cause: withoutParameters(cause.message) } : {}),
    // Without the first line, which repeats the message.
    stack: stack?.slice(Math.max(0, stack.indexOf(message)) + message.length).trim(),
  };
}

/** A failed query is told with its statement; what was bound to it can be a hash, a postcode or a name. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [^]*$/, "");
}
