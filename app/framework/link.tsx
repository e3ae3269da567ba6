import { type LinkProps, useLocation } from "@remix-run/react";
import { onPlainClick } from "./on-plain-click";
import { router } from "./router";

/** A whole address within the site, from "/". */
type Props = Omit<
  LinkProps,
  "discover" | "prefetch" | "relative" | "reloadDocument" | "target" | "to" | "viewTransition"
> & { readonly to: string };

/** As Remix's Link, which resolves each address against the routes around it, three times, and each time it is drawn. */
export const Link = ({ to, preventScrollReset, replace, state, onClick, children, ...ofElement }: Props) => (
  <a
    {...ofElement}
    data-discover="true"
    href={to}
    onClick={(event) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      onPlainClick((link) => {
        const { pathname, search, hash } = window.location;
        const isHere = pathname + search + hash === to;
        // The next page takes the focus. Browsers lay out a page twice if a focused element goes from it.
        if (event.detail > 0 && link.pathname !== pathname) link.blur();
        void router().navigate(to, {
          preventScrollReset,
          replace: replace ?? isHere,
          state: state as unknown,
        });
      })(event);
    }}
  >
    {children}
  </a>
);

/** Says whether it leads to the page that is open. */
export const NavLink = (props: Props) => (
  <Link {...props} aria-current={useLocation().pathname === props.to ? "page" : undefined} />
);
