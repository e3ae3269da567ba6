import type { AppLoadContext } from "@remix-run/cloudflare";
import { ADDRESSES } from "#app/http/address/addresses";
import { describe, expect, it, onTestFinished } from "vitest";
import { type RemixHandler, answer } from "./front-door.server";

const SITE = "https://site.example";
const told: object[] = [];
const counted: object[] = [];
let allows = (_kind: string, _client: string): boolean => true;
const context = {
  // The parts of the app that the door uses itself.
  app: {
    clock: () => Date.UTC(2026, 5, 20, 9),
    log: { info: (event: string, fields: object) => void told.push({ event, ...fields }) },
    requests: { count: (answered: object) => void counted.push(answered) },
    asOneRequest: (_readsFrom: string, work: () => unknown) => work(),
    limiter: { allows: (kind: string, client: string) => Promise.resolve(allows(kind, client)) },
  } as unknown as AppLoadContext["app"],
  waitUntil: () => undefined,
};

function route(make: (request: Request, nonce: string) => Response = () => new Response("made")) {
  const seen: Request[] = [];
  const bodies: string[] = [];
  const handle: RemixHandler = async (request, { nonce }) => {
    seen.push(request);
    bodies.push(await request.text());
    return make(request, nonce);
  };
  return { seen, bodies, handle };
}

const post = (headers: Record<string, string>) =>
  new Request(`${SITE}/units`, { method: "POST", headers, body: "a=b" });

