import { Link } from "#app/framework/link";
import Navigation from "lucide-react/icons/navigation";
import type { AnswerView } from "#app/presenters/search/answer";
import type { ResultsView } from "#app/presenters/search/page";
import { PlaceRow } from "#app/components/trips/cards/place-row";
import { ShareLink } from "#app/components/trips/share-link";
import { ButtonAnchor, ButtonLink, button } from "#app/components/ui/button";
import { WarningLine, WarningsNote } from "#app/components/warnings/official-warnings";
import { OutLink } from "#app/components/ui/out-link";
import { BusyPlaces } from "./busy-places";

interface Props {
  view: ResultsView;
  answer: AnswerView;
}

/** Above the list, in place of its row: where to go, whether it is worth it, and whether it is light on arrival. */
export function Answer({ view, answer }: Props) {
  const { saysWeather, isBadDay, dark, warnings, placeId } = answer;
  const row = view.cards.find(({ id }) => id === placeId);
  return (
    <BusyPlaces
      as="section"
      id={row && "first"}
      tabIndex={row && -1}
      aria-label="In short"
      className="mb-1 grid scroll-mt-14 gap-1 outline-none"
    >
      {dark && <Darkness {...dark} />}
      {row ? (
        <ol>
          <PlaceRow row={row} isInBand detailsQuery={view.detailsQuery} isEager saysWeather={saysWeather}>
            <Said answer={answer} name={row.name} />
            <div className="answer-ways">
              <ShareLink
                label="Send"
                text={view.preview.title}
                subject="this answer"
                url={view.preview.url}
                className={button({ size: "row", tone: "sun" })}
              />
              <OutLink
                className={button({ size: "row" })}
                href={row.directionsUrl}
                data-outing={row.slug}
                more={` to ${row.name}`}
              >
                <Navigation className="icon" aria-hidden />
                Directions
              </OutLink>
              <ButtonAnchor href="#places" size="row" label="Next best" className="copy:hidden" />
            </div>
          </PlaceRow>
        </ol>
      ) : (
        <Said answer={answer} />
      )}
      {isBadDay && view.offer && (
        <Link to={view.offer.to} className="justify-self-start font-semibold copy:hidden">
          {view.offer.label}
        </Link>
      )}
      {warnings && <AnswerWarnings warnings={warnings} />}
    </BusyPlaces>
  );
}

function Said({ answer, name }: { answer: AnswerView; name?: string }) {
  const { until, beside, notes, dark } = answer;
  // A number is on the line of its unit.
  const sentence = answer.sentence.replace(/(\d) (?=hours?\b|min\b)|(\dh) (?=\d)/g, "$1$2\u00a0");
  const more = [beside.replace(/home (?=\d)/, "home\u00a0"), ...notes].filter(Boolean).join(" ");
  return (
    <>
      {sentence !== "" && <Sentence sentence={sentence} name={name} isQuiet={dark !== null} until={until} />}
      {more !== "" && <p className="col-end-3 text-ink-soft">{more}</p>}
    </>
  );
}

interface SentenceProps {
  sentence: string;
  name?: string;
  isQuiet: boolean;
  until?: number;
}

/** Its place's name is the heading of the card, wherever it is in the sentence. */
function Sentence({ sentence, name, isQuiet, until }: SentenceProps) {
  const at = name === undefined ? -1 : sentence.indexOf(name);
  const look = isQuiet ? "" : "answer-sentence";
  if (name === undefined || at < 0) {
    return (
      <>
        {name !== undefined && <h2 className="sr-only">{name}</h2>}
        <p className={look} data-until={until}>
          {sentence}
        </p>
      </>
    );
  }
  return (
    <div className={look}>
      <span>{sentence.slice(0, at)}</span>
      <h2>{name}</h2>
      <span>{sentence.slice(at + name.length)}</span>
    </div>
  );
}

export function Darkness({ sentence, nextDay }: NonNullable<AnswerView["dark"]>) {
  return (
    <p className="text-lg font-semibold">
      <span>{sentence}</span>{" "}
      {nextDay && (
        <ButtonLink to={nextDay.url} tone="sun" label={nextDay.label} className="my-1 copy:hidden" />
      )}
    </p>
  );
}

export function AnswerWarnings({ warnings }: { warnings: NonNullable<AnswerView["warnings"]> }) {
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
