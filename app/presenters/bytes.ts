/** Text in UTF-8. */
export type Utf8 = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const encodeText = (text: string): Utf8 => encoder.encode(text);
