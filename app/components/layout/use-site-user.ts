import { useRouteLoaderData } from "@remix-run/react";
import type { SiteUserView } from "#app/presenters/accounts/site-user-view";

/** The signed-in visitor from the root's data; null for a guest, and where that data failed. */
export function useSiteUser(): SiteUserView | null {
  const root = useRouteLoaderData<{ user?: SiteUserView | null }>("root");
  return root?.user ?? null;
}
