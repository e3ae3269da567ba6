import { Miniflare } from "miniflare";
import { afterEach, expect, it, vi } from "vitest";
import { keepToOneThread } from "../harness/one-thread";

const WORKER = "export default { fetch: () => new Response(typeof gc) };";

/** Returns whether a Worker can access the garbage collector, which one of V8's flags exposes. */
async function collectorSeen(): Promise<string> {
  const worker = new Miniflare({ modules: true, script: WORKER });
  try {
    return await (await worker.dispatchFetch("http://localhost/")).text();
  } finally {
    await worker.dispose();
  }
}

afterEach(() => vi.unstubAllEnvs());

it("flags for V8 reach the runtime", async () => {
  keepToOneThread();
  expect(await collectorSeen()).toBe("undefined");
  vi.stubEnv("MINIFLARE_WORKERD_V8_FLAGS", "--single-threaded --expose-gc");
  expect(await collectorSeen()).toBe("function");
});
