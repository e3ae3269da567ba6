import { createContext, useContext, type ReactNode } from "react";
import { useRouteLoaderData } from "@remix-run/react";
import type { SiteUserView } from "#app/presenters/accounts/view";

const ContactContext = createContext<string | null>(null);

export const ContactProvider = ContactContext.Provider;

export function ContactLink({ children, subject }: { children: ReactNode; subject?: string }) {
  const email = useContext(ContactContext);
  if (email === null) return null;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return <a href={`mailto:${email}${query}`}>{children}</a>;
}

export const useHasContact = (): boolean => useContext(ContactContext) !== null;

/** From the root's data; null for a guest, or if that data failed. */
export function useSiteUser(): SiteUserView | null {
  const root = useRouteLoaderData<{ user?: SiteUserView | null }>("root");
  return root?.user ?? null;
}

const NO_TRIP: readonly string[] = [];

/** In the account or, for a guest, in the browser. */
export function useTripSlugs(): readonly string[] {
  const root = useRouteLoaderData<{ user?: SiteUserView | null; guestTrip?: readonly string[] }>("root");
  return root?.user?.tripSlugs ?? root?.guestTrip ?? NO_TRIP;
}

export interface LayoutUser {
  username: string;
  isAdmin: boolean;
  unreadAlerts: number;
}
