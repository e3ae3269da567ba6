import { Bullets, FoldedPart, Terms } from "#app/components/ui/prose";
import type { PrivacyView } from "#app/presenters/about/privacy-view";

export function KeptByUs({ everyone, withAccount }: PrivacyView["kept"]) {
  return (
    <FoldedPart id="kept" title="What we keep">
      <h3>If you have no account</h3>
      <p>
        Your postcode is in the address of the page you're looking at, and so in your browser's history, and
        your browser keeps the last one in a cookie (below). We don't store it, and we keep no record of your
        visit. “Locate me” asks your browser where you are. If you allow it, your position, rounded to about a
        hundred metres, goes to our own server, which answers with the first part of a postcode. We ask nobody
        else, and we don't store your location. For a short time, we do keep this about every visitor:
      </p>
      <KeptList rows={everyone} />
      <h3>If you have an account</h3>
      <p>
        We keep this to give you what you signed up for. In law, our basis is a contract with you (UK GDPR
        Art. 6(1)(b)); for the email address it is your consent, and for suggestions our legitimate interest
        in a good catalogue.
      </p>
      <KeptList rows={withAccount} />
      <p>
        We can restore the database to an earlier state for up to 30 days, so what you delete may remain there
        for that long.
      </p>
    </FoldedPart>
  );
}

export function KeptByBrowsers({ inBrowsers }: PrivacyView["kept"]) {
  return (
    <FoldedPart id="cookies" title="Cookies and what your browser keeps">
      <p>Only what the site needs to work, which is why you see no cookie banner:</p>
      <Bullets>
        <li>
          <strong>session</strong>: that you are signed in. Signed, unreadable to scripts, 30 days.
        </li>
        <li>
          <strong>device</strong>: that you have signed in on this browser before, so that a stranger's wrong
          passwords cannot lock you out of your account. Signed, unreadable to scripts, one year. It is set
          when you sign in, and no longer names you once you delete your account.
        </li>
        <li>
          <strong>toast</strong>: a message for the next page, such as “Logged out”. One minute.
        </li>
        <li>
          <strong>own-write</strong>: that you have just changed something, so that the next pages show the
          change. A random word, five minutes, and only while you are signed in or answer about what someone
          shared with you.
        </li>
        <li>
          <strong>user-settings</strong>, also in local storage: your units of temperature and distance. One
          year, and only if you choose some.
        </li>
        {inBrowsers.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>: <span>{text}</span>
          </li>
        ))}
        <li>
          <strong>last-postcode</strong>: the postcode of your last search, so that you need not type it
          again. Unreadable to scripts, 90 days, and only while you are not signed in: signing in, or “Forget
          this postcode” beside the field, removes it.
        </li>
        <li>
          <strong>usual-search</strong>: the drive, the time of leaving and who comes along of your last
          search, so that the form starts from them. No place. Unreadable to scripts, 90 days; “Forget this
          postcode” and deleting your account remove it too.
        </li>
        <li>
          In session storage, until you close the tab: <strong>trip-assistant-shown</strong>, that the Trip
          Preference Assistant has been shown; <strong>positions</strong>, how far you had scrolled; and{" "}
          <strong>kept-states</strong>, the places that you had loaded and opened on the last pages, with the
          postcode in their links to directions. They bring these back after Back and a reload.
        </li>
        <li>
          <strong>saved-pages</strong>, <strong>saved-files</strong> and <strong>list-page</strong>, in the
          browser's cache storage: the last searches, places and other pages that you can read without a
          connection, as said above.
        </li>
      </Bullets>
    </FoldedPart>
  );
}

/** A list, not a table: its sentences are too long for three columns on a phone. */
function KeptList({ rows }: { rows: PrivacyView["kept"]["everyone"] }) {
  return (
    <Terms
      rows={rows.map(({ what, why, howLong }) => ({
        term: what,
        sentences: [`Why: ${why}.`, `How long: ${howLong}.`],
      }))}
    />
  );
}
