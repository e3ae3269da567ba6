import { NavLink } from "@remix-run/react";
import { ChevronDown, CircleUserRound } from "lucide-react";
import { useRef } from "react";
import { useCloseOnNavigation } from "./use-close-on-navigation";
import { LogOutButton } from "./log-out-button";
import { ownLinks } from "./site-links";
import type { LayoutUser } from "./use-site-user";

const MENU_ID = "user-menu";

/** As for the drawer, the browser's own popover opens and closes it, with or without JavaScript. */
const opener = { popovertarget: MENU_ID };
const popover = { popover: "auto" };

/** The signed-in visitor's own links, under their name. */
export function UserMenu({ user }: { user: LayoutUser }) {
  const menu = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(menu);
  return (
    <>
      <button type="button" className="user-button" {...opener}>
        <CircleUserRound className="icon" aria-hidden />
        <span className="sr-only">Menu of </span>
        <span className="user-name">{user.username}</span>
        <ChevronDown className="icon" aria-hidden />
      </button>
      <div id={MENU_ID} ref={menu} className="user-menu" {...popover}>
        <p className="user-menu-title">{user.username}</p>
        <nav aria-label="Account">
          {ownLinks(user).map(({ to, label }) => (
            <NavLink key={to} to={to} end>
              {label}
            </NavLink>
          ))}
        </nav>
        <LogOutButton />
      </div>
    </>
  );
}
