import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import fc from "../harness/fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { unescaped } from "../harness/html";
import { type Browser, ADMIN_PASSWORD, PASSWORD, logIn, openBrowser, register } from "../harness/sign-in";
import { startSiteThisMorning } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

/* This test compares the OpenAPI document with the addresses, bodies and answers of the built Worker. */

interface Schema {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
}
interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { $ref: string } }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const site = await startSiteThisMorning({ destinations: 150, adminPassword: ADMIN_PASSWORD });
const document = await (await site.get("/api/openapi.json")).json<OpenApi>();
const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);
const ajv = new Ajv2020({ strict: false, allErrors: false });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema(document, "openapi");
afterAll(() => site.close());

function answerCheck({ path, method }: Call, status: number, type: string): ValidateFunction {
  const names = ["paths", path, method.toLowerCase(), "responses", String(status), "content", type];
  const at = names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return ajv.compile({ $ref: `openapi#${encodeURI(at)}/schema` });
}

const checks = new Map<string, ValidateFunction>();

/** Returns what is wrong with an answer; null if it agrees with the document. */
async function faultOf(call: Call, answer: Response): Promise<string | null> {
  const { responses, operationId } = call.operation;
  const told = responses[String(answer.status)];
  const text = await answer.text();
  if (!told) return `${operationId}: ${answer.status} is not documented: ${text.slice(0, 200)}`;
  if (!told.content) return text === "" ? null : `${operationId}: ${answer.status} has a body`;
  const type = (answer.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  if (!(type in told.content)) return `${operationId}: ${answer.status} is ${type}`;
  if (type !== "application/json") return null;
  const key = `${operationId} ${answer.status}`;
  const check = checks.get(key) ?? answerCheck(call, answer.status, type);
  checks.set(key, check);
  if (check(JSON.parse(text))) return null;
  const [first] = check.errors ?? [];
  return `${key}: ${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
}

function callOf(operationId: string): Call {
  const call = calls.find(({ operation }) => operation.operationId === operationId);
  if (!call) throw new Error(`the document has no ${operationId}`);
  return call;
}

const SEARCH = "/api/search?postcode=LS6%203AA&drivingHours=5&limit=200";

describe("the document", () => {
  it("is sent again only where it is new, to pages of any origin", async () => {
    const first = await site.get("/api/openapi.json");
    expect(first.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const again = await site.get("/api/openapi.json", { "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("has no public call that takes a misspelt parameter", async () => {
    const open = calls.filter(
      ({ method, path, operation }) =>
        method === "GET" && path.startsWith("/api/") && operation.tags.includes("Public"),
    );
    expect(open.map(({ path }) => path).sort()).toEqual([
      "/api/destinations/all",
      "/api/openapi.json",
      "/api/search",
    ]);
    for (const { path, operation } of open) {
      for (const name of ["limt", "Limit", "lang", "constructor"]) {
        const answer = await site.get(`${path}?from=LS6&${name}=3`);
        expect(answer.status, `${path} ${name}`).toBe(400);
        const { errors } = await answer.clone().json<{ errors: Record<string, string> }>();
        expect(errors[name]).toBe("This call has no such parameter");
        expect(await faultOf(callOf(operation.operationId), answer)).toBeNull();
      }
    }
  });

  it("describes what is really answered, to the last place of a wide search", async () => {
    const anna = await register(site);
    const account = { username: "berta", password: PASSWORD, confirmPassword: PASSWORD };
    const [first] = await (await site.get(SEARCH)).json<{ destination: { id: number } }[]>();
    const destinationId = first?.destination.id;
    const suggestion = {
      type: "location",
      name: "Sandwood Bay",
      area: "Sutherland",
      description: "A far beach",
    };
    const asked: readonly [string, string, Browser?, unknown?][] = [
      ["search", SEARCH],
      ["search", `${SEARCH}&offset=90&temperatureUnit=fahrenheit&distanceUnit=kilometers&ranking=beach`],
      ["search", `${SEARCH}&needs=dogs&interests=seaside&interests=hills&offers=free&within=120&sort=near`],
      ["search", "/api/search?postcode=JE2%203AB"],
      ["search", "/api/search?from=LS6&leave=14:30"],
      ["search", "/api/search?from=LS6&lists=none"],
      ["search", "/api/search?from=LS6&detail=summary"],
      ["search", "/api/search?postcode=ZZ99%209ZZ"],
      ["search", "/api/search?postcode=nowhere&limit=0"],
      ["listDestinations", "/api/destinations/all"],
      ["health", "/healthz"],
      ["register", "/api/register", openBrowser(site), account],
      ["logIn", "/api/login", openBrowser(site), account],
      ["currentUser", "/api/user"],
      ["currentUser", "/api/user", anna],
      ["addFavorite", "/api/favorites", anna, { destinationId }],
      ["addFavorite", "/api/favorites", anna, { destinationId: 1e9 }],
      ["listFavorites", "/api/favorites", anna],
      ["recordSearch", "/api/search-history", anna, { postcode: "LS6 3AA", drivingHours: 3 }],
      ["recordClick", "/api/search-history/click", anna, { destinationId }],
      ["recommendations", "/api/recommendations", anna],
      ["searchHistory", "/api/search-history", anna],
      ["suggest", "/api/suggestions", anna, suggestion],
      ["suggest", "/api/suggestions", anna, { type: "location" }],
      ["setPreferences", "/api/user/preferences", anna, { hiking: true }],
      ["removeFavorite", `/api/favorites/${destinationId}`, anna],
    ];
    for (const [operationId, path, browser = openBrowser(site), body] of asked) {
      const call = callOf(operationId);
      const answer = await browser.call(call.method, path, body);
      expect([path, await faultOf(call, answer)]).toEqual([path, null]);
    }
  });

  it("describes the administrator's calls too", async () => {
    const admin = await logIn(site, "admin", ADMIN_PASSWORD);
    const lists = `/api/admin/destinations/1`;
    const hotel = { name: "The Bear", location: "High Street", priceRange: "90-120" };
    const draft = await (await admin.get("/api/admin/destinations/1")).json<object>();
    const made = { ...draft, name: "A new place", id: undefined };
    const asked: readonly [string, string, unknown?][] = [
      ["readDestination", "/api/admin/destinations/1"],
      ["readDestination", "/api/admin/destinations/999999"],
      ["changeDestination", "/api/admin/destinations/1", draft],
      ["changeDestination", "/api/admin/destinations/1", { name: "" }],
      ["addEntry", `${lists}/hotels`, hotel],
      ["changeEntry", `${lists}/hotels/0`, hotel],
      ["changeEntry", `${lists}/hotels/999`, hotel],
      ["deleteEntry", `${lists}/hotels/0`],
      ["makeDestination", "/api/admin/destinations", made],
      ["fetchPlaces", `${lists}/fetch-places`],
      ["refreshPlace", `${lists}/weather`],
      ["weatherStatus", "/api/admin/weather"],
      ["listSuggestions", "/api/admin/suggestions"],
      ["locate", "/api/admin/geocode?postcode=LS6%203AA"],
      ["locate", "/api/admin/geocode?postcode=x"],
      ["exportTable", "/api/admin/catalogue/export/destinations.csv"],
      ["previewImport", "/api/admin/catalogue/import/none"],
      ["applyImport", "/api/admin/catalogue/import/none"],
      ["startImport", "/api/admin/catalogue/import", [{ name: "" }]],
      ["deleteDestination", "/api/admin/destinations/2"],
      ["refreshWeather", "/api/admin/weather/refresh"],
    ];
    for (const [operationId, path, body] of asked) {
      const call = callOf(operationId);
      const answer = await admin.call(call.method, path, body);
      expect([path, await faultOf(call, answer)]).toEqual([path, null]);
    }
  });
});

/* scripts/openapi/document.test.ts checks that the document has all paths and methods. */
describe("each address of the site", () => {
  const known = ADDRESSES.filter(({ path }) => !path.endsWith("*"));
  const filled = (path: string) => `/${path.replace(":list", "hotels").replace(/:\w+/g, "1")}`;
  const ofAdmin = (path: string) => path.startsWith("api/admin/");

  it("has the methods of the table, and no others", async () => {
    const admin = await logIn(site, "admin", ADMIN_PASSWORD);
    for (const { path, methods } of known) {
      const others = (["GET", "POST", "PUT", "DELETE"] as const).filter(
        (method) => !methods.includes(method),
      );
      for (const method of others) {
        const answer = await admin.call(method, filled(path));
        expect([method, path, answer.status]).toEqual([method, path, 405]);
        expect(answer.headers.get("Allow")).toBe([...methods, "OPTIONS"].join(", "));
      }
      for (const method of methods) {
        const { status } = await site.send(method, filled(path));
        if (ofAdmin(path)) expect([method, path, status]).toEqual([method, path, 401]);
        else expect([method, path, status]).not.toEqual([method, path, 405]);
      }
    }
  });

  it("lists them for anyone who asks", async () => {
    for (const { path, methods } of known) {
      const answer = await site.send("OPTIONS", filled(path));
      expect([path, answer.status]).toEqual([path, 204]);
      expect(answer.headers.get("Allow")).toBe([...methods, "OPTIONS"].join(", "));
    }
  });
});

/** Returns the address of a call with its path parameters filled in. */
function addressOf({ path }: Call, fill: (name: string) => string): string {
  const inList = (name: string) => (name === "list" ? "hotels" : fill(name));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inList(name)));
}

/* Values for requests made from the document. Each parameter is missing, valid by its schema, or invalid. */

/** Two of them do not exist. */
const POSTCODES = ["LS6 3AA", "sw1a1aa", "ZE1 0AA", "JE2 3AB", " BT1 1AA ", "ZZ99 9ZZ", "AA1 1AA"];

function allowed({ name, schema }: Parameter): fc.Arbitrary<readonly string[]> {
  const one = (arbitrary: fc.Arbitrary<unknown>) => arbitrary.map((value) => [String(value)]);
  if (name === "postcode") return one(fc.constantFrom(...POSTCODES));
  if (name === "from") return one(fc.constantFrom("LS6", "LS6 3", "sw1a", "ZZ9"));
  if (name === "travelDate") {
    const today = Date.parse(thisMorning()) / 1_000;
    return one(fc.integer({ min: today, max: today + 5 * 86_400 }));
  }
  if (name === "date") {
    const dayOf = (days: number) => new Date(Date.parse(thisMorning()) + days * 86_400_000).toISOString();
    return one(fc.integer({ min: 0, max: 5 }).map((days) => dayOf(days).slice(0, 10)));
  }
  // Less than any driving hours, so that answers are short. Tests above have long ones.
  if (name === "within") return one(fc.constantFrom(15, 30, 45));
  if (name === "limit") return one(fc.integer({ min: 1, max: 5 }));
  if (name === "leave") return one(fc.constantFrom("05:00", "09:15", "20:00"));
  if (schema.items?.enum) {
    return fc
      .uniqueArray(fc.constantFrom(...schema.items.enum), { maxLength: 3 })
      .map((all) => all.map(String));
  }
  if (schema.enum) return one(fc.constantFrom(...schema.enum));
  if (schema.type === "integer")
    return one(fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6 }));
  return one(fc.string({ minLength: 1, maxLength: 12 }));
}

const ODD = [
  "",
  "-1",
  "1e99",
  "NaN",
  "0x2",
  "null",
  "%00",
  "\u0000",
  "😀",
  "<script>",
  "' or 1=1",
  "9".repeat(40),
];
const odd = fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 20, unit: "binary" }));

const given = (parameter: Parameter): fc.Arbitrary<readonly string[]> =>
  fc.oneof(
    { weight: parameter.required || parameter.name === "postcode" ? 1 : 6, arbitrary: fc.constant([]) },
    { weight: 8, arbitrary: allowed(parameter) },
    { weight: 1, arbitrary: fc.array(odd, { minLength: 1, maxLength: 2 }) },
  );

const bodies = fc.oneof(
  fc.object({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
  fc.constantFrom("", "{", "[]", "null", '{"destinationId":1}', '{"destinationId":-1}', '{"__proto__":{}}'),
  // Short passwords, which are refused before they are hashed.
  fc
    .record({ username: fc.string(), password: fc.string({ maxLength: 5 }) })
    .map((value) => JSON.stringify(value)),
);

interface Asked {
  readonly call: Call;
  readonly address: string;
  readonly init: RequestInit;
}

const requestFor = (call: Call): fc.Arbitrary<Asked> => {
  const { parameters = [], requestBody } = call.operation;
  const query = parameters.filter((parameter) => parameter.in === "query");
  const inPath = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("1", "2", "7") },
    { weight: 1, arbitrary: odd.filter((text) => /[^./]/.test(text)) },
  );
  const body = requestBody ? bodies : fc.constant(undefined);
  const type = fc.constantFrom("application/json", "application/json; charset=utf-8", "text/plain");
  return fc
    .tuple(fc.tuple(...query.map(given)), inPath, body, type)
    .map(([values, filled, sent, contentType]) => {
      const pairs = query.flatMap(({ name }, index) => (values[index] ?? []).map((value) => [name, value]));
      const search = new URLSearchParams(pairs).toString();
      const path = addressOf(call, () => filled);
      const headers: Record<string, string> = sent === undefined ? {} : { "Content-Type": contentType };
      return {
        call,
        address: search ? `${path}?${search}` : path,
        init: { headers, ...(sent === undefined ? {} : { body: sent }) },
      };
    });
};

it("two hundred requests made from the document get answers that it knows, and no fault of ours", async () => {
  // Without parameters, a call is the same request each time.
  const weightOf = ({ operation: { tags, parameters = [] } }: Call) =>
    tags.includes("Public") && parameters.length > 0 ? 20 : 1;
  const requests = fc.oneof(
    ...calls.map((call) => ({ weight: weightOf(call), arbitrary: requestFor(call) })),
  );
  const statuses = new Map<number, number>();
  // Each request is made just before it is sent. If all were made first, the site would close the idle connection
  // meanwhile.
  const isKnown = fc.asyncProperty(requests, async ({ call, address, init }) => {
    const answer = await site.send(call.method, address, init);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect([call.method, address, await faultOf(call, answer)]).toEqual([call.method, address, null]);
    expect(answer.status).toBeLessThan(500);
  });
  await fc.assert(isKnown, { numRuns: 200, seed: 20_261_122, endOnFailure: true });
  // All kinds of answers occur: success, invalid, refused to a guest, and unknown.
  for (const status of [200, 400, 401, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
}, 240_000);

it("the examples for developers run as they stand on the page", async () => {
  const page = await (await site.get("/developers")).text();
  const examples = [...page.matchAll(/<code class="language-(sh|js)">([^<]+)<\/code>/g)];
  expect(examples.length).toBeGreaterThanOrEqual(4);
  const folder = mkdtempSync(join(tmpdir(), "examples-"));
  try {
    const outputs: string[] = [];
    for (const [, language, code = ""] of examples) {
      const [command, ...flags] =
        language === "sh" ? ["sh", "-ec"] : [process.execPath, "--input-type=module", "--eval"];
      const options = { cwd: folder, timeout: 240_000 };
      const { stdout } = await promisify(execFile)(command ?? "", [...flags, unescaped(code)], options);
      outputs.push(stdout);
    }
    const [found = "", told, all, again] = outputs;
    expect(JSON.parse(found)).toHaveLength(3);
    expect(told).toMatch(/: \d+, \d+ h \d+ min\n {2}http/);
    expect(all).toMatch(/^\d{3} destinations\n$/);
    expect(again).toBe("304\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
