import { Link, NavLink } from "@remix-run/react";

const PAGES = [
  { to: "/admin", label: "Dashboard" },
  { to: "/admin/suggestions", label: "Manage Suggestions" },
  { to: "/admin/audit", label: "Changes" },
  { to: "/admin/catalogue", label: "Import and export" },
];

/** The heading of an administrator's page, and the ways to the other ones. */
export function AdminHead({ title }: { title: string }) {
  return (
    <div className="admin-head">
      <h1>{title}</h1>
      <nav aria-label="Administration" className="admin-nav">
        {PAGES.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <Link to="/" className="button admin-leave">
        Return to Main Site
      </Link>
    </div>
  );
}
