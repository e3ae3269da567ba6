import { Link } from "#app/framework/link";
import type { SiteLink } from "#app/presenters/site-link-view";
import type { AnswerView, AnswerWarningsView } from "#app/presenters/search/view";
import { button } from "#app/components/ui/button";
import { WarningLine, WarningsNote } from "#app/components/warnings/official-warnings";

interface Props {
  answer: AnswerView;
  offer: SiteLink | null;
}

/** The answer above the list: whether it is worth going, and whether it is light on arrival. */
export function Answer({ answer: { sentence, notes, isBadDay, dark, warnings }, offer }: Props) {
  return (
    <section aria-label="In short" className="@container grid content-center gap-1">
      {dark && <Darkness {...dark} />}
      {sentence !== "" && (
        <p
          className={
            dark ? "" : "text-lg leading-snug font-semibold @max-[16rem]:text-base @max-[14rem]:text-sm"
          }
        >
          <span>{sentence}</span>
          {isBadDay && offer && (
            <Link to={offer.to} className="ml-1.5 text-sm font-semibold whitespace-nowrap copy:hidden">
              {offer.label}
            </Link>
          )}
        </p>
      )}
      {warnings && <AnswerWarnings warnings={warnings} />}
      {notes.length > 0 && <p className="text-sm text-ink-soft">{notes.join(" ")}</p>}
    </section>
  );
}

export function Darkness({ sentence, nextDay }: NonNullable<AnswerView["dark"]>) {
  return (
    <p className="text-lg font-semibold">
      <span>{sentence}</span>{" "}
      {nextDay && (
        <Link to={nextDay.url} className={button({ tone: "sun", className: "my-1 copy:hidden" })}>
          {nextDay.label}
        </Link>
      )}
    </p>
  );
}

/** The official warnings above the results, or a note that they are not known. */
export function AnswerWarnings({ warnings }: { warnings: AnswerWarningsView }) {
  const { issued, source } = warnings;
  return (
    <>
      {issued.map((each) => (
        <WarningLine key={each.link.url} warning={each}>
          {` ${each.where}`}
        </WarningLine>
      ))}
      {source.after !== undefined && (
        <p data-from={source.until} className="hidden text-sm copy:block">
          {source.after}
        </p>
      )}
      <WarningsNote note={source.text === "" ? null : source} />
    </>
  );
}
