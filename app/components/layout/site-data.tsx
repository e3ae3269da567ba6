import { createContext, useContext, type ReactNode } from "react";
import { useRouteLoaderData } from "@remix-run/react";
import type { SiteLink } from "#app/presenters/site-link-view";
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

const NO_LINKS: readonly SiteLink[] = [];

export const useFeatureLinks = (): readonly SiteLink[] =>
  useRouteLoaderData<{ links?: readonly SiteLink[] }>("root")?.links ?? NO_LINKS;

export const useRankingLinks = (): readonly SiteLink[] =>
  useRouteLoaderData<{ aboutRanking?: readonly SiteLink[] }>("root")?.aboutRanking ?? NO_LINKS;

/** A feature's own value about the visitor; undefined if there is none. */
export const useMark = (name: string): unknown =>
  useRouteLoaderData<{ marks?: Readonly<Record<string, unknown>> }>("root")?.marks?.[name];

export type LayoutUser = Pick<SiteUserView, "username" | "isAdmin">;
