import { createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import type { Utf8 } from "#app/domain/bytes";

const BYTES_A_SIGN = 2;

/** A text, whole or in parts, or an encoded one. */
type Text = string | readonly string[] | Utf8;

interface Texts {
  readonly byId: Map<number, Text>;
  bytes: number;
}

const kept = createByteLimitedCache<Texts>(MEMORY_SHARES.answerTexts);
let owners = 0;
let makers = 0;

/**
 * Caches the text that `make` writes for each subject, by an owner, such as a snapshot, and a key: each text is made once
 * for a snapshot. All these caches share one limit, so that texts of earlier snapshots make room. A search looks its
 * owner and key up once, and then each place.
 */
export function rememberEach<Owner extends object, Subject, Made extends Text>(
  idOf: (subject: Subject) => number,
  make: (subject: Subject, key: string) => Made,
): (owner: Owner, key?: string) => (subject: Subject) => Made {
  const maker = (makers += 1);
  return (owner, key = "") => {
    const name = `${maker} ${numberOf(owner)} ${key}`;
    const texts = kept.get(name) ?? { byId: new Map<number, Text>(), bytes: 0 };
    return (subject) => {
      const id = idOf(subject);
      const known = texts.byId.get(id);
      if (known !== undefined) return known as Made;
      const text = make(subject, key);
      texts.byId.set(id, text);
      texts.bytes += sizeOf(text);
      kept.set(name, texts, texts.bytes);
      return text;
    };
  };
}

/** The subject's id under which the texts of found places are cached. */
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
