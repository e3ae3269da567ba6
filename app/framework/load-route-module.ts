import { type ComponentType, createElement } from "react";

/** The part of a route in Remix's manifest that says where its code is. */
interface RouteAddress {
  readonly id: string;
  readonly module: string;
}

interface UnreachableProps {
  /** Whether the server no longer has the code, as after a release. */
  isGone: boolean;
}

let UnreachablePage: ComponentType<UnreachableProps> = () => null;

/** Sets the page that is shown if a page's code cannot be fetched. */
export function showIfUnreachable(page: ComponentType<UnreachableProps>): void {
  UnreachablePage = page;
}

/**
 * Replaces Remix's loader of route modules, which reloads the page that the visitor is about to leave and
 * so loses what they typed. If a page's code cannot be fetched, the page of showIfUnreachable says so at
 * its address.
 */
export async function loadRouteModule(
  { id, module: address }: RouteAddress,
  modules: Record<string, unknown>,
): Promise<unknown> {
  if (id in modules) return modules[id];
  try {
    return (modules[id] = (await import(/* @vite-ignore */ address)) as unknown);
  } catch {
    const isGone = await fetch(address).then(
      ({ status }) => status === 404,
      () => false,
    );
    return {
      default: () => createElement(UnreachablePage, { isGone }),
      // The router waits for these if the manifest says that the route has them.
      clientLoader: ({ serverLoader }: { serverLoader: () => unknown }) => serverLoader(),
      clientAction: ({ serverAction }: { serverAction: () => unknown }) => serverAction(),
    };
  }
}
