/** Returns a type's name with the values to send in place of a value, or nothing if this plugin leaves it alone. */
export type EncodePlugin = (value: unknown) => [string, ...unknown[]] | false | null | undefined;

export type DecodePlugin = (
  type: string,
  ...values: unknown[]
) => { value: unknown } | false | null | undefined;

export function encode(
  value: unknown,
  options?: {
    plugins?: EncodePlugin[];
    /** Asked only for what could not be sent otherwise. */
    postPlugins?: EncodePlugin[];
    /** Rejects the promises that have not settled. */
    signal?: AbortSignal;
  },
): ReadableStream<Uint8Array>;

export function decode(
  readable: ReadableStream<Uint8Array>,
  options?: { plugins?: DecodePlugin[] },
): Promise<{ value: unknown; done: Promise<undefined> }>;
