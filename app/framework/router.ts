import type { Router } from "@remix-run/router";

/** Remix puts it on the window. Asked for when it is needed, it makes no component draw again as its hooks do. */
export const router = (): Router => (window as unknown as { __remixRouter: Router }).__remixRouter;

/** Undefined if it could not be loaded. */
export const rootData = () =>
  router().state.loaderData.root as { readonly user: { readonly id: number } | null } | undefined;
