import { createFlattener } from "./flatten.js";
import { TYPE } from "./format.js";

/**
 * Sends a value as lines of text: first all that is known, then a line for each promise in it when it settles. Each
 * promise is followed once, so that the work grows with their number and not with its square.
 */
export function encode(value, { signal, ...plugins } = {}) {
  const flattener = createFlattener(plugins);
  const utf8 = new TextEncoder();
  /** The numbers of the promises that have not settled. */
  const open = new Set();
  let sent = 0;
  let isOver = false;
  let controller;

  const send = (line) => controller.enqueue(utf8.encode(`${line}\n`));

  /** Returns the texts that were not sent yet. */
  const newTexts = () => {
    const texts = flattener.texts.slice(sent);
    sent = flattener.texts.length;
    return `[${texts.join(",")}]`;
  };

  function settle(number, type, settled) {
    if (isOver || !open.delete(number)) return;
    const known = flattener.knownNumber(settled);
    if (known === undefined) flattener.write(settled);
    else if (known >= 0) flattener.texts.push(`["${TYPE.known}",${known}]`);
    send(`${type}${number}:${known < 0 ? known : newTexts()}`);
    follow();
  }

  const reject = (number, reason) =>
    settle(number, TYPE.error, reason instanceof Error ? reason : new Error("An unknown error occurred"));

  /** Waits for the promises that were found last, and closes the stream if none is left. */
  function follow() {
    for (const [number, promise] of flattener.promises) {
      flattener.promises.delete(number);
      open.add(number);
      promise
        .then(
          (resolved) => settle(number, TYPE.promise, resolved),
          (reason) => reject(number, reason),
        )
        .catch(fail);
    }
    if (open.size > 0) return;
    end();
    controller.close();
  }

  function abort() {
    const reason = signal.reason || new Error("Signal was aborted.");
    try {
      for (const number of open) reject(number, reason);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error) {
    if (isOver) return;
    end();
    controller.error(error);
  }

  function end() {
    isOver = true;
    signal?.removeEventListener("abort", abort);
  }

  return new ReadableStream({
    // Async, so that what it throws becomes the stream's error.
    async start(itsController) {
      controller = itsController;
      const known = flattener.knownNumber(value);
      if (known === undefined) flattener.write(value);
      send(known ?? newTexts());
      signal?.addEventListener("abort", abort);
      follow();
      if (signal?.aborted) abort();
    },
    cancel: end,
  });
}
