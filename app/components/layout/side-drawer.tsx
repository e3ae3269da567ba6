import { NavLink } from "#app/framework/link";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useCloseOnNavigation } from "./use-route-focus";
import { LogOutButton } from "./log-out-button";
import { ownLinks, useSiteLinks } from "./site-links";
import type { LayoutUser } from "./site-data";
import { clsx } from "clsx";
import { IconButton } from "#app/components/ui/button";

const DRAWER_ID = "site-menu";

/** Lower case, because React 18 has no props for popovers, which work without JavaScript. */
export const drawerButton = { popovertarget: DRAWER_ID };
const closeButton = { popovertarget: DRAWER_ID, popovertargetaction: "hide" };
const popover = { popover: "auto" };

const ABOUT = { to: "/about", label: "How it works" };
const SIGN_IN = { to: "/auth", label: "Sign In" };

export function SideDrawer({ user }: { user: LayoutUser | null }) {
  const drawer = useRef<HTMLElement>(null);
  useCloseOnNavigation(drawer);
  const own = user ? [...ownLinks(user), ABOUT] : [ABOUT, SIGN_IN];
  const links = [...useSiteLinks(user !== null), ...own];
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
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className="drawer-row">
              {label}
            </NavLink>
          </li>
        ))}
        {user && (
          <li>
            <LogOutButton className="flex min-h-14 w-full cursor-pointer items-center text-lg font-medium" />
          </li>
        )}
      </ul>
    </nav>
  );
}
