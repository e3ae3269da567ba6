import { Buffer } from "node:buffer";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { DetailsTexts } from "#app/services/ports";

export const detailsKeyOf = (hash: string): string => `details:3:${hash}`;

/** The first texts are the dictionary of the others: because texts are alike, this saves a quarter. */
const DICTIONARY_BYTES = 4_000;
const WORD_BYTES = 4;

/**
 * Layout: the number of places, the end of each place, the dictionary's length, the dictionary, the places,
 * each compressed on its own. Numbers have 32 bits, the lowest byte first.
 */
export function packDetails(texts: readonly string[]): Uint8Array {
  const dictionary = Buffer.from(texts.slice(0, 10).join("")).subarray(0, DICTIONARY_BYTES);
  const packed = texts.map((text) => deflateRawSync(text, { dictionary }));
  let end = 0;
  const ends = packed.map(({ length }) => (end += length));
  const numbers = Uint32Array.from([texts.length, ...ends, dictionary.length]);
  return Buffer.concat([new Uint8Array(numbers.buffer), dictionary, ...packed]);
}

/** Decompresses a text at its first reading: a page shows twenty of hundreds. Throws RangeError. */
export function unpackDetails(bytes: Uint8Array): DetailsTexts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numberAt = (index: number) => view.getUint32(index * WORD_BYTES, true);
  const length = numberAt(0);
  const dictionaryAt = (length + 2) * WORD_BYTES;
  const textsAt = dictionaryAt + numberAt(length + 1);
  const endOf = (position: number) => textsAt + (position < 0 ? 0 : numberAt(position + 1));
  if (endOf(length - 1) !== bytes.length) throw new RangeError("not packed details");
  const dictionary = bytes.subarray(dictionaryAt, textsAt);
  const texts: string[] = [];
  return {
    length,
    at(position) {
      if (!(position in texts) && position >= 0 && position < length) {
        const packed = bytes.subarray(endOf(position - 1), endOf(position));
        texts[position] = inflateRawSync(packed, { dictionary }).toString();
      }
      return texts[position];
    },
  };
}
