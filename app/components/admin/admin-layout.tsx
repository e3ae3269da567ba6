import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { button } from "#app/components/ui/button";
import { segment, segments } from "#app/components/ui/segments";

const PAGES = [
  { to: "/admin", label: "Dashboard" },
  { to: "/admin/suggestions", label: "Manage Suggestions" },
  { to: "/admin/audit", label: "Changes" },
  { to: "/admin/catalogue", label: "Import and export" },
  { to: "/admin/recovery", label: "Accounts" },
];

/** The frame of an admin page: heading, links to the other admin pages, and content. */
export function AdminLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap pt-4 md:pt-7 2xl:max-w-[calc(1400px+2*var(--spacing-gutter))]">
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-form-title">{title}</h1>
        <nav aria-label="Administration" className="order-last basis-full">
          <div className={segments}>
            {PAGES.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                end
                className={({ isActive }) => segment({ state: isActive ? "on" : "off" })}
              >
                {label}
              </NavLink>
            ))}
          </div>
        </nav>
        <Link to="/" className={button({ className: "sm:ml-auto" })}>
          Return to Main Site
        </Link>
      </div>
      {children}
    </div>
  );
}
