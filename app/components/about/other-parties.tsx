import type { PrivacyView } from "#app/presenters/about/privacy-view";

/** Who else sees something: the platform, the services that are asked, and the sites that links lead to. */
export function OtherParties({ askedServices }: Pick<PrivacyView, "askedServices">) {
  return (
    <section aria-labelledby="others">
      <h2 id="others">Who else sees something</h2>
      <ul>
        <li>
          <strong>Cloudflare</strong> runs the servers and the database for us, as our processor. It sees your
          internet address with each request, as every host does, and may handle data outside the UK, under
          the UK's addendum to the standard contractual clauses in its{" "}
          <a href="https://www.cloudflare.com/cloudflare-customer-dpa/" rel="noopener noreferrer">
            data processing addendum
          </a>
          .
        </li>
        {askedServices.map(({ name, told }) => (
          <li key={name}>
            <strong>{name}</strong> is told {told}: not your name, and not your internet address. We keep its
            answer for 30 days, without knowing whose it was.
          </li>
        ))}
        <li>
          <strong>The weather service</strong> is asked about the places in our catalogue, once an hour. It
          learns nothing about you.
        </li>
        <li>
          <strong>Other sites</strong> learn something only when you follow a link to them: a drive time
          passes your postcode to Google Maps for the directions. A booking search passes the place's name,
          not yours. They learn which site you came from, never your postcode from our address.
        </li>
      </ul>
      <p>Nobody else gets your data, unless the law compels us.</p>
    </section>
  );
}
