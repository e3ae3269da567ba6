const SALSA_WORDS = 16;
export const blockWords = (r: number): number => 2 * r * SALSA_WORDS;

const rotated = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));
// Only for the type checker; costs nothing.
const word = (words: Int32Array, index: number) => words[index] ?? 0;

/**
 * scrypt with Salsa20/8 (RFC 7914, sections 3 and 4). Source and target must not overlap. Written out word by
 * word, because sixteen local variables make this nearly as fast as native code.
 */
export function blockMix(
  source: Int32Array,
  sourceStart: number,
  target: Int32Array,
  targetStart: number,
  r: number,
): void {
  const last = sourceStart + blockWords(r) - SALSA_WORDS;
  let y0 = word(source, last + 0);
  let y1 = word(source, last + 1);
  let y2 = word(source, last + 2);
  let y3 = word(source, last + 3);
  let y4 = word(source, last + 4);
  let y5 = word(source, last + 5);
  let y6 = word(source, last + 6);
  let y7 = word(source, last + 7);
  let y8 = word(source, last + 8);
  let y9 = word(source, last + 9);
  let y10 = word(source, last + 10);
  let y11 = word(source, last + 11);
  let y12 = word(source, last + 12);
  let y13 = word(source, last + 13);
  let y14 = word(source, last + 14);
  let y15 = word(source, last + 15);
  for (let block = 0; block < 2 * r; block += 1) {
    const from = sourceStart + block * SALSA_WORDS;
    // Even blocks go to the first half of the target, odd blocks to the second.
    const to = targetStart + ((block >> 1) + (block & 1) * r) * SALSA_WORDS;
    y0 ^= word(source, from + 0);
    y1 ^= word(source, from + 1);
    y2 ^= word(source, from + 2);
    y3 ^= word(source, from + 3);
    y4 ^= word(source, from + 4);
    y5 ^= word(source, from + 5);
    y6 ^= word(source, from + 6);
    y7 ^= word(source, from + 7);
    y8 ^= word(source, from + 8);
    y9 ^= word(source, from + 9);
    y10 ^= word(source, from + 10);
    y11 ^= word(source, from + 11);
    y12 ^= word(source, from + 12);
    y13 ^= word(source, from + 13);
    y14 ^= word(source, from + 14);
    y15 ^= word(source, from + 15);
    let x0 = y0;
    let x1 = y1;
    let x2 = y2;
    let x3 = y3;
    let x4 = y4;
    let x5 = y5;
    let x6 = y6;
    let x7 = y7;
    let x8 = y8;
    let x9 = y9;
    let x10 = y10;
    let x11 = y11;
    let x12 = y12;
    let x13 = y13;
    let x14 = y14;
    let x15 = y15;
    for (let doubleRound = 0; doubleRound < 4; doubleRound += 1) {
      x4 ^= rotated((x0 + x12) | 0, 7);
      x8 ^= rotated((x4 + x0) | 0, 9);
      x12 ^= rotated((x8 + x4) | 0, 13);
      x0 ^= rotated((x12 + x8) | 0, 18);
      x9 ^= rotated((x5 + x1) | 0, 7);
      x13 ^= rotated((x9 + x5) | 0, 9);
      x1 ^= rotated((x13 + x9) | 0, 13);
      x5 ^= rotated((x1 + x13) | 0, 18);
      x14 ^= rotated((x10 + x6) | 0, 7);
      x2 ^= rotated((x14 + x10) | 0, 9);
      x6 ^= rotated((x2 + x14) | 0, 13);
      x10 ^= rotated((x6 + x2) | 0, 18);
      x3 ^= rotated((x15 + x11) | 0, 7);
      x7 ^= rotated((x3 + x15) | 0, 9);
      x11 ^= rotated((x7 + x3) | 0, 13);
      x15 ^= rotated((x11 + x7) | 0, 18);
      x1 ^= rotated((x0 + x3) | 0, 7);
      x2 ^= rotated((x1 + x0) | 0, 9);
      x3 ^= rotated((x2 + x1) | 0, 13);
      x0 ^= rotated((x3 + x2) | 0, 18);
      x6 ^= rotated((x5 + x4) | 0, 7);
      x7 ^= rotated((x6 + x5) | 0, 9);
      x4 ^= rotated((x7 + x6) | 0, 13);
      x5 ^= rotated((x4 + x7) | 0, 18);
      x11 ^= rotated((x10 + x9) | 0, 7);
      x8 ^= rotated((x11 + x10) | 0, 9);
      x9 ^= rotated((x8 + x11) | 0, 13);
      x10 ^= rotated((x9 + x8) | 0, 18);
      x12 ^= rotated((x15 + x14) | 0, 7);
      x13 ^= rotated((x12 + x15) | 0, 9);
      x14 ^= rotated((x13 + x12) | 0, 13);
      x15 ^= rotated((x14 + x13) | 0, 18);
    }
    target[to + 0] = y0 = (y0 + x0) | 0;
    target[to + 1] = y1 = (y1 + x1) | 0;
    target[to + 2] = y2 = (y2 + x2) | 0;
    target[to + 3] = y3 = (y3 + x3) | 0;
    target[to + 4] = y4 = (y4 + x4) | 0;
    target[to + 5] = y5 = (y5 + x5) | 0;
    target[to + 6] = y6 = (y6 + x6) | 0;
    target[to + 7] = y7 = (y7 + x7) | 0;
    target[to + 8] = y8 = (y8 + x8) | 0;
    target[to + 9] = y9 = (y9 + x9) | 0;
    target[to + 10] = y10 = (y10 + x10) | 0;
    target[to + 11] = y11 = (y11 + x11) | 0;
    target[to + 12] = y12 = (y12 + x12) | 0;
    target[to + 13] = y13 = (y13 + x13) | 0;
    target[to + 14] = y14 = (y14 + x14) | 0;
    target[to + 15] = y15 = (y15 + x15) | 0;
  }
}
