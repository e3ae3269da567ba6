import { decode } from "turbo-stream";
import { afterAll, expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { ADMIN_PASSWORD, type Browser, logIn } from "../harness/sign-in";
import { startSite } from "../harness/site";
const site = await startSite({ destinations: 10, adminPassword: ADMIN_PASSWORD });
await site.refresh();
const admin: Browser = await logIn(site, "admin", ADMIN_PASSWORD);
afterAll(() => site.close());

/** The most levels and bytes that the data of a page has, whatever a visitor typed. */
const MOST = { levels: 12, bytes: 40_000 };

const nested = (levels: number) => `${'[{"a":'.repeat(levels)}1${"}]".repeat(levels)}`;

/** Fields of our forms and parameters of our addresses, and names that some programs would make objects of. */
const NAMES = [
  ..."postcode hours minutes day style order from to token q name username password email description".split(
    " ",
  ),
  ..."intent region id need interest offer view near night lat lng website notes image query".split(" "),
  ...["a[b][c][d]", `x${"[y]".repeat(50)}`, "__proto__[z]", "constructor.prototype.z"],
];
const fieldsOf = (levels: number) => Object.fromEntries(NAMES.map((name) => [name, nested(levels)]));

const pages = ADDRESSES.filter(
  ({ module, path }) =>
    /^routes\/(pages|parts|admin)\/|^features\/.+\.tsx$/.test(module) && path !== "logout",
);

/** The address of a page's data, with what was typed wherever an address may have it. */
const dataPath = (path: string, typed: string) =>
  path === ""
    ? "/_root.data"
    : `/${path.replace("*", "nowhere").replaceAll(/:\w+/g, encodeURIComponent(typed))}.data`;

function levelsOf(root: unknown): number {
  let levels = 0;
  let layer = [root];
  for (; layer.length > 0; levels++) {
    layer = layer.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(unpacked(value)) : [],
    );
  }
  return levels;
}

/** The results' view is one text of JSON in the stream (framework/packed-view.ts). */
const unpacked = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === "string" && each.startsWith('{"') ? (JSON.parse(each) as unknown) : each,
    ]),
  );

/** Remix's own types, such as a redirect, are read as the list of their values. */
const typeOfRemix = (_type: string, ...values: unknown[]) => ({ value: values });

const measuredPaths = new Set<string>();

async function expectFlat(asked: string, answer: Response): Promise<void> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.headers.has("X-Remix-Response")) return;
  const { value, done } = await decode(new Response(bytes).body!, { plugins: [typeOfRemix] });
  await done;
  measuredPaths.add(asked);
  const measured = { levels: levelsOf(value), bytes: bytes.length };
  expect([asked, measured.levels <= MOST.levels, measured.bytes <= MOST.bytes, measured]).toMatchObject([
    asked,
    true,
    true,
    measured,
  ]);
}

it("the data of every page stays flat and small, however deep the text in its address or form is nested", async () => {
  expect(pages.length).toBeGreaterThan(25);
  const query = new URLSearchParams(Object.fromEntries(NAMES.slice(0, 12).map((name) => [name, nested(20)])));
  for (const { path, methods } of pages) {
    const data = dataPath(path, nested(60));
    if (methods.includes("GET")) await expectFlat(data, await admin.get(`${data}?${query}`));
    if (methods.includes("POST")) await expectFlat(`POST ${data}`, await admin.submit(data, fieldsOf(20)));
  }
  expect(measuredPaths.size).toBeGreaterThan(50);
});
