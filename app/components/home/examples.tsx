import { Link } from "#app/framework/link";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import { clsx } from "clsx";
import { sectionHead } from "#app/components/ui/page";
import { panel } from "#app/components/ui/panel";

const EXAMPLE = "grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] overflow-hidden md:block";
const PICTURE = "size-full bg-sea-soft object-cover dark:brightness-86 md:aspect-4/3 md:h-auto";
const LINK = "inline-flex min-h-target items-center font-semibold";

export function Examples({ examples }: { examples: readonly ExampleDestination[] }) {
  return (
    <section className="wrap pt-section" aria-labelledby="examples">
      <div className={sectionHead}>
        <h2 id="examples">Is the sun out there?</h2>
      </div>
      <ul className="grid gap-x-10 gap-y-3 md:grid-cols-3">
        {examples.map(({ name, slug, imageUrl, description, pageUrl, searchUrl }) => (
          <li key={slug} className={clsx(panel(), EXAMPLE)}>
            <img src={imageUrl} alt="" width={640} height={480} loading="lazy" className={PICTURE} />
            <div className="px-4 pt-2 max-md:pb-1 md:px-4.5 md:pt-4 md:pb-3">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1.5 text-ink-soft max-md:hidden">{description}</p>
              <p className="flex flex-wrap gap-x-5 md:mt-1.5">
                <Link to={pageUrl} className={LINK}>
                  Check Weather<span className="sr-only">{` in ${name}`}</span>
                </Link>
                <Link to={searchUrl} className={LINK}>
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
