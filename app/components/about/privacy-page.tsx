import { Link } from "#app/framework/link";
import type { PrivacyView } from "#app/presenters/about/privacy-view";
import { ContactLink, useHasContact } from "#app/components/layout/site-data";
import { Bullets, Lead, FoldedPart, Part, Prose } from "#app/components/ui/prose";
import { KeptByBrowsers, KeptByUs } from "./kept-data";
import { page } from "#app/components/ui/page";

/** What UK GDPR Art. 13 requires. It describes what the code does: change both together. */
export function PrivacyPage({ view }: { view: PrivacyView }) {
  const { operator, kept, isCounted } = view;
  return (
    <div className={page}>
      <Prose>
        <h1>Privacy</h1>
        <Lead>
          You can search without an account, and then your searches are not stored. There is no advertising
          and no tracking<span>{isCounted ? "" : ", not even a count of visits"}</span>, and we don't sell
          your data. This is what we keep, why, and for how long.
        </Lead>
        {isCounted && <Counts />}
        <Responsible operator={operator} />
        <KeptByUs {...kept} />
        <KeptByBrowsers {...kept} />
        <OtherParties {...view} />
        <YourRights />
      </Prose>
    </div>
  );
}

/** Only if the deployment counts requests (`createRequestCounter`). */
function Counts() {
  return (
    <p>
      We count requests: which part of the site was asked for, whether that worked, and how many places a
      search found. A count holds no postcode, no internet address, no cookie, nothing about your device and
      nothing that you typed, so it cannot be traced to you. We delete it after three months.
    </p>
  );
}

function Responsible({ operator: { name, address, icoRegistration } }: Pick<PrivacyView, "operator">) {
  const hasContact = useHasContact();
  return (
    <Part id="responsible" title="Who is responsible">
      {name === null ? (
        <p>
          <strong>The operator hasn't added their contact details yet.</strong> They're required by law to.
          Until they do, think twice before you create an account.
        </p>
      ) : (
        <p>
          <span>
            {`${name}${address === null ? "" : `, ${address}`} runs this site and is the controller of your data.`}
          </span>
          {icoRegistration !== null && (
            <span>{` Registered with the Information Commissioner's Office, number ${icoRegistration}.`}</span>
          )}
        </p>
      )}
      <p>
        {hasContact ? (
          <>
            For anything about your data, <ContactLink subject="My data">write to us</ContactLink>.
          </>
        ) : (
          "We have no address to write to. You can see, download and delete your data yourself: see your rights below."
        )}
      </p>
    </Part>
  );
}

function OtherParties({ askedServices, mailCarrier, kept }: PrivacyView) {
  return (
    <FoldedPart id="others" title="Who else sees your data">
      <Bullets>
        <li>
          <strong>Cloudflare</strong> runs the servers and the database for us, as our processor. It sees your
          internet address with each request, as every host does, and may handle data outside the UK, under
          the UK's addendum to the standard contractual clauses in its{" "}
          <a href="https://www.cloudflare.com/cloudflare-customer-dpa/" rel="noopener noreferrer">
            data processing addendum
          </a>
          .
        </li>
        {askedServices.map(({ name, receives: told }) => (
          <li key={name}>
            <strong>{name}</strong> receives <span>{told}</span>: not your name, and not your internet
            address. We keep its answer for 30 days, without knowing whose it was.
          </li>
        ))}
        {mailCarrier !== null && (
          <li>
            <strong>{mailCarrier}</strong> carries our emails: the question whether an address is yours, the
            link for a forgotten password, what you asked us to send you, and a notice before we delete an
            unused account. It sees your email address and what the email says. It is a company in the United
            States: your address is transferred there, under the safeguards of its data processing agreement.
          </li>
        )}
        {kept.receivers.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> <span>{text}</span>
          </li>
        ))}
        <li>
          <strong>The weather service</strong> is asked about the places in our catalogue, once an hour. It
          learns nothing about you.
        </li>
        <li>
          <strong>Other sites</strong> learn something only when you follow a link to them. The link on a
          drive time passes your postcode to Google Maps for the directions. A booking search passes the
          place's name, not yours. They learn which site you came from, never your postcode from our address.
        </li>
      </Bullets>
      <p>Nobody else gets your data, unless the law requires us to share it.</p>
    </FoldedPart>
  );
}

function YourRights() {
  return (
    <FoldedPart id="rights" title="Your rights">
      <Bullets>
        <li>
          <strong>See it and take it with you:</strong> “Download my data” in your{" "}
          <Link to="/settings">Account Settings</Link> gives you everything, as a file that programs can read.
        </li>
        <li>
          <strong>Delete it:</strong> “Delete my account”, in the same place, removes your account, searches,
          favorites, sessions and everything else that we keep for it at once, as listed above.
        </li>
        <li>
          <strong>Correct it, limit its use, object to it, or withdraw your consent:</strong> you can change
          your preferences yourself; for anything else, write to us.
        </li>
        <li>
          <strong>Complain:</strong> to the Information Commissioner's Office,{" "}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noopener noreferrer">
            ico.org.uk/make-a-complaint
          </a>
          . We'd be glad to hear from you first.
        </li>
      </Bullets>
      <p>
        You don't have to give us anything to search, but an account needs a username and a password. No
        decision about you is made by a machine: recommendations only order places.
      </p>
    </FoldedPart>
  );
}
