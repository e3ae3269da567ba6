import { Link } from "@remix-run/react";
import { Menu } from "lucide-react";
import { LogoMark } from "../art/logo-mark";
import { SideDrawer, drawerButton } from "./side-drawer";
import { siteLinks } from "./site-links";
import { SiteNavLink } from "./site-nav-link";
import { UserMenu } from "./user-menu";
import type { LayoutUser } from "./use-site-user";

/** Logo, links and the way to sign in; on a phone the links move into the drawer. */
export function SiteHeader({ user }: { user: LayoutUser | null }) {
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <Link to="/" className="wordmark">
          <LogoMark size={36} />
          Sunny Escape
        </Link>
        <nav aria-label="Main" className="site-nav">
          {siteLinks(user !== null).map((link) => (
            <SiteNavLink key={link.to} {...link} />
          ))}
        </nav>
        {user ? (
          <UserMenu user={user} />
        ) : (
          <Link to="/auth" className="button sign-in">
            Sign In
          </Link>
        )}
        <button type="button" className="menu-button" {...drawerButton}>
          <Menu className="icon" aria-hidden />
          <span className="sr-only">Menu</span>
        </button>
      </div>
      <SideDrawer user={user} />
    </header>
  );
}
