import { type AppLoadContext, type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import { withoutData } from "#app/http/address/address-of";
import type { RemixHandler } from "#app/http/door/front-door.server";

/**
 * Answers requests by the routes of the build. Remix matches a request against every route of its table, several
 * times, and compiles a regular expression for each attempt: with sixty routes that costs more than a search does.
 * A path without parameters belongs to one route, so it gets a handler with a table of its own, which is made when
 * first needed; every other path is left to the handler with the whole table. What is asked of a route without a page
 * is asked of its loader itself: for a search, matching took as long as searching.
 */
export function createRemixHandler(build: ServerBuild): RemixHandler {
  const whole = createRequestHandler(build);
  const routesByPath = routesWithoutParameters(build.routes);
  const small = new Map<string, RemixHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const path = withoutData(pathname);
    const routeIds = routesByPath.get(path);
    if (!routeIds) return whole(request, context);
    const isPlain = request.method === "GET" && path === pathname;
    const loader = isPlain && loaderWithoutPage(build.routes, routeIds);
    if (loader) return answerByLoader(loader, build, request, context);
    let handle = small.get(path);
    // A page tells the browser about Home as well, so that the way back needs no question to the server.
    if (!handle)
      small.set(path, (handle = handlerOf(build, [...routeIds, ...(routesByPath.get("/") ?? [])])));
    return handle(request, context);
  };
}

type Routes = ServerBuild["routes"];

type Loader = NonNullable<Routes[string]["module"]["loader"]>;

/** The loader of a path whose innermost route draws nothing; null of a page, and of a route that is only posted to. */
function loaderWithoutPage(routes: Routes, routeIds: readonly string[]): Loader | null {
  const module = routes[routeIds.at(-1) ?? ""]?.module;
  const isPage = Boolean(module?.default ?? module?.ErrorBoundary);
  return (!isPage && module?.loader) || null;
}

/** Answers as Remix does for such a route: a thrown Response is the answer, anything else is logged once as a fault. */
async function answerByLoader(
  loader: Loader,
  build: ServerBuild,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const asked = { request, context, params: {} };
  try {
    return (await loader(asked)) as Response;
  } catch (error) {
    if (error instanceof Response) return error;
    build.entry.module.handleError?.(error, asked);
    return new Response("Unexpected Server Error", {
      status: 500,
      headers: { "Content-Type": "text/plain" },
    });
  }
}

/** The ids of the routes of each path that holds no parameter, with those of the layouts around them. */
function routesWithoutParameters(routes: Routes): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const id of Object.keys(routes)) {
    const line = lineOf(routes, id);
    const path = `/${line.flatMap((each) => routes[each]?.path || []).join("/")}`;
    if (!/[:*?]/.test(path)) byPath.set(path, [...(byPath.get(path) ?? []), ...line]);
  }
  return byPath;
}

/** A route and those that it is nested in, outermost first. */
function lineOf(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [id] : [...lineOf(routes, parentId), id];
}

function handlerOf(build: ServerBuild, routeIds: readonly string[]): RemixHandler {
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => routeIds.includes(id)));
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  return createRequestHandler({ ...build, routes: only(build.routes), assets });
}
