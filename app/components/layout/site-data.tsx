import { createContext, useContext, type ReactNode } from "react";
import type { SiteLink } from "#app/presenters/site-link-view";
import type { ToastView } from "#app/presenters/form-view";
import type { Units } from "#app/domain/units";
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

interface SiteData {
  readonly user?: SiteUserView | null;
  readonly links?: readonly SiteLink[];
  readonly aboutRanking?: readonly SiteLink[];
  /** Features' own values about the visitor. */
  readonly marks?: Readonly<Record<string, unknown>>;
  readonly units?: Units;
  readonly toast?: ToastView | null;
}
const SiteDataContext = createContext<SiteData>({});

/** The root's data; empty if they failed. Remix's own hook draws again whenever something else begins to load. */
export const SiteDataProvider = SiteDataContext.Provider;
export const useSiteData = (): SiteData => useContext(SiteDataContext);

/** Null for a guest. */
export const useSiteUser = (): SiteUserView | null => useSiteData().user ?? null;

const NO_LINKS: readonly SiteLink[] = [];

export const useFeatureLinks = (): readonly SiteLink[] => useSiteData().links ?? NO_LINKS;

export const useRankingLinks = (): readonly SiteLink[] => useSiteData().aboutRanking ?? NO_LINKS;

/** Undefined if there is none. */
export const useMark = (name: string): unknown => useSiteData().marks?.[name];

export type LayoutUser = Pick<SiteUserView, "username" | "isAdmin">;
