import { afterAll, beforeAll, beforeEach } from "vitest";
import { type FakeUpstream, type FakeUpstreamOptions, startFakeUpstream } from "./upstream";

/**
 * One fake upstream for all tests of a file. Before each test, every vendor behaves well again and `requests` is
 * emptied.
 */
export function upstreamForTests(options?: FakeUpstreamOptions): Omit<FakeUpstream, "close"> {
  let upstream: FakeUpstream;
  let before = 0;
  beforeAll(async () => {
    upstream = await startFakeUpstream(options);
  });
  afterAll(() => upstream.close());
  beforeEach(() => {
    upstream.behaveWell();
    before = upstream.requests.length;
  });
  const requests = () => upstream.requests.slice(before);
  return {
    get url() {
      return upstream.url;
    },
    get requests() {
      return requests();
    },
    count: (name) => requests().filter(({ vendor }) => vendor === name).length,
    behave: (vendor, ...behaviours) => upstream.behave(vendor, ...behaviours),
    behaveWell: () => upstream.behaveWell(),
  };
}
