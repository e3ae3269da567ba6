import { pbkdf2Sync } from "node:crypto";
import { setImmediate } from "node:timers";
import { blockMix, blockWords } from "./block-mix";

export interface ScryptParameters {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** About 0.3 ms. Counted in mixes, because the platform's clock stands still while a request computes. */
const MIXES_A_SLICE = 256;

const breathe = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** RFC 7914 in slices: the native function would block the isolate's only thread for 150 ms. */
export async function slicedScrypt(
  password: string,
  salt: Uint8Array,
  keyBytes: number,
  { log2N, r, p }: ScryptParameters,
): Promise<Uint8Array> {
  const words = blockWords(r);
  const lanes = new Uint8Array(pbkdf2Sync(password, salt, 1, p * words * 4, "sha256"));
  const memory = new Int32Array(2 ** log2N * words);
  for (let lane = 0; lane < p; lane += 1) {
    // Both the processor and RFC 7914 are little-endian.
    await mixLane(new Int32Array(lanes.buffer, lane * words * 4, words), memory, 2 ** log2N, r);
  }
  return new Uint8Array(pbkdf2Sync(password, lanes, 1, keyBytes, "sha256"));
}

/** ROMix: fills the memory from the lane, then mixes with rows in an order that depends on the data. */
async function mixLane(lane: Int32Array, memory: Int32Array, n: number, r: number): Promise<void> {
  const words = blockWords(r);
  memory.set(lane);
  for (let row = 1; row < n; row += 1) {
    blockMix(memory, (row - 1) * words, memory, row * words, r);
    if (row % MIXES_A_SLICE === 0) await breathe();
  }
  blockMix(memory, (n - 1) * words, lane, 0, r);
  const mixed = new Int32Array(words);
  for (let round = 0; round < n; round += 2) {
    blendRow(lane, memory, n, words);
    blockMix(lane, 0, mixed, 0, r);
    blendRow(mixed, memory, n, words);
    blockMix(mixed, 0, lane, 0, r);
    if (round % MIXES_A_SLICE === 0) await breathe();
  }
}

/** The last part of the block decides which row. */
function blendRow(block: Int32Array, memory: Int32Array, n: number, words: number): void {
  const row = ((block[words - 16] ?? 0) & (n - 1)) * words;
  for (let word = 0; word < words; word += 1) block[word] = (block[word] ?? 0) ^ (memory[row + word] ?? 0);
}
