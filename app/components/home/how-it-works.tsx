import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";

/** `rise` is how far the step's sun has climbed, of 100. */
const STEPS = [
  {
    title: "Say where you start",
    text: "Your postcode, how many hours you would drive, and the day. No account needed.",
    rise: 18,
  },
  {
    title: "We compare the weather",
    text: "Warmth, sky, rain and wind at every place you can reach become one score out of 100.",
    rise: 52,
  },
  {
    title: "Pick a place and go",
    text: "See five days of forecast, things to do, somewhere to stay, and the way there.",
    rise: 86,
  },
];

/** The search in three steps, each with the sun a little higher. */
export function HowItWorks() {
  return (
    <section className="wrap home-section" aria-labelledby="how-it-works">
      <div className="section-head">
        <h2 id="how-it-works">How It Works</h2>
        <Link to="/about">How we rank, in full</Link>
      </div>
      <ol className="steps">
        {STEPS.map(({ title, text, rise }, index) => (
          <li key={title} className="step">
            <span className="step-sun" style={{ "--v": rise } as CSSProperties} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
