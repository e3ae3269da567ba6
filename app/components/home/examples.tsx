import { Link } from "@remix-run/react";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";

/** Three places to start from for those without a postcode at hand. */
export function Examples({ examples }: { examples: readonly ExampleDestination[] }) {
  return (
    <section className="wrap home-section" aria-labelledby="examples">
      <div className="section-head">
        <h2 id="examples">Is the sun out there?</h2>
      </div>
      <ul className="examples">
        {examples.map(({ name, slug, imageUrl, description, pageUrl, searchUrl }) => (
          <li key={slug} className="example">
            <img src={imageUrl} alt="" width={640} height={480} loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
              <p className="example-links">
                <Link to={pageUrl}>
                  Check Weather<span className="sr-only">{` in ${name}`}</span>
                </Link>
                <Link to={searchUrl}>
                  Best nearby<span className="sr-only">{`, within an hour of ${name}`}</span>
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
