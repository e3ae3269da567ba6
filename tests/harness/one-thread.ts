/**
 * Runs the runtime without extra threads. On two cores it has one extra thread, for garbage collection and
 * compilation, and in a long run of journeys its two threads once deadlocked.
 */
import { Runtime, serializeConfig } from "miniflare";

let isAsked = false;

/**
 * Makes this process start workerd with the V8 flags of MINIFLARE_WORKERD_V8_FLAGS, by default --single-threaded.
 * Miniflare reads that variable itself from version 4.20260722 on, but that version needs Node 22. With it, this file
 * can be deleted.
 */
export function keepToOneThread(): void {
  if (isAsked) return;
  isAsked = true;
  // oxlint-disable-next-line typescript/unbound-method -- called with its object below
  const { updateConfig } = Runtime.prototype;
  Runtime.prototype.updateConfig = function (config, ...others) {
    const flags = process.env.MINIFLARE_WORKERD_V8_FLAGS ?? "--single-threaded";
    return updateConfig.call(this, withV8Flags(config, flags.split(" ")), ...others);
  };
}

/**
 * The index of the word in a configuration that points to its flags. Before it are the root's pointer, a word of data
 * and two more pointers.
 */
const FLAGS_WORD = 4;
/** The bytes in a word of Cap'n Proto. */
const WORD_BYTES = 8;

/** Returns the configuration with flags in a second segment (https://capnproto.org/encoding.html). */
function withV8Flags(config: Buffer, v8Flags: string[]): Buffer {
  const flags = serializeConfig({ v8Flags });
  if (config.readUInt32LE(0) !== 0) throw new Error("a configuration of more than one segment");
  const header = Buffer.alloc(2 * WORD_BYTES);
  header.writeUInt32LE(1, 0);
  header.writeUInt32LE(config.readUInt32LE(4), 4);
  header.writeUInt32LE(flags.readUInt32LE(4), 8);
  const message = Buffer.concat([header, config.subarray(WORD_BYTES), flags.subarray(WORD_BYTES)]);
  // Writes a far pointer to the same word of segment 1.
  const at = header.length + FLAGS_WORD * WORD_BYTES;
  message.writeUInt32LE((FLAGS_WORD << 3) | 2, at);
  message.writeUInt32LE(1, at + 4);
  return message;
}
