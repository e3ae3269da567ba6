import { type ComponentType, createElement } from "react";
import { fetchAll, isGone } from "./late-code";

/** The part of a route in Remix's manifest that says where its code is. */
interface RouteAddress {
  id: string;
  module: string;
  imports?: string[];
}

type Modules = Record<string, unknown>;

/** The part of the router's own route that its code fills in. */
interface RouterRoute {
  id: string;
  lazy?: (() => Promise<Partial<RouterRoute>>) | undefined;
  loader?: unknown;
  action?: unknown;
  Component?: ComponentType;
  element?: unknown;
  children?: RouterRoute[];
}

interface MissingRoute {
  retry: () => Promise<void>;
  isGone: boolean;
}

const missing = new Map<string, MissingRoute>();
let attempts = 0;
let UnreachablePage: ComponentType = () => null;

/** Shown in place of a page whose code could not be fetched. */
export function showWhereUnreachable(page: ComponentType): void {
  UnreachablePage = page;
}

/** Whether the missing code is gone from the server, as after a release: then only a full reload helps. */
export const isCodeGone = (): boolean => [...missing.values()].some(({ isGone }) => isGone);

/** Asks anew for the code of every page that could not be had; those that come take their place in the router. */
export async function retryMissingRoutes(): Promise<void> {
  await Promise.allSettled([...missing.values()].map(({ retry }) => retry()));
}

/**
 * Takes the place of Remix's own loader of route modules, which reloads the document where one cannot be had. A
 * page that cannot be had is replaced by one that says so and can ask again.
 */
export async function loadRouteModule(route: RouteAddress, modules: Modules): Promise<unknown> {
  try {
    return await fetchModule(route, modules);
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error("A page's code could not be fetched", { cause });
    rememberMissing(route, modules, error);
    return {
      default: UnreachablePage,
      // The page's data may well arrive: it is then there when the code is.
      clientLoader: ({ serverLoader }: { serverLoader: () => unknown }) => serverLoader(),
      clientAction: () => Promise.reject(error),
    };
  }
}

/** As late-code.ts does for what is imported within a page: its files first. */
async function fetchModule(route: RouteAddress, modules: Modules): Promise<unknown> {
  if (route.id in modules) return modules[route.id];
  await fetchAll([route.module, ...(route.imports ?? [])]);
  const module: unknown = await importAnew(route.module);
  modules[route.id] = module;
  return module;
}

/** After an import that failed although the file was here, another address is one that the browser knows nothing of. */
async function importAnew(address: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ attempts === 0 ? address : `${address}?again=${attempts}`);
  } catch (error) {
    attempts += 1;
    throw error;
  }
}

function rememberMissing(address: RouteAddress, modules: Modules, error: Error): void {
  const { __remixRouter: router } = window as unknown as { __remixRouter?: { routes: RouterRoute[] } };
  const route = findRoute(router?.routes ?? [], address.id);
  if (!route?.lazy) return;
  const { lazy, loader, action } = route;
  missing.set(address.id, {
    isGone: isGone(error),
    async retry() {
      await fetchModule(address, modules);
      const { Component, ...rest } = await lazy();
      const element = Component && createElement(Component);
      Object.assign(route, { loader, action }, whatIsSet(rest), { element });
      missing.delete(address.id);
    },
  });
}

function findRoute(routes: readonly RouterRoute[], id: string): RouterRoute | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : findRoute(route.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

const whatIsSet = (properties: object): object =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
