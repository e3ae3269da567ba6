import { createContext, useContext } from "react";
import type { ReactNode } from "react";

const ContactContext = createContext<string | null>(null);

export const ContactProvider = ContactContext.Provider;

/** A mail link to the operator; nothing if no address is set. */
export function ContactLink({ children, subject }: { children: ReactNode; subject?: string }) {
  const email = useContext(ContactContext);
  if (email === null) return null;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return <a href={`mailto:${email}${query}`}>{children}</a>;
}

export const useHasContact = (): boolean => useContext(ContactContext) !== null;
