import { type AppLoadContext, type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import { withoutData } from "#app/http/address/address-of";
import { withDocumentHeaders } from "#app/http/door/document-headers";
import type { RemixHandler } from "#app/http/door/front-door.server";

/**
 * Remix alone would match each request against every route, several times, with a new regular expression for
 * each attempt: with eighty routes longer than a search. A path without parameters gets a handler with a
 * small table of its own on first use; the loader of a route without a page is called directly.
 */
export function createRemixHandler(built: ServerBuild): RemixHandler {
  const build = { ...built, routes: withDocumentHeaders(built.routes) };
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
    // With Home's route, so that the browser can go back to Home without fetching its description.
    if (!handle)
      small.set(path, (handle = handlerOf(build, [...routeIds, ...(routesByPath.get("/") ?? [])])));
    return handle(request, context);
  };
}

type Routes = ServerBuild["routes"];

type Loader = NonNullable<Routes[string]["module"]["loader"]>;

/** Null if the innermost route has a page, or no loader. */
function loaderWithoutPage(routes: Routes, routeIds: readonly string[]): Loader | null {
  const module = routes[routeIds.at(-1) ?? ""]?.module;
  const isPage = Boolean(module?.default ?? module?.ErrorBoundary);
  return (!isPage && module?.loader) || null;
}

/** As Remix does: a thrown Response is the answer; any other error is logged once as a fault. */
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

function routesWithoutParameters(routes: Routes): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const id of Object.keys(routes)) {
    const line = lineOf(routes, id);
    const path = `/${line.flatMap((each) => routes[each]?.path || []).join("/")}`;
    if (!/[:*?]/.test(path)) byPath.set(path, [...(byPath.get(path) ?? []), ...line]);
  }
  return byPath;
}

/** The outermost first. */
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
