import { Link } from "@remix-run/react";
import { ContactLink } from "./contact";
import { siteLinks } from "./site-links";

/** Copyright, contact and whose data this is; all credits stand on the About page. */
export function SiteFooter({ year, isSignedIn }: { year: number | null; isSignedIn: boolean }) {
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-row">
        <nav aria-label="Footer">
          {siteLinks(isSignedIn).map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <Link to="/about">About</Link>
          <Link to="/privacy">Privacy</Link>
          <ContactLink>Contact us</ContactLink>
        </nav>
        <p>{year === null ? "© Sunny Escape" : `© ${year} Sunny Escape`}</p>
        <p className="site-credit">
          Contains OS, Royal Mail, National Statistics and Met Office data © Crown copyright. Campsites ©
          OpenStreetMap contributors. <Link to="/about#credits">All credits</Link>
        </p>
      </div>
    </footer>
  );
}
