import { useRouteLoaderData } from "@remix-run/react";
import type { SiteUserView } from "#app/presenters/accounts/view";

/** The signed-in visitor from the root's data; null for a guest, or if that data failed. */
export function useSiteUser(): SiteUserView | null {
  const root = useRouteLoaderData<{ user?: SiteUserView | null }>("root");
  return root?.user ?? null;
}

/** What the layout needs to know of a signed-in visitor. */
export interface LayoutUser {
  username: string;
  isAdmin: boolean;
  unreadAlerts: number;
}
