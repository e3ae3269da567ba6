import { memo } from "react";
import { Link } from "#app/framework/link";
import { ContactLink } from "./site-data";
import { useSiteLinks } from "./site-links";

const LINKS =
  "flex flex-wrap gap-x-6 gap-y-1 *:inline-flex *:min-h-8 *:items-center *:font-medium *:text-ink";

export const SiteFooter = memo(({ year, isSignedIn }: { year: number; isSignedIn: boolean }) => {
  return (
    <footer className="mt-[clamp(2rem,8vw,6rem)] border-t border-line bg-sunken text-sm text-ink-soft">
      <div className="wrap grid gap-3 py-6 md:py-8 md:grid-cols-[1fr_auto]">
        <nav aria-label="Footer" className={LINKS}>
          {useSiteLinks(isSignedIn).map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <Link to="/about">About</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/status">Status</Link>
          <ContactLink>Contact us</ContactLink>
        </nav>
        <p>{`© ${year} Sunny Escape`}</p>
        <p className="max-w-text md:col-span-full">
          Contains OS, Royal Mail, National Statistics and Met Office data © Crown copyright. Campsites ©
          OpenStreetMap contributors. <Link to="/credits">All credits</Link>
        </p>
      </div>
    </footer>
  );
});
