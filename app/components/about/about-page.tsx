import { Link } from "#app/framework/link";
import { Lead, Part, Prose } from "#app/components/ui/prose";
import { Credits } from "./credits";
import { DriveTimes, Forecasts, Ranking } from "./how-it-works";

const PARTS = [
  { id: "ranking", label: "How the ranking works" },
  { id: "drive-times", label: "Drive times" },
  { id: "forecasts", label: "Forecasts and their age" },
  { id: "sample", label: "Sample weather" },
  { id: "privacy", label: "Privacy" },
  { id: "credits", label: "Data and credits" },
];

export function AboutPage({ stillOpen }: { stillOpen: string }) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-20 gap-y-6 pt-page lg:grid-cols-[minmax(0,var(--container-text))_minmax(9rem,1fr)]">
      <Prose>
        <h1>How Sunny Escape works</h1>
        <Lead>
          Tell us your postcode, how far you'll drive and when. We work out which places you can reach, score
          the weather at each of them, and put the best first. Nobody can pay for a better place.
        </Lead>
      </Prose>
      <Contents />
      <Prose>
        <Ranking />
        <DriveTimes />
        <Forecasts />
        <Privacy />
        <Credits />
        <p className="mt-11">{stillOpen}</p>
        <p>
          Do you write programs? <Link to="/developers">Ask us the same from your code</Link>.
        </p>
      </Prose>
    </div>
  );
}

/** On a wide screen they stay in view beside the text. */
function Contents() {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start border-line lg:sticky lg:top-6 lg:[grid-area:1/2/span_2] lg:border-l lg:pl-6"
    >
      <h2 id="contents" className="font-sans text-base font-semibold leading-normal tracking-normal">
        On this page
      </h2>
      <ul>
        {PARTS.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-9 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Privacy() {
  return (
    <Part id="privacy" title="Privacy">
      <p>
        We don't track you. If you have no account, your postcode is in the address of the page you are
        looking at, and your browser remembers the last one for 90 days, or until you press “Forget this
        postcode” beside the field. We don't store it. What we keep if you have an account, and your rights:{" "}
        <Link to="/privacy">Privacy</Link>.
      </p>
    </Part>
  );
}
