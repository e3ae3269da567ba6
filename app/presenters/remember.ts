import { createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import type { Utf8 } from "#app/domain/bytes";

const BYTES_A_SIGN = 2;

/** What can be cached: a text, a text in parts, or a text in UTF-8. */
type Text = string | readonly string[] | Utf8;

interface Texts {
  readonly byId: Text[];
  bytes: number;
}

const kept = createByteLimitedCache<Texts>(MEMORY_SHARES.answerTexts);
let owners = 0;
let makers = 0;

/**
 * Caches the texts that `make` writes: one for each owner (such as a snapshot), key and subject. All callers share one
 * memory limit, so new texts replace those of earlier snapshots. A search passes its owner and key once, and then each
 * of its places.
 */
export function rememberEach<Owner extends object, Subject, Made extends Text>(
  idOf: (subject: Subject) => number,
  make: (subject: Subject, key: string) => Made,
): (owner: Owner, key?: string) => (subject: Subject) => Made {
  const maker = (makers += 1);
  return (owner, key = "") => {
    const name = `${maker} ${numberOf(owner)} ${key}`;
    const texts = kept.get(name) ?? { byId: [], bytes: 0 };
    return (subject) => {
      const id = idOf(subject);
      const known = texts.byId[id];
      if (known !== undefined) return known as Made;
      const text = make(subject, key);
      texts.byId[id] = text;
      texts.bytes += sizeOf(text);
      kept.set(name, texts, texts.bytes);
      return text;
    };
  };
}

/** The id under which texts about a found place are cached. */
export const idOfPlace = ({ place }: { readonly place: { readonly id: number } }): number => place.id;

const numbers = new WeakMap<object, number>();

function numberOf(owner: object): number {
  let number = numbers.get(owner);
  if (number === undefined) numbers.set(owner, (number = owners += 1));
  return number;
}

function sizeOf(text: Text): number {
  if (typeof text === "string") return text.length * BYTES_A_SIGN;
  if (text instanceof Uint8Array) return text.length;
  return text.reduce((sum, part) => sum + sizeOf(part), 0);
}
