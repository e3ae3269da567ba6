import { Link } from "#app/framework/link";
import type { SunTeaserView } from "#app/presenters/map/sun-map";
import { panel } from "#app/components/ui/panel";

const WIDTH = 112;

export function SunToday({ sun: { day, headline, others, imageUrl, ratio } }: { sun: SunTeaserView }) {
  return (
    <section aria-labelledby="sun-today">
      <div
        className={panel({
          className:
            "relative grid grid-cols-[minmax(0,1fr)_minmax(5rem,7rem)] overflow-hidden hover:bg-sunken",
        })}
      >
        <div className="self-center p-card">
          <h2 id="sun-today">{`Where the sun is ${day}`}</h2>
          <p className="mt-1.5 text-lg">{headline}</p>
          {others !== "" && <p className="mt-1 text-ink-soft max-md:hidden">{`Then ${others}.`}</p>}
          <Link
            to="/map"
            className="inline-flex min-h-target items-center font-semibold after:absolute after:inset-0"
          >
            See the map of the sun
          </Link>
        </div>
        <img
          src={imageUrl}
          alt=""
          width={WIDTH}
          height={Math.round(WIDTH / ratio)}
          loading="lazy"
          decoding="async"
          className="size-full bg-sea-soft object-contain dark:bg-sunken"
        />
      </div>
    </section>
  );
}
