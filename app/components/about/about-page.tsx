import type { CSSProperties } from "react";
import { Link } from "#app/framework/link";
import { page } from "#app/components/ui/page";
import { FoldedPart, Lead, Prose } from "#app/components/ui/prose";
import { DriveTimes, Forecasts, Ranking } from "./how-it-works";

export function AboutPage({ stillOpen }: { stillOpen: string }) {
  return (
    <div className={page}>
      <Prose>
        <h1>How Sunny Escape works</h1>
        <Lead>
          Tell us your postcode, how far you'll drive and when. We work out which places you can reach, score
          the weather at each of them, and put the best first. Nobody can pay for a better place.
        </Lead>
        <ScorePicture />
        <Ranking />
        <DriveTimes />
        <Forecasts />
        <Privacy />
        <p className="mt-8">
          <Link to="/credits">Whose data this is</Link>. <span>{stillOpen}</span>
        </p>
        <p className="mt-4">
          Do you write programs? <Link to="/developers">Ask us the same from your code</Link>.
        </p>
      </Prose>
    </div>
  );
}

/** Of an example: the points of each part, out of the most that it can give. */
const PARTS = [
  { name: "Warmth", points: 20, of: 40, from: "12°" },
  { name: "Sky", points: 16, of: 20, from: "5 hours of sun" },
  { name: "Dryness", points: 30, of: 30, from: "no rain" },
  { name: "Wind", points: 10, of: 10, from: "light winds" },
];

/** The bar of a part is as wide as what it can give, and filled as far as it does. */
function ScorePicture() {
  return (
    <figure className="mt-8 rounded-card border border-line bg-raised p-card text-base">
      <figcaption className="font-semibold">
        How a score is made: 20 + 16 + 30 + 10 = 76, very good
      </figcaption>
      <ul className="mt-3 grid gap-3">
        {PARTS.map(({ name, points, of, from }) => (
          <li key={name} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3">
            <b>{name}</b>
            <span
              className="h-4 w-[calc(var(--of)*2.5%)] overflow-hidden rounded-full bg-sunken forced-color-adjust-none"
              style={{ "--of": of } as CSSProperties}
            >
              <i className="block h-full bg-sun" style={{ width: `${(100 * points) / of}%` }} />
            </span>
            <span className="col-start-2 text-sm text-ink-soft">{`${from}: ${points} of ${of} points`}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Privacy() {
  return (
    <FoldedPart id="privacy" title="Privacy">
      <p>
        We don't track you. If you have no account, your postcode is in the address of the page you are
        looking at, and your browser remembers the last one for 90 days, or until you press “Forget this
        postcode” beside the field. Where people you meet start is only in that address. We don't store it.
        What we keep if you have an account, and your rights: <Link to="/privacy">Privacy</Link>.
      </p>
    </FoldedPart>
  );
}
