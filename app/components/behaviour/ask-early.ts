import { askForDataEarly, isThereEarly, takeOpened } from "#app/framework/early-data";
import { loadRouteModule } from "#app/framework/load-route-module";
import { router } from "#app/framework/router";
import { mayAskEarly } from "./may-ask-early";

/** A pointer must stay this long on a link. */
const LINGERS_MS = 90;

/** By then an opened card is painted, even on a slow phone. */
const PAINTED_MS = 500;

const PLACE = "routes/pages/places/destination";

/** Remix asks for the data of each of these with a request of its own, and for the root's with another. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/search$/, "routes/pages/search/search"],
  [/^\/destinations\/[^/]+$/, PLACE],
];

/** Remix's on `window`. */
interface Remix {
  readonly __remixManifest: {
    readonly routes: Readonly<
      Record<string, { readonly module: string; readonly imports: readonly string[] }>
    >;
  };
  readonly __remixRouteModules: Record<string, unknown>;
}

/** A link that is drawn again under the pointer asks for nothing more. */
let opening: string | null = null;

/** The door counts such an answer as no visit. So what is opened with it is then requested as without this. */
export function askEarly(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("pointerover", ({ target }) => {
    clearTimeout(timer);
    const link = linkAt(target);
    if (link) timer = setTimeout(() => ask(link), LINGERS_MS);
  });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      ask(linkAt(target));
      // An opened card has a link to its page.
      if (target instanceof Element && target.closest(".card-toggle"))
        setTimeout(fetchCode, PAINTED_MS, PLACE);
    },
    { passive: true },
  );

  router().subscribe(({ navigation: { location } }) => {
    opening = location ? location.pathname + location.search : null;
    // Not before the page is painted. Safari has no idle callbacks.
    if (opening === null) ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(countOpened);
  });
  // For a page that is left at once.
  addEventListener("pagehide", countOpened);
}

function countOpened(): void {
  for (const url of takeOpened()) void fetchWhole(url, { cache: "reload", priority: "low", keepalive: true });
}

/** One of the router's own. */
const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-discover]") : null;

function ask(link: HTMLAnchorElement | null): void {
  if (!link || !mayAskEarly()) return;
  const { origin, pathname, search } = link;
  const route = ROUTES.find(([path]) => path.test(pathname))?.[1];
  const page = pathname + search;
  const here = location.pathname + location.search;
  if (!route || origin !== location.origin || page === opening || page === here) return;
  for (const each of ["root", route]) {
    const data = new URL(`${pathname}.data${search}`, origin);
    data.searchParams.set("_routes", each);
    if (!isThereEarly(data.href)) askForDataEarly(data.href);
  }
  fetchCode(route);
}

const codeAskedFor = new Set<string>();

function fetchCode(route: string): void {
  const { __remixManifest, __remixRouteModules } = window as unknown as Remix;
  const { module, imports = [] } = __remixManifest.routes[route] ?? {};
  if (!module || __remixRouteModules[route] || codeAskedFor.has(route) || !mayAskEarly()) return;
  codeAskedFor.add(route);
  void Promise.all([module, ...imports].map((script) => fetchWhole(script))).then((answered) => {
    // Browsers don't retry a failed import, so its files are there first.
    if (!answered.includes(false)) return loadRouteModule({ id: route, module }, __remixRouteModules);
    codeAskedFor.delete(route);
  });
}

/** The whole answer, because browsers keep no part of one. Returns whether there is one. */
const fetchWhole = (url: string, how?: RequestInit): Promise<boolean> =>
  fetch(url, how)
    .then(async (answer) => (await answer.arrayBuffer()) && answer.ok)
    .catch(() => false);
