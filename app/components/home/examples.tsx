import { Link } from "@remix-run/react";
import type { ExampleDestination } from "#app/presenters/example-destinations";

/** Three places to start from for those without a postcode at hand. */
export function Examples({ examples }: { examples: readonly ExampleDestination[] }) {
  return (
    <section className="wrap home-section" aria-labelledby="examples">
      <div className="section-head">
        <h2 id="examples">Is the sun out there?</h2>
      </div>
      <ul className="examples">
        {examples.map(({ name, slug, imageUrl, description, searchUrl }) => (
          <li key={slug} className="example">
            <img src={imageUrl} alt="" width={640} height={480} loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
              <Link to={searchUrl}>
                Check Weather<span className="sr-only">{` around ${name}`}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
