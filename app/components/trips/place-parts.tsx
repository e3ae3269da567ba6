import { Link } from "#app/framework/link";
import { Note } from "./note";
import type { DetailsView } from "#app/presenters/trips/destination-details";
import type { PlacePageView } from "#app/presenters/trips/place-page";
import { Form } from "@remix-run/react";
import { FieldError } from "#app/components/forms/field-error";
import { TownLinks } from "#app/components/forms/town-links";
import { PostcodeInput } from "#app/components/forms/postcode-input";
import { Button } from "#app/components/ui/button";
import { field, fieldLabel } from "#app/components/ui/field";
import type { ParkingView } from "#app/presenters/trips/facts";

export function PlaceFacts({ details: { slug, facts, name } }: { details: DetailsView }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4">
        Good to Know
      </h2>
      <div className="grid max-w-prose gap-2 print:[&>p]:line-clamp-2 print:[&>p:nth-child(n+4)]:hidden">
        {facts.map((fact) => (
          <Note key={fact.lead} note={fact} />
        ))}
      </div>
      <p className="mt-4 mb-0 max-w-prose text-xs text-ink-soft print:hidden">
        Stations, toilets, playgrounds, cafés, car parks and hills: © OpenStreetMap contributors and
        uk-railway-stations, ODbL. Beaches and bathing water: environment agencies, OGL.{" "}
        <Link to="/credits">Data and credits</Link>
      </p>
      <p className="mt-2 copy:hidden print:hidden">
        <Link
          to={`/suggest?type=location&about=${slug}`}
          className="inline-flex min-h-11 items-center font-medium"
        >
          Report a mistake<span className="sr-only">{` about ${name}`}</span>
        </Link>
      </p>
    </section>
  );
}

export function BetterNearby({ view: { better, card, dayLabel } }: { view: PlacePageView }) {
  if (better.length === 0) return null;
  return (
    <section aria-labelledby="better" className="weather-old:hidden">
      <h2 id="better">Better Weather Nearby</h2>
      <p className="-mt-3 mb-3 text-ink-soft print:hidden">{`${dayLabel}, within 45 minutes’ drive of ${card.name}`}</p>
      <ol className="max-w-text divide-y divide-line border-y border-line lg:grid lg:max-w-none lg:grid-cols-3 lg:gap-x-8 lg:divide-y-0 print:grid print:max-w-none print:grid-cols-3 print:gap-x-6 print:divide-y-0 print:border-0">
        {better.map(({ slug, name, url, score, verdict, drives }) => (
          <li
            key={slug}
            className="relative flex flex-wrap content-start items-baseline gap-x-4 py-2 print:border-t print:border-line"
          >
            <Link
              to={url}
              className="min-w-0 flex-1 text-lg font-semibold after:absolute after:inset-0 print:basis-32 print:text-[length:inherit]"
            >
              {name}
            </Link>
            <span className="tabular-nums">
              <span className="sr-only">score </span>
              <b>{score}</b> <span>{verdict}</span>
            </span>
            <span className="basis-full text-sm text-ink-soft">{drives.join("\u00a0· ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A visitor who came without a search: the page can then show the drive and the visit. */
export function AskHome({ keep, postcode, error, towns }: NonNullable<PlacePageView["askHome"]>) {
  return (
    <Form method="get" className="mt-3 grid max-w-96 gap-1.5" preventScrollReset>
      {keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="home" className={fieldLabel}>
        How far is it from you?
      </label>
      {error !== null && <FieldError id="home-error">{error}</FieldError>}
      <TownLinks towns={towns} />
      <div className="flex gap-2">
        <PostcodeInput
          id="home"
          className={`${field({ size: "small" })} min-w-0 uppercase`}
          defaultValue={postcode}
          placeholder="Your postcode"
          enterKeyHint="go"
          hasError={error !== null}
        />
        <Button type="submit" size="small" label="Show the drive" className="flex-none" />
      </div>
    </Form>
  );
}

export function ParkingSign() {
  return (
    <span
      className="inline-grid size-5 flex-none place-items-center rounded-sm bg-sea text-xs leading-none font-bold text-raised"
      aria-hidden
    >
      P
    </span>
  );
}

export function ParkingLink({ parking: { name, directionsUrl } }: { parking: ParkingView }) {
  return (
    <p>
      <a
        className="inline-flex min-h-target items-center gap-2 font-medium"
        href={directionsUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        <ParkingSign />
        <span>{name}</span>
        <span className="sr-only"> (directions, in a new tab)</span>
      </a>
    </p>
  );
}
