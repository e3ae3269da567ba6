import { TYPE } from "./format.js";
import { createUnflattener } from "./unflatten.js";

/**
 * Reads what `encode` has sent. The value is there with the first line. `done` resolves when all its promises have
 * settled.
 */
export async function decode(readable, { plugins } = {}) {
  const reader = readable.pipeThrough(linesOf()).getReader();
  const unflattener = createUnflattener(plugins);
  const first = await reader.read();
  if (!first.value) throw new SyntaxError("The stream has no first line");
  const value = unflattener.read(parsed(first.value));
  return { value, done: settleAll(reader, unflattener).then(() => reader.closed) };
}

async function settleAll(reader, unflattener) {
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      settle(read.value, unflattener);
  } catch (reason) {
    for (const { reject } of unflattener.promises.values()) reject(reason);
    throw reason;
  }
}

function settle(line, unflattener) {
  const isError = line.startsWith(TYPE.error);
  if (!isError && !line.startsWith(TYPE.promise)) throw new SyntaxError("A line settles no promise");
  const colon = line.indexOf(":");
  const number = Number(line.slice(1, colon));
  const promise = unflattener.promises.get(number);
  if (!promise) throw new Error(`The stream has no promise ${number}`);
  const value = unflattener.read(parsed(line.slice(colon + 1)));
  unflattener.promises.delete(number);
  if (isError) promise.reject(value);
  else promise.resolve(value);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SyntaxError("A line is not JSON", { cause });
  }
}

/** Splits bytes into lines, and looks at each byte once however many chunks a line has. */
function linesOf() {
  const utf8 = new TextDecoder();
  let begun = [];
  return new TransformStream({
    transform(chunk, controller) {
      const parts = utf8.decode(chunk, { stream: true }).split("\n");
      for (const part of parts.slice(0, -1)) {
        controller.enqueue(begun.join("") + part);
        begun = [];
      }
      begun.push(parts[parts.length - 1]);
    },
    flush(controller) {
      const last = begun.join("") + utf8.decode();
      if (last) controller.enqueue(last);
    },
  });
}
