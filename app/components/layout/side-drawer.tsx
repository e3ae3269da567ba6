import { NavLink } from "@remix-run/react";
import { X } from "lucide-react";
import { useRef } from "react";
import { useCloseOnNavigation } from "./use-close-on-navigation";
import { LogOutButton } from "./log-out-button";
import { ownLinks, siteLinks } from "./site-links";
import { SiteNavLink } from "./site-nav-link";
import type { LayoutUser } from "./use-site-user";

const DRAWER_ID = "site-menu";

/**
 * For the button that opens the drawer. The browser's own popover does the rest, with or without
 * JavaScript: Escape, a tap outside, aria-expanded. React 18 does not know the attribute's name yet.
 */
export const drawerButton = { popovertarget: DRAWER_ID };
const closeButton = { popovertarget: DRAWER_ID, popovertargetaction: "hide" };
const popover = { popover: "auto" };

/** The side drawer of narrow screens. */
export function SideDrawer({ user }: { user: LayoutUser | null }) {
  const drawer = useRef<HTMLElement>(null);
  useCloseOnNavigation(drawer);
  const links = [...siteLinks(user !== null), ...(user ? ownLinks(user) : [])];
  return (
    <nav id={DRAWER_ID} ref={drawer} aria-label="Menu" className="drawer" {...popover}>
      <button type="button" className="drawer-close" {...closeButton}>
        <X className="icon" aria-hidden />
        <span className="sr-only">Close menu</span>
      </button>
      {user && (
        <p className="drawer-user">
          Signed in as <strong>{user.username}</strong>
        </p>
      )}
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <SiteNavLink {...link} />
          </li>
        ))}
        <li>
          <NavLink to="/about">How it works</NavLink>
        </li>
        <li>{user ? <LogOutButton /> : <NavLink to="/auth">Sign In</NavLink>}</li>
      </ul>
    </nav>
  );
}
