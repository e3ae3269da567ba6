// oxlint-disable-next-line no-restricted-imports -- the one place that wraps it
import { Link as RemixLink, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";

/** `to` is a whole address within the site: it begins with "/". */
type Props = Omit<
  LinkProps,
  "discover" | "prefetch" | "relative" | "reloadDocument" | "to" | "viewTransition"
> & {
  readonly to: string;
};

/**
 * Draws the element that Remix's Link draws, but leaves the address as it is. Remix resolves each address against the
 * routes around the link, three times for each link.
 */
const PlainLink = ({ to, preventScrollReset, replace, state, children, ...ofElement }: Props) => (
  <a {...ofElement} data-discover="true" href={to}>
    {children}
  </a>
);

/** A link to a page of the site. The server draws a plain one; in the browser it is Remix's. */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? PlainLink : RemixLink;
