import { NavLink } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useCloseOnNavigation } from "./use-route-focus";
import { LogOutButton } from "./log-out-button";
import { ownLinks, useSiteLinks, SiteNavLink } from "./site-links";
import type { LayoutUser } from "./site-data";
import { clsx } from "clsx";
import { iconButton } from "#app/components/ui/button";

const DRAWER_ID = "site-menu";

/** Lower case, because React 18 has no props for popovers, which work without JavaScript. */
export const drawerButton = { popovertarget: DRAWER_ID };
const closeButton = { popovertarget: DRAWER_ID, popovertargetaction: "hide" };
const popover = { popover: "auto" };

const DRAWER =
  "inset-0 left-auto h-dvh max-h-none w-[min(20rem,86vw)] content-start overflow-y-auto border-l border-line bg-raised px-5 pt-2.5 pb-8 text-ink backdrop:bg-scrim open:grid motion-safe:transition-[translate] motion-safe:duration-200 motion-safe:starting:open:translate-x-full";
/** Where popovers don't exist, the links are lines below the header. */
const IN_PAGE =
  "no-popover:h-auto no-popover:w-auto no-popover:border-0 no-popover:bg-transparent no-popover:px-gutter no-popover:py-0";
/** The mark of the open page is at the drawer's edge, so that all labels stay in line. */
const ROW =
  "flex min-h-14 items-center border-b border-line text-lg font-medium text-ink no-underline aria-[current=page]:-ml-5 aria-[current=page]:pl-5 aria-[current=page]:font-bold aria-[current=page]:shadow-[inset_4px_0_0_var(--color-sun)] no-popover:mx-0! no-popover:min-h-target no-popover:border-0 no-popover:px-0! no-popover:shadow-none!";

export function SideDrawer({ user }: { user: LayoutUser | null }) {
  const drawer = useRef<HTMLElement>(null);
  useCloseOnNavigation(drawer);
  const links = [...useSiteLinks(user !== null), ...(user ? ownLinks(user) : [])];
  return (
    <nav
      id={DRAWER_ID}
      ref={drawer}
      aria-label="Menu"
      className={clsx(DRAWER, IN_PAGE, !user && "no-popover:md:hidden")}
      {...popover}
    >
      <button
        type="button"
        className={clsx(iconButton(), "relative left-2.5 justify-self-end text-[1.25rem] no-popover:hidden")}
        {...closeButton}
      >
        <X className="icon" aria-hidden />
        <span className="sr-only">Close menu</span>
      </button>
      {user && (
        <p className="border-b border-line pb-3 wrap-anywhere text-ink-soft">
          Signed in as <strong className="text-ink">{user.username}</strong>
        </p>
      )}
      <ul className="no-popover:flex no-popover:flex-wrap no-popover:gap-x-5">
        {links.map((link) => (
          <li key={link.to}>
            <SiteNavLink {...link} className={ROW} />
          </li>
        ))}
        <li>
          <NavLink to="/about" className={ROW}>
            How it works
          </NavLink>
        </li>
        <li>
          {user ? (
            <LogOutButton className="flex min-h-14 w-full cursor-pointer items-center text-lg font-medium" />
          ) : (
            <NavLink to="/auth" className={ROW}>
              Sign In
            </NavLink>
          )}
        </li>
      </ul>
    </nav>
  );
}
