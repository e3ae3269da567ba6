import { NavLink } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useCloseOnNavigation } from "./use-route-focus";
import { LogOutButton } from "./log-out-button";
import { ownLinks, useSiteLinks, SiteNavLink } from "./site-links";
import type { LayoutUser } from "./site-data";
import { clsx } from "clsx";
import { IconButton } from "#app/components/ui/button";

const DRAWER_ID = "site-menu";

/** Lower case, because React 18 has no props for popovers, which work without JavaScript. */
export const drawerButton = { popovertarget: DRAWER_ID };
const closeButton = { popovertarget: DRAWER_ID, popovertargetaction: "hide" };
const popover = { popover: "auto" };

export function SideDrawer({ user }: { user: LayoutUser | null }) {
  const drawer = useRef<HTMLElement>(null);
  useCloseOnNavigation(drawer);
  const links = [...useSiteLinks(user !== null), ...(user ? ownLinks(user) : [])];
  return (
    <nav
      id={DRAWER_ID}
      ref={drawer}
      aria-label="Menu"
      className={clsx("drawer", !user && "no-popover:md:hidden")}
      {...popover}
    >
      <IconButton
        Icon={X}
        label="Close menu"
        className="relative left-2.5 justify-self-end text-[1.25rem] no-popover:hidden"
        {...closeButton}
      />
      {user && (
        <p className="border-b border-line pb-3 wrap-anywhere text-ink-soft">
          Signed in as <strong className="text-ink">{user.username}</strong>
        </p>
      )}
      <ul className="no-popover:flex no-popover:flex-wrap no-popover:gap-x-5">
        {links.map((link) => (
          <li key={link.to}>
            <SiteNavLink {...link} className="drawer-row" />
          </li>
        ))}
        <li>
          <NavLink to="/about" className="drawer-row">
            How it works
          </NavLink>
        </li>
        <li>
          {user ? (
            <LogOutButton className="flex min-h-14 w-full cursor-pointer items-center text-lg font-medium" />
          ) : (
            <NavLink to="/auth" className="drawer-row">
              Sign In
            </NavLink>
          )}
        </li>
      </ul>
    </nav>
  );
}
