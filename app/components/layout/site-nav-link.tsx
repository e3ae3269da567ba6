import { Link, NavLink, useLocation } from "@remix-run/react";
import { SEARCH_FORM, type SiteLink } from "./site-links";

/** A link of the header or the drawer, marked if it leads to the open page. Results count as the page of Search. */
export function SiteNavLink({ to, label, className }: SiteLink & { className: string }) {
  const { pathname } = useLocation();
  if (to !== SEARCH_FORM) {
    return (
      <NavLink to={to} className={className} end={to === "/" || to === "/admin"}>
        {label}
      </NavLink>
    );
  }
  return (
    <Link to={to} className={className} aria-current={pathname === "/search" ? "page" : undefined}>
      {label}
    </Link>
  );
}
