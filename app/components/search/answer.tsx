import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import type { AnswerView } from "#app/presenters/search/view";
import { button } from "#app/components/ui/button";
import { answerBesideDays, answerRows } from "#app/components/ui/page";

interface Props {
  answer: AnswerView;
  detailsQuery: string;
}

/** Above the list: whether it is worth going, which good place is nearest, and whether it is light on arrival. */
export function Answer({ answer, detailsQuery }: Props) {
  const { sentence, notes, homeNote, nearest, dark } = answer;
  return (
    <section aria-label="In short" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:contents">
      <div className={clsx("grid content-start gap-2", nearest.length === 0 && answerBesideDays)}>
        {dark && <Darkness {...dark} />}
        {sentence !== "" && <p className={dark ? "" : "text-lg font-semibold"}>{sentence}</p>}
        {notes.length > 0 && <p className="text-sm text-ink-soft">{notes.join(" ")}</p>}
        {/* On a phone the places come first; what the score at home is made of stands behind "Why this order?" too. */}
        {homeNote !== null && <p className="text-sm text-ink-soft max-md:hidden">{homeNote}</p>}
      </div>
      {nearest.length > 0 && (
        <div className={answerBesideDays}>
          <p id="nearest" className="font-semibold">
            Nearest of the best
          </p>
          <ol aria-labelledby="nearest" className={answerRows}>
            {nearest.map(({ slug, name, duration, score }) => (
              <li key={slug} className="relative flex min-h-[48px] flex-wrap items-center gap-x-2 py-1">
                <a
                  href={`/destinations/${slug}?${detailsQuery}`}
                  className="min-w-0 grow basis-32 font-semibold after:absolute after:inset-0"
                >
                  {name}
                </a>
                <span className="whitespace-nowrap text-ink-soft">{duration}</span>
                <b className="w-8 text-right tabular-nums">
                  <span className="sr-only">score </span>
                  {score}
                </b>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** That it is dark on arrival, and the way to the next day. */
export function Darkness({ sentence, nextDay }: NonNullable<AnswerView["dark"]>) {
  return (
    <p className="text-lg font-semibold">
      {sentence}{" "}
      {nextDay && (
        <Link to={nextDay.url} className={button({ tone: "sun", className: "my-1" })}>
          {nextDay.label}
        </Link>
      )}
    </p>
  );
}
