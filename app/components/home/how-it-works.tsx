import { Link } from "#app/framework/link";
import type { CSSProperties } from "react";
import { sectionHead } from "#app/components/ui/page";

/** `rise` is the height of the step's sun, from 0 to 100. */
const STEPS = [
  {
    title: "Say where you start",
    text: "Your postcode, how far you'd drive, and the day. No account needed.",
    rise: 18,
  },
  {
    title: "We compare the weather",
    text: "We turn warmth, sky, rain and wind at every place you can reach into one score out of 100.",
    rise: 52,
  },
  {
    title: "Pick a place and go",
    text: "See five days of forecast, things to do, somewhere to stay, and the way there.",
    rise: 86,
  },
];

const STEP_LIST =
  "relative grid gap-x-10 gap-y-3 md:grid-cols-3 md:before:absolute md:before:inset-x-0 md:before:top-[54px] md:before:h-0.5 md:before:bg-line";
const SUN =
  "relative mb-4 grid h-[56px] w-[104px] items-end max-md:row-span-2 max-md:mb-0 max-md:[zoom:0.7] justify-items-center overflow-hidden border-b-2 border-ink font-display text-2xl leading-[1.1] font-semibold before:absolute before:top-2 before:left-2 before:size-[88px] before:rounded-full before:border-2 before:border-dashed before:border-line-strong after:absolute after:top-[43px] after:left-[43px] after:size-[18px] after:rounded-full after:border-2 after:border-sun-deep after:bg-sun after:[transform:rotate(calc(var(--v)*1.8deg-180deg))_translateX(43px)]";

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <div className={sectionHead}>
        <h2 id="how-it-works">How It Works</h2>
        <Link to="/about">How we rank, in full</Link>
      </div>
      <ol className={STEP_LIST}>
        {STEPS.map(({ title, text, rise }, index) => (
          <li
            key={title}
            className="max-md:grid max-md:grid-cols-[73px_minmax(0,1fr)] max-md:content-start max-md:gap-x-4"
          >
            <span className={SUN} style={{ "--v": rise } as CSSProperties} aria-hidden>
              {index + 1}
            </span>
            <h3 className="max-md:text-lg">{title}</h3>
            <p className="text-ink-soft max-md:text-sm md:mt-1.5">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
