import { type ComponentType, createElement } from "react";

/** In Remix's manifest. */
interface RouteAddress {
  readonly id: string;
  readonly module: string;
}

interface UnreachableProps {
  /** Whether the server no longer has the code, as happens after a release. */
  isGone: boolean;
}

let UnreachablePage: ComponentType<UnreachableProps> = () => null;

/** If the code of a page cannot be fetched. */
export function showIfUnreachable(page: ComponentType<UnreachableProps>): void {
  UnreachablePage = page;
}

/** Remix's own loader reloads the page that the visitor is about to leave, and typed text is lost. */
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
      // If the manifest says that the route has these functions, the router waits for them.
      clientLoader: ({ serverLoader }: { serverLoader: () => unknown }) => serverLoader(),
      clientAction: ({ serverAction }: { serverAction: () => unknown }) => serverAction(),
    };
  }
}
