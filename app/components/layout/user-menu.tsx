import { NavLink } from "#app/framework/link";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { useRef } from "react";
import { useCloseOnNavigation } from "./use-route-focus";
import { LogOutButton } from "./log-out-button";
import { ownLinks } from "./site-links";
import type { LayoutUser } from "./site-data";

const MENU_ID = "user-menu";

/** A popover of the browser works with and without JavaScript. */
const opener = { popovertarget: MENU_ID };
const popover = { popover: "auto" };

/** Above everything, but positioned on the page, so that it scrolls away with the header. */
const MENU =
  "absolute inset-auto top-[62px] right-[max(var(--spacing-gutter),calc((100%-1200px)/2))] w-64 rounded-tile border border-line-strong bg-raised p-2 text-ink shadow-card no-popover:hidden";
const ROW =
  "flex min-h-target w-full cursor-pointer items-center rounded-sm px-3 font-medium text-ink no-underline hover:bg-sunken aria-[current=page]:font-bold aria-[current=page]:shadow-[inset_4px_0_0_var(--color-sun)]";

export function UserMenu({ username, isAdmin }: LayoutUser) {
  const menu = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(menu);
  return (
    <>
      <button
        type="button"
        className="hidden min-h-target cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-raised px-3 py-1 font-semibold text-ink hover:bg-sunken md:inline-flex no-popover:hidden!"
        {...opener}
      >
        <CircleUserRound className="icon" aria-hidden />
        <span className="sr-only">Menu of </span>
        <span className="max-w-36 truncate">{username}</span>
        <ChevronDown className="icon text-sm" aria-hidden />
      </button>
      <div id={MENU_ID} ref={menu} className={MENU} {...popover}>
        <p className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2 font-display text-lg leading-[1.3] font-semibold wrap-anywhere">
          {username}
        </p>
        <nav aria-label="Account" className="mb-1.5 grid border-b border-line pb-1.5">
          {ownLinks({ isAdmin }).map(({ to, label }) => (
            <NavLink key={to} to={to} className={ROW}>
              {label}
            </NavLink>
          ))}
        </nav>
        <LogOutButton className={ROW} />
      </div>
    </>
  );
}
