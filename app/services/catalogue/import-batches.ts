import type { ImportWrite } from "./ports";

/** Well below the limit of one statement's parameter, and quick to write. */
const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 500_000;

/** The writes in their order, in batches of bounded size; an entry that is too large is a batch of its own. */
export function batchesOf(writes: readonly ImportWrite[]): ImportWrite[][] {
  const batches: ImportWrite[][] = [];
  let characters = 0;
  for (const write of writes) {
    const length = JSON.stringify([write.entry, write.record]).length;
    const last = batches.at(-1);
    if (last && last.length < MAX_ENTRIES && characters + length <= MAX_CHARACTERS) {
      last.push(write);
      characters += length;
    } else {
      batches.push([write]);
      characters = length;
    }
  }
  return batches;
}
