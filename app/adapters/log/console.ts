import type { Log } from "#app/services/ports";

/**
 * Writes each event as one line of JSON. JSON escapes control characters in names, so that a name cannot break a
 * line.
 */
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
  const { name, message, stack } = error;
  const causes = causesOf(error);
  return {
    error: name,
    message: withoutParameters(message),
    ...(causes.length > 0 ? { cause: causes.join("; because: ") } : {}),
    // The stack without its first line, which repeats the message.
    stack: stack?.slice(Math.max(0, stack.indexOf(message)) + message.length).trim(),
  };
}

/** How many causes are logged: enough for a store's error, the driver's and the engine's. */
const MOST_CAUSES = 3;

/** Returns the messages of the errors that caused this one, the nearest first. */
function causesOf({ cause }: Error): string[] {
  const causes: string[] = [];
  for (let each = cause; each instanceof Error && causes.length < MOST_CAUSES; each = each.cause)
    causes.push(withoutParameters(each.message));
  return causes;
}

/** Returns a failed query's statement without its parameters, which may contain a hash, a postcode or a name. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [^]*$/, "");
}
