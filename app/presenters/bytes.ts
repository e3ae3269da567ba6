/** Text in UTF-8. */
export type Utf8 = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const encodeText = (text: string): Utf8 => encoder.encode(text);

/** One array of all the parts, in their order. */
export function concatBytes(parts: readonly Utf8[]): Utf8 {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
