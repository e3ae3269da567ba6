import { type AppLoadContext, type ServerBuild, data } from "@remix-run/cloudflare";
import { describe, expect, it, vi } from "vitest";
import { createRemixHandler } from "./dispatch.server";

const drawManifest: ServerBuild["entry"]["module"]["default"] = (_request, _status, headers, context) =>
  Promise.resolve(Response.json(Object.keys(context.manifest.routes), { headers }));

/** Routes that answer with their id and the path's parameters. */
function buildOf(paths: Record<string, string | undefined>): ServerBuild {
  const routes = Object.entries(paths).map(([id, path]) => {
    const loader = ({ params }: { params: Record<string, string | undefined> }) =>
      Response.json([id, params]);
    const isRoot = id === "root";
    const place = isRoot ? { path: "" } : { path, index: path === undefined, parentId: "root" };
    const isPage = isRoot || id === "about";
    const module = isPage ? { default: () => null } : { loader, action: loader };
    return [id, { id, ...place, module }];
  });
  const manifest = Object.fromEntries(Object.entries(paths).map(([id]) => [id, { id, module: `/${id}.js` }]));
  return {
    entry: { module: { default: drawManifest } },
    routes: Object.fromEntries(routes) as ServerBuild["routes"],
    assets: { entry: { module: "", imports: [] }, routes: manifest, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
    isSpaMode: false,
    mode: "production",
  } as unknown as ServerBuild;
}

const handle = createRemixHandler(
  buildOf({
    root: "",
    home: undefined,
    call: "api/search",
    history: "api/search-history",
    about: "about",
    place: "places/:slug",
    all: "places/all",
    missing: "*",
  }),
);
const ask = async (path: string, init?: RequestInit) => {
  const answer = await handle(new Request(`https://site.example${path}`, init), {} as AppLoadContext);
  return answer.json();
};

describe("a request is answered by the route", () => {
  it("of its path", async () => {
    expect(await ask("/api/search?postcode=SW1A1AA")).toEqual(["call", {}]);
    expect(await ask("/api/search-history")).toEqual(["history", {}]);
    expect(await ask("/")).toEqual(["home", {}]);
    expect(await ask("/api/search", { method: "POST" })).toEqual(["call", {}]);
  });

  it("whose parameter its path gives, unless there is one for that very path", async () => {
    expect(await ask("/places/bath")).toEqual(["place", { slug: "bath" }]);
    expect(await ask("/places/all")).toEqual(["all", {}]);
  });

  it("of a path that is written differently", async () => {
    expect(await ask("/api/search/")).toEqual(["call", {}]);
    expect(await ask("/API/search")).toEqual(["call", {}]);
  });

  it("of a small table where the path holds no parameter: the route itself, and the way home", async () => {
    expect(await ask("/about")).toEqual(["root", "home", "about"]);
    expect((await ask("/about/")) as string[]).toHaveLength(8);
  });

  it("with its loader's headers, and so is the page's data", async () => {
    const build = buildOf({ root: "", about: "about" });
    const loader = () => data(null, { headers: { "Retry-After": "5" } });
    Object.assign(build.routes["about"]?.module ?? {}, { loader });
    for (const path of ["/about", "/about.data"]) {
      const request = new Request(`https://site.example${path}`);
      const answer = await createRemixHandler(build)(request, {} as AppLoadContext);
      expect(answer.headers.get("Retry-After")).toBe("5");
    }
  });

  it("itself if it draws nothing: a thrown answer is the answer, and a fault is logged once", async () => {
    const gone = () => {
      throw new Response("gone", { status: 410 });
    };
    const faulty = () => {
      throw new Error("no such table");
    };
    const build = buildOf({ root: "", gone: "api/gone", faulty: "api/faulty" });
    Object.assign(build.routes["gone"]?.module ?? {}, { loader: gone });
    Object.assign(build.routes["faulty"]?.module ?? {}, { loader: faulty });
    const told = vi.fn();
    Object.assign(build.entry.module, { handleError: told });
    const get = (path: string) =>
      createRemixHandler(build)(new Request(`https://site.example${path}`), {} as AppLoadContext);
    expect((await get("/api/gone")).status).toBe(410);
    expect(told).not.toHaveBeenCalled();
    const answer = await get("/api/faulty");
    expect([answer.status, await answer.text()]).toEqual([500, "Unexpected Server Error"]);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      new Error("no such table"),
      expect.objectContaining({ params: {} }),
    );
  });

  it("for whatever no other knows", async () => {
    expect(await ask("/api/elsewhere")).toEqual(["missing", { "*": "api/elsewhere" }]);
    expect(await ask("/__proto__")).toEqual(["missing", { "*": "__proto__" }]);
  });
});
