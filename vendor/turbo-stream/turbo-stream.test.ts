import fc from "fast-check";
import { decode, encode } from "turbo-stream";
import { describe, expect, it } from "vitest";

type Options = Parameters<typeof encode>[1];

const linesOf = (value: unknown, options?: Options) => new Response(encode(value, options)).text();

const streamOf = (text: string): ReadableStream<Uint8Array> => new Response(text).body!;

async function roundTrip(value: unknown): Promise<unknown> {
  return (await decode(encode(value))).value;
}

const shared = { a: 1 };

/** What 2.4.1 wrote for each value. Browsers with the code of an older release must be able to read what we write. */
const AS_BEFORE: readonly (readonly [unknown, string])[] = [
  [undefined, "-7"],
  [null, "-5"],
  [-0, "-4"],
  [NaN, "-2"],
  [Infinity, "-6"],
  [-Infinity, "-3"],
  [0, "[0]"],
  [true, "[true]"],
  ['a "b"', String.raw`["a \"b\""]`],
  [12n, '[["B","12"]]'],
  [Symbol.for("q"), '[["Y","q"]]'],
  [new Date(5), '[["D",5]]'],
  [new URL("http://a.example/c"), '[["U","http://a.example/c"]]'],
  [/a"b/gi, String.raw`[["R","a\"b","gi"]]`],
  [new Set([1, [2], 1]), '[["S",1,2],1,[3],2]'],
  [new Map<unknown, unknown>([[{ k: 1 }, shared]]), '[["M",1,4],{"_2":3},"k",1,{"_5":3},"a"]'],
  [[1, , 3], "[[1,-1,2],1,3]"], // oxlint-disable-line no-sparse-arrays -- a hole is what this tests
  [Object.assign(Object.create(null), { y: [shared, shared] }), '[["N",{"_1":2}],"y",[3,3],{"_4":5},"a",1]'],
  [new TypeError("t"), '[["E","t","TypeError"]]'],
  [new Error("e"), '[["E","e"]]'],
  [
    { a: { b: [1, 2, { d: shared, a: shared }] }, f: "a" },
    '[{"_1":2,"_10":1},"a",{"_3":4},"b",[5,6,7],1,2,{"_8":9,"_1":9},"d",{"_1":5},"f"]',
  ],
  [
    { p: Promise.resolve(3), q: Promise.resolve(shared), r: shared, n: Promise.resolve(null) },
    '[{"_1":2,"_3":4,"_5":6,"_9":10},"p",["P",2],"q",["P",4],"r",{"_7":8},"a",1,"n",["P",10]]\nP2:[3]\nP4:[["Z",6]]\nP10:-5',
  ],
];

describe("the stream", () => {
  it("has the bytes that 2.4.1 wrote, and gives the values back", async () => {
    for (const [value, lines] of AS_BEFORE) {
      expect(await linesOf(value)).toBe(`${lines}\n`);
      const { value: read, done } = await decode(streamOf(`${lines}\n`));
      await done;
      expect(read).toEqual(value);
    }
  });

  it("gives back any JSON, whatever its chunks", async () => {
    const property = fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 1, max: 9 }), async (value, size) => {
      const bytes = new TextEncoder().encode(await linesOf(value));
      const chunks = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      expect(JSON.stringify((await decode(chunks)).value)).toBe(JSON.stringify(value));
    });
    await fc.assert(property);
  });

  it("carries what is nested twenty thousand levels deep", async () => {
    const nests: readonly ((inner: unknown) => unknown)[] = [
      (inner) => [inner],
      (inner) => ({ inner }),
      (inner) => new Map([["inner", inner]]),
      (inner) => new Set([inner]),
    ];
    for (const nest of nests) {
      let value: unknown = "end";
      for (let depth = 0; depth < 20_000; depth++) value = nest(value);
      expect((await linesOf(await roundTrip(value))).length).toBeGreaterThan(100_000);
    }
  });

  it("carries two thousand promises, and follows each once", async () => {
    const wide = Array.from({ length: 2_000 }, (_, index) => Promise.resolve({ index }));
    const { value, done } = await decode(encode(wide));
    const settled = await Promise.all(value as Promise<{ index: number }>[]);
    await done;
    expect(settled.map(({ index }) => index)).toEqual(wide.map((_, index) => index));
  });

  it("carries a promise within a promise, thousands deep", async () => {
    let value: unknown = "end";
    for (let depth = 0; depth < 3_000; depth++) value = { next: Promise.resolve(value) };
    let read = await roundTrip(value);
    while (typeof read === "object") read = await (read as { next: Promise<unknown> }).next;
    expect(read).toBe("end");
  });

  it("carries values that contain themselves, and keys that are prototypes", async () => {
    const ring: Record<string, unknown> = {};
    ring["list"] = [ring];
    const read = (await roundTrip(ring)) as { list: unknown[] };
    expect(read.list[0]).toMatchObject({ list: [expect.anything()] });
    const key = JSON.parse('{"__proto__":{"isAdmin":true}}') as object;
    const readKey = (await roundTrip(key)) as { isAdmin?: boolean };
    expect(readKey.isAdmin).toBeUndefined();
    expect(Object.keys(readKey)).toEqual(["__proto__"]);
  });

  it("keeps the order of sets and maps, and an invalid date", async () => {
    expect([...((await roundTrip(new Set([1, [2], 3]))) as Set<unknown>)]).toEqual([1, [2], 3]);
    const pairs = [["b", [1]], ["a", 2]] as const; // prettier-ignore
    expect([...((await roundTrip(new Map<unknown, unknown>(pairs))) as Map<unknown, unknown>)]).toEqual(
      pairs,
    );
    expect(await roundTrip([new Date(NaN)])).toEqual([new Date(NaN)]);
  });
});

describe("a stream that we did not write", () => {
  it("constructs nothing but JavaScript's own errors", async () => {
    for (const name of ["Function", "Array", "constructor", "__proto__", "WebSocket"]) {
      const { value } = await decode(streamOf(`[["E","alert(1)","${name}"]]\n`));
      expect(Object.getPrototypeOf(value)).toBe(Error.prototype);
    }
  });

  it.each(["\n", "[]\n", "{}\n", "nothing\n", "[[9]]\n", '[["unknown",0]]\n', "[[-99]]\n"])(
    "is refused: %j",
    async (text) => {
      await expect(decode(streamOf(text))).rejects.toThrow(SyntaxError);
    },
  );

  it.each(["\n", "X0:1\n", "P9:1\n", "P1:[\n"])(
    "rejects what is open when it goes on with %j",
    async (line) => {
      const { value, done } = await decode(streamOf(`[[1],["P",1]]\n${line}`));
      await expect(done).rejects.toThrow(Error);
      await expect((value as Promise<unknown>[])[0]).rejects.toThrow(Error);
    },
  );
});

describe("plugins", () => {
  class Pair {
    constructor(
      readonly one: unknown,
      readonly other: unknown,
    ) {}
  }
  const options = {
    plugins: [
      (value: unknown): [string, ...unknown[]] | null =>
        value instanceof Pair ? ["Pair", value.one, value.other] : null,
    ],
    postPlugins: [(): [string] => ["Nothing"]],
  };
  const reading = {
    plugins: [
      (type: string, ...[one, other]: unknown[]) =>
        type === "Pair" ? { value: new Pair(one, other) } : null,
      (type: string) => (type === "Nothing" ? { value: undefined } : null),
    ],
  };

  it("write and read their own types, within each other and beside promises", async () => {
    const value = [new Pair(1, new Pair([2], Promise.resolve(3))), () => 4, shared];
    const read = (await decode(encode(value, options), reading)).value as [Pair, undefined, object];
    expect(read.slice(1)).toEqual([undefined, shared]);
    expect(await (read[0].other as Pair).other).toBe(3);
  });

  it("are not waited for in a value that contains itself", async () => {
    const ring = { pair: {} };
    ring.pair = new Pair(ring, 1);
    expect(((await decode(encode(ring, options), reading)).value as typeof ring).pair).toBeInstanceOf(Pair);
    const inner: unknown[] = [];
    const pair = new Pair(inner, 1);
    inner.push(pair);
    await expect(decode(encode(pair, options), reading)).rejects.toThrow(SyntaxError);
  });

  it("leave what nobody can write as the stream's error", async () => {
    for (const value of [() => 1, Symbol("own"), new Pair(1, 2)]) {
      await expect(linesOf([value])).rejects.toThrow("Cannot encode");
      await expect(linesOf([Promise.resolve(value)])).rejects.toThrow("Cannot encode");
    }
  });
});

describe("an abort", () => {
  it("rejects all open promises with its reason, a thousand of them too, and ends the stream", async () => {
    for (const isEarly of [true, false]) {
      const controller = new AbortController();
      if (isEarly) controller.abort(new Error("too late"));
      const open = Array.from({ length: 1_000 }, () => new Promise(() => {}));
      const { value, done } = await decode(encode(open, { signal: controller.signal }));
      controller.abort(new Error("too late"));
      await done;
      const reasons = await Promise.all((value as Promise<unknown>[]).map((each) => each.catch(String)));
      expect(new Set(reasons)).toEqual(new Set(["Error: too late"]));
    }
  });

  it("is no longer listened to after the end, nor is a promise after the reader has gone", async () => {
    const controller = new AbortController();
    await linesOf([Promise.resolve(1)], { signal: controller.signal });
    controller.abort(new Error("too late"));
    let settle: (value: unknown) => void = () => {};
    const reader = encode([new Promise((resolve) => (settle = resolve))]).getReader();
    await reader.read();
    await reader.cancel();
    settle(1);
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });
});
