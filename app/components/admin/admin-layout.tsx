import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { button } from "#app/components/ui/button";

const PAGES = [
  { to: "/admin", label: "Dashboard" },
  { to: "/admin/suggestions", label: "Manage Suggestions" },
  { to: "/admin/audit", label: "Changes" },
  { to: "/admin/catalogue", label: "Import and export" },
  { to: "/admin/recovery", label: "Accounts" },
];

/** A page of the administrator's: its heading, the ways to the other ones, and what it holds. */
export function AdminLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap pt-4 md:pt-7 2xl:max-w-[calc(1400px+2*var(--spacing-gutter))]">
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-form-title">{title}</h1>
        <nav
          aria-label="Administration"
          className="order-last flex basis-full flex-wrap gap-1 max-sm:-mx-2 sm:-mx-3"
        >
          {PAGES.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="inline-flex min-h-[40px] items-center rounded-control px-3 font-medium text-ink no-underline hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-surface max-sm:px-2 max-sm:text-md"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <Link to="/" className={button({ className: "sm:ml-auto" })}>
          Return to Main Site
        </Link>
      </div>
      {children}
    </div>
  );
}
