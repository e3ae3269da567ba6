import { type ComponentType, createElement } from "react";

/** The part of a route in Remix's manifest that names the file of its code. */
interface RouteAddress {
  readonly id: string;
  readonly module: string;
}

interface UnreachableProps {
  /** Whether the server no longer has the code, as happens after a release. */
  isGone: boolean;
}

let UnreachablePage: ComponentType<UnreachableProps> = () => null;

/** Sets the page that is shown when the code of a page cannot be fetched. */
export function showIfUnreachable(page: ComponentType<UnreachableProps>): void {
  UnreachablePage = page;
}

/**
 * Replaces Remix's loader of route modules. If the code of a page cannot be fetched, Remix's loader reloads the page
 * that the visitor is about to leave, and what they typed is lost. This one shows the page set by showIfUnreachable,
 * at the address of the page that failed.
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
      // The manifest may say that the route has these functions, and then the router waits for them.
      clientLoader: ({ serverLoader }: { serverLoader: () => unknown }) => serverLoader(),
      clientAction: ({ serverAction }: { serverAction: () => unknown }) => serverAction(),
    };
  }
}
