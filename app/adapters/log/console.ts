import type { Log } from "#app/services/ports";

/** One line of JSON each, whose escapes keep a name from breaking the line. */
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

/** Enough for a store's error, the driver's and the engine's. */
const MOST_CAUSES = 3;

function causesOf({ cause }: Error): string[] {
  const causes: string[] = [];
  for (let each = cause; each instanceof Error && causes.length < MOST_CAUSES; each = each.cause)
    causes.push(withoutParameters(each.message));
  return causes;
}

/** Its parameters may contain a hash, a postcode or a name. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [^]*$/, "");
}
