import { useLocation } from "@remix-run/react";
import { Link } from "#app/framework/link";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/ui/button";
import { segment, segments } from "#app/components/ui/segments";
import { useSiteUser } from "#app/components/layout/site-data";
import { clsx } from "clsx";
import { tile } from "#app/components/ui/panel";

const SUGGESTIONS = "/admin/suggestions";
const PAGES = [
  { to: "/admin", label: "Dashboard" },
  { to: SUGGESTIONS, label: "Manage Suggestions" },
  { to: "/admin/audit", label: "Changes" },
  { to: "/admin/catalogue", label: "Import and export" },
  { to: "/admin/recovery", label: "Accounts" },
];

export function AdminLayout({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const pending = useSiteUser()?.pendingSuggestions ?? 0;
  return (
    <div className="wrap pt-4 md:pt-7 2xl:max-w-[calc(1400px+2*var(--spacing-gutter))]">
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-form-title">{title}</h1>
        <nav aria-label="Administration" className="order-last basis-full">
          <div className={segments}>
            {PAGES.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                aria-current={to === pathname ? "page" : undefined}
                className={segment({ state: to === pathname ? "on" : "off" })}
              >
                <span>{label}</span>
                {to === SUGGESTIONS && pending > 0 && <PendingCount count={pending} />}
              </Link>
            ))}
          </div>
        </nav>
        <ButtonLink to="/" label="Return to Main Site" className="sm:ml-auto" />
      </div>
      {children}
    </div>
  );
}

const PendingCount = ({ count }: { count: number }) => (
  <>
    <span>{`\u00a0(${count})`}</span>
    <span className="sr-only"> pending</span>
  </>
);

interface Fact {
  name: string;
  value: string | number;
  isProblem?: boolean;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3">
      {facts.map(({ name, value, isProblem }) => (
        <div key={name} className={`${tile} px-4 py-3`}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className={clsx("text-lg font-strong tabular-nums", isProblem && "text-berry")}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
