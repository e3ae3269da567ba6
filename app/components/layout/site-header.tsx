import { memo } from "react";
import { Link, NavLink } from "#app/framework/link";
import Menu from "lucide-react/icons/menu";
import { SideDrawer, drawerButton } from "./side-drawer";
import { useSiteLinks } from "./site-links";
import { type LayoutUser, useFeatureLinks } from "./site-data";
import type { SiteLink } from "#app/presenters/site-link-view";
import { clsx } from "clsx";
import { ButtonLink, IconButton, iconButton } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";

const load = () => import("./user-menu").then((module) => module.UserMenu);
const UserMenu = latePart({ name: "your menu", load, drawn: import.meta.env.SSR && (await load()) });

const LINK =
  "inline-flex min-h-target items-center px-3.5 font-medium text-ink no-underline hover:underline aria-[current=page]:bg-sunrise aria-[current=page]:bg-[size:12px_6px] aria-[current=page]:bg-bottom aria-[current=page]:bg-no-repeat aria-[current=page]:font-strong";

/** For a signed-in visitor the links are in the drawer on wider screens too: the name needs room. */
export const SiteHeader = memo(({ user }: { user: LayoutUser | null }) => {
  return (
    <header className="@container relative z-20 bg-surface">
      <div className="wrap flex min-h-14 flex-wrap items-center justify-end gap-x-3 gap-y-1 py-1 md:min-h-16 max-[22rem]:gap-x-1.5">
        <Link
          to="/"
          className="mr-auto inline-flex min-h-target max-w-full flex-none items-center gap-2 font-display text-xl leading-none font-semibold tracking-[-0.015em] text-ink no-underline max-[22rem]:text-lg"
        >
          <LogoMark size={36} />
          Sunny Escape
        </Link>
        <div className="contents copy:hidden">
          <Ways user={user} />
        </div>
      </div>
      <div className="contents copy:hidden">
        <SideDrawer user={user} />
      </div>
    </header>
  );
});

function Ways({ user }: { user: LayoutUser | null }) {
  const links = useSiteLinks(user !== null);
  const bells = useFeatureLinks().filter(({ unread }) => unread !== undefined);
  return (
    <>
      <nav aria-label="Main" className={clsx("hidden gap-1", user ? "lg:flex" : "md:flex")}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} className={LINK}>
            {label}
          </NavLink>
        ))}
      </nav>
      {bells.map((link) => (
        <BellLink key={link.to} {...link} />
      ))}
      {user ? (
        <UserMenu username={user.username} isAdmin={user.isAdmin} />
      ) : (
        <ButtonLink
          to="/auth"
          label="Sign In"
          // With very large text it would take a line of its own. The menu has it too.
          className="@max-[16rem]:hidden whitespace-nowrap max-md:min-h-10! max-md:px-3! max-md:py-1! max-md:text-md"
        />
      )}
      <IconButton
        Icon={Menu}
        label="Menu"
        className={clsx("-mr-[10px] text-[1.25rem]", user ? "lg:hidden" : "md:hidden", "no-popover:hidden")}
        {...drawerButton}
      />
    </>
  );
}

/** CSS draws its bell, so that the header needs less script. */
function BellLink({ to, label, unread }: SiteLink) {
  return (
    <Link to={to} className={clsx(iconButton(), "bell relative")} data-unread={unread || null}>
      <span className="sr-only">{label}</span>
    </Link>
  );
}

/** A sun over a horizon, and a road that leads to it. Decoration beside the name. */
function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        fill="#12424f"
        d="M0 10A10 10 0 0 1 10 0h12a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10H10A10 10 0 0 1 0 22z"
      />
      <path fill="#ffc24a" d="M6.5 18a9.5 9.5 0 0 1 19 0z" />
      <path fill="#2e8aa1" d="M0 20h32v2a10 10 0 0 1-10 10H10A10 10 0 0 1 0 22z" />
      <path fill="#fdf6e6" d="M15 20h2.5c1 2 6 2.5 5 5s-7 3-5.5 7H7c0-5 9-5 10-7s-3-2.5-2-5z" />
    </svg>
  );
}
