import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askForDataEarly, isThereEarly, takeOpened, usingEarlyData } from "./early-data";

const PAGE = "https://sunny.example/search.data?day=2";
const ORDINARY = { status: 200, data: "ordinary" };

let cookie = "";
let isRefused = false;
/** Remix's own way, which fetches with what it is given. */
const ask = usingEarlyData(async (url, init, send) => {
  if (!send) return ORDINARY;
  const { status } = await send(url, init);
  return { status, data: "early" };
});
const open = async () => (await ask(new URL(PAGE), {})).data;

beforeEach(() => {
  [cookie, isRefused] = ["units=c", false];
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: isRefused ? 429 : 200 })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  takeOpened();
});

it("a page is opened once with data asked for early, and then counts as opened once", async () => {
  askForDataEarly(PAGE);
  expect(isThereEarly(PAGE)).toBe(true);
  expect([await open(), await open()]).toEqual(["early", "ordinary"]);
  expect([takeOpened(), takeOpened()]).toEqual([[PAGE], []]);
});

it.each([
  ["ten seconds later", () => vi.advanceTimersByTime(10_000)],
  ["after a change, signing in or other units", () => (cookie = "units=f")],
])("old data are not shown: %s", async (_, change) => {
  askForDataEarly(PAGE);
  change();
  expect(isThereEarly(PAGE)).toBe(false);
  expect([await open(), takeOpened()]).toEqual(["ordinary", []]);
});

it("a refusal of what was asked for early is not shown, and counts as nothing opened", async () => {
  isRefused = true;
  askForDataEarly(PAGE);
  expect([await open(), takeOpened()]).toEqual(["ordinary", []]);
  expect(isThereEarly(PAGE)).toBe(false);
});