describe("the front door", () => {
  it("answers what it refuses itself, as JSON and with the headers of every answer", async () => {
    const { seen, handle } = route();
    const refused = await answer(post({ Origin: "https://evil.example" }), context, handle);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ message: expect.stringContaining("another site") as string });
    expect(refused.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(refused.headers.get("Content-Security-Policy")).toContain("'nonce-");
    expect(seen).toHaveLength(0);
    expect(told).toEqual([{ event: "request.refused", status: 403, method: "POST" }]);
  });

  it("counts each answer, what it refuses itself too", async () => {
    const { handle } = route();
    counted.length = 0;
    await answer(new Request(`${SITE}/search?postcode=LS63AA`), context, handle);
    await answer(post({ Origin: "https://evil.example" }), context, handle);
    expect(counted).toMatchObject([
      { part: "search", method: "GET", status: 200 },
      { part: "other", method: "POST", status: 403 },
    ]);
  });

  it("answers 429 without asking a route where a client is beyond its limit of calls or pages", async () => {
    const { seen, handle } = route();
    const asked: string[] = [];
    allows = (kind, client) => asked.push(`${kind} ${client}`) < 3;
    onTestFinished(() => void (allows = () => true));
    const ask = (path: string, address: string) =>
      answer(new Request(SITE + path, { headers: { "CF-Connecting-IP": address } }), context, handle);
    await ask("/limited", "203.0.113.7");
    await ask("/api/search", "2001:db8::1");
    for (const path of ["/limited", "/api/search"]) {
      const refused = await ask(path, "2001:db8::2");
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(await refused.json()).toEqual({ message: expect.stringContaining("in a minute") as string });
    }
    const network = "2001:db8:0:0::/64";
    expect(asked).toEqual(["page 203.0.113.7", `call ${network}`, `page ${network}`, `call ${network}`]);
    expect(seen).toHaveLength(2);
  });

  it("counts and limits apart what a browser asks for early", async () => {
    const counts: string[] = [];
    allows = (_kind, client) => counts.push(client) < 3;
    onTestFinished(() => void (allows = () => true));
    const { seen, handle } = route();
    counted.length = 0;
    const ask = (headers: Record<string, string> = {}) => {
      const client = { "CF-Connecting-IP": "203.0.113.7" };
      const url = `${SITE}/search.data?postcode=LS63AA`;
      return answer(new Request(url, { headers: { ...client, ...headers } }), context, handle);
    };
    for (const header of ["Purpose", "Sec-Purpose"]) {
      const early = await ask({ [header]: "prefetch" });
      expect(early.headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect([counted, counts]).toEqual([[], Array(2).fill("early 203.0.113.7")]);
    expect((await ask()).status).toBe(429);
    expect([counted.length, counts.at(-1), seen.length]).toEqual([1, "203.0.113.7", 2]);
  });

  it("logs no invented method, which can be any text", async () => {
    const { handle } = route();
    told.length = 0;
    for (const method of ["PATCH", "ANNAS-SECRET", "secret"]) {
      await answer(new Request(SITE, { method }), context, handle);
    }
    expect(told).toMatchObject([{ method: "PATCH" }, { method: "other" }, { method: "other" }]);
  });

  it("names in the policy the nonce that the page was drawn with", async () => {
    const { handle } = route((_, nonce) => new Response(nonce));
    const page = await answer(new Request(`${SITE}/nonce-page`), context, handle);
    expect(page.headers.get("Content-Security-Policy")).toContain(`'nonce-${await page.text()}'`);
  });

  it("hides from the routes which host a client claims to have asked", async () => {
    const { seen, bodies, handle } = route();
    await answer(post({ Origin: SITE, "X-Forwarded-Host": "evil.example" }), context, handle);
    expect(seen[0]?.headers.has("X-Forwarded-Host")).toBe(false);
    expect(seen[0]?.headers.get("Origin")).toBe(SITE);
    expect(bodies).toEqual(["a=b"]);
  });

  it("hides from them the origin null, once it is known to be our own page", async () => {
    const { seen, handle } = route();
    await answer(post({ Origin: "null", "Sec-Fetch-Site": "same-origin" }), context, handle);
    expect(seen[0]?.headers.has("Origin")).toBe(false);
  });

  it("lets no route see a path that cannot be decoded, which the framework would print", async () => {
    const { seen, handle } = route();
    for (const path of ["/LS6%203AB%E0%A4%A", "/destinations/%FF?day=%FF", "/about%20us", "/100%"])
      await answer(new Request(SITE + path), context, handle);
    expect(seen.map(({ url }) => url.slice(SITE.length))).toEqual([
      "/LS6%25203AB%25E0%25A4%25A",
      "/destinations/%25FF?day=%FF",
      "/about%20us",
      "/100%25",
    ]);
  });

  it("names the methods that an address has, whoever refuses another", async () => {
    const { seen, handle } = route(() => new Response("", { status: 405 }));
    const allowedAt = async (method: string, path: string) => {
      const { status, headers } = await answer(new Request(SITE + path, { method }), context, handle);
      return [status, headers.get("Allow")];
    };
    expect(await allowedAt("POST", "/about")).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await allowedAt("GET", "/api/favorites/7")).toEqual([405, "DELETE, OPTIONS"]);
    expect(seen).toHaveLength(2);
    expect(await allowedAt("PATCH", "/api/user/preferences")).toEqual([405, "PUT, OPTIONS"]);
    expect(await allowedAt("DELETE", "/logout")).toEqual([405, "POST, OPTIONS"]);
    expect(await allowedAt("GET", "/logout.data")).toEqual([405, "POST, OPTIONS"]);
    expect(await allowedAt("POST", "/robots.txt")).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await allowedAt("OPTIONS", "/api/search-history")).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
    expect(await allowedAt("OPTIONS", "/api/quillon")).toEqual([405, "GET, HEAD, POST, PUT, DELETE"]);
    expect(seen).toHaveLength(2);
  });

  const ended = ADDRESSES.find(({ takesForeignPosts }) => takesForeignPosts);
  it.runIf(ended)(
    "hides from them where a mail program shows the mail that it ends by one click",
    async () => {
      const { seen, handle } = route();
      const click = new Request(`${SITE}/${ended?.path}?token=x`, {
        method: "POST",
        headers: { Origin: "https://mail.example" },
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      await answer(click, context, handle);
      expect(seen[0]?.headers.has("Origin")).toBe(false);
    },
  );

  it("discards an unread body, and stops reading one without an end", async () => {
    const unread = post({ Origin: "https://evil.example" });
    await answer(unread, context, route().handle);
    expect(unread.bodyUsed).toBe(true);

    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: () => void (isCancelled = true),
    });
    const init = { method: "POST", headers: { Origin: "https://evil.example" }, body, duplex: "half" };
    const refused = await answer(new Request(`${SITE}/units`, init), context, route().handle);
    expect(refused.status).toBe(403);
    expect(isCancelled).toBe(true);
  });

  describe("of a site that is set to https", () => {
    const knock = async (url: string, init: RequestInit = {}, siteOrigin: string | null = SITE) => {
      const { seen, handle } = route();
      const app = { ...context.app, siteOrigin };
      const response = await answer(new Request(url, init), { ...context, app }, handle);
      return [response.status, response.headers.get("Location"), seen.length];
    };

    it("redirects a page requested by plain http to the same address there, and refuses a post, which anyone on the way could read", async () => {
      const target = `${SITE}//evil.example/search?postcode=LS6+3AA&x=%2F`;
      expect(await knock(target.replace("https:", "http:"))).toEqual([308, target, 0]);
      expect(await knock("http://site.example/", { method: "HEAD" })).toEqual([308, `${SITE}/`, 0]);
      expect(await knock("http://www.site.example/about")).toEqual([308, `${SITE}/about`, 0]);
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        expect(await knock("http://site.example/api/login", { method })).toEqual([403, null, 0]);
      }
    });

    it("answers by https, on one's own machine, and where no https address is set", async () => {
      expect(await knock(`${SITE}/about`)).toEqual([200, null, 1]);
      for (const host of ["localhost:8787", "127.0.0.1:8787", "[::1]:8787", "site.localhost"]) {
        expect(await knock(`http://${host}/about-${host.length}`)).toEqual([200, null, 1]);
      }
      for (const origin of [null, "http://site.example"]) {
        expect(await knock(`http://site.example/about-${String(origin)}`, {}, origin)).toEqual([
          200,
          null,
          1,
        ]);
      }
    });
  });
});
