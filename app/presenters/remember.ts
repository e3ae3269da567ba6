import { createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import type { Utf8 } from "./bytes";

interface Texts {
  readonly byPosition: (readonly Utf8[])[];
  bytes: number;
}

const kept = createByteLimitedCache<Texts>(MEMORY_SHARES.answerTexts);
let lists = 0;

/**
 * Remembers the parts of the text that `make` gave for each entry of a list and a key: what is written of one
 * snapshot is written once. All that is remembered in this way shares one limit, so that the texts of earlier
 * snapshots make room. A search asks once for its list and key, and then for each result by its position alone.
 */
export function rememberParts<List extends object>(
  make: (list: List, position: number, key: string) => readonly Utf8[],
): (list: List, key?: string) => (position: number) => readonly Utf8[] {
  const numbers = new WeakMap<List, number>();
  return (list, key = "") => {
    let number = numbers.get(list);
    if (number === undefined) numbers.set(list, (number = lists += 1));
    const name = `${number} ${key}`;
    const texts = kept.get(name) ?? { byPosition: [], bytes: 0 };
    return (position) => {
      const known = texts.byPosition[position];
      if (known) return known;
      const parts = make(list, position, key);
      texts.byPosition[position] = parts;
      for (const part of parts) texts.bytes += part.length;
      kept.set(name, texts, texts.bytes);
      return parts;
    };
  };
}

/** The same for texts of one part. */
export function rememberEach<List extends object>(
  make: (list: List, position: number, key: string) => Utf8,
): (list: List, key?: string) => (position: number) => Utf8 {
  const parts = rememberParts<List>((list, position, key) => [make(list, position, key)]);
  return (list, key) => {
    const partsOf = parts(list, key);
    return (position) => partsOf(position)[0] as Utf8;
  };
}
