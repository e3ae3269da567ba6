import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSiteThisMorning } from "../harness/site";

let site: Site;
beforeAll(async () => {
  site = await startSiteThisMorning();
});
afterAll(() => site.close());

const PLAIN = "postcode=LS6+2AB&drivingHours=5";
const SIX_FILTERS = `${PLAIN}&needs=dogs&needs=children&interests=walks&interests=history&offers=free&within=240`;

/**
 * The pages have twenty cards each: 80 and 97 kB, compressed 10.8 and 12.1 kB. With filters, the links contain the
 * filters and the cards name what meets them.
 */
it.each([
  ["as budget 4 allows", PLAIN, 88_000, 12_000],
  ["and little more with six filters", SIX_FILTERS, 101_000, 12_900],
])("the document of a search is small, %s", async (_, query, mostBytes, mostCompressed) => {
  const page = await (await site.get(`/search?${query}`)).text();
  expect(page.match(/<h2/g)).toHaveLength(20);
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(mostBytes);
  expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(mostCompressed);
});
