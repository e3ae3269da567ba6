import type { PrivacyView } from "#app/presenters/about/privacy-view";
import { ContactLink, useHasContact } from "../layout/contact";
import { KeptData } from "./kept-data";
import { OtherParties } from "./other-parties";
import { YourRights } from "./your-rights";

/** What the law asks to be told (UK GDPR Art. 13), from what the code does: change both together. */
export function PrivacyPage({ view: { operator, askedServices } }: { view: PrivacyView }) {
  return (
    <div className="wrap about">
      <div className="prose">
        <h1>Privacy</h1>
        <p className="lead">
          You can search without an account, and then your searches are not stored. There is no advertising,
          no tracking and no analytics, and we sell nothing that we know. This is what we keep, why, and for
          how long.
        </p>
        <Responsible operator={operator} />
        <KeptData />
        <OtherParties askedServices={askedServices} />
        <YourRights />
      </div>
    </div>
  );
}

/** Who answers for the data; says plainly where nobody has been named. */
function Responsible({ operator: { name, address, icoRegistration } }: Pick<PrivacyView, "operator">) {
  const hasContact = useHasContact();
  return (
    <section aria-labelledby="responsible">
      <h2 id="responsible">Who is responsible</h2>
      {name === null ? (
        <p>
          <strong>Whoever runs this copy of Sunny Escape has not given their name here.</strong> The law asks
          them to. Until they do, think twice before you make an account.
        </p>
      ) : (
        <p>
          {name}
          {address !== null && `, ${address}`} runs this site and is the controller of your data.
          {icoRegistration !== null &&
            ` Registered with the Information Commissioner's Office, number ${icoRegistration}.`}
        </p>
      )}
      <p>
        {hasContact ? (
          <>
            For anything about your data, <ContactLink subject="My data">write to us</ContactLink>.
          </>
        ) : (
          "No address to write to has been given. You can see, download and delete your data yourself: see your rights below."
        )}
      </p>
    </section>
  );
}
