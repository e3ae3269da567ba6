// oxlint-disable-next-line no-restricted-imports -- the one place that wraps it
import { Link as RemixLink, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";

/** A whole address within the site, from "/". */
type Props = Omit<
  LinkProps,
  "discover" | "prefetch" | "relative" | "reloadDocument" | "to" | "viewTransition"
> & { readonly to: string };

/** As Remix's Link, which resolves each address against the routes around it, three times. */
const PlainLink = ({ to, preventScrollReset, replace, state, children, ...ofElement }: Props) => (
  <a {...ofElement} data-discover="true" href={to}>
    {children}
  </a>
);

/** The server draws a plain one; in the browser it is Remix's. */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? PlainLink : RemixLink;
