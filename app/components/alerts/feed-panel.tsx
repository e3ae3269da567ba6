import { type FeedAddresses, UNANSWERED } from "#app/presenters/alerts/view";
import { useButtons } from "#app/components/forms/use-buttons";
import { button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";

const LINKS = [
  { name: "calendar", label: "Calendar (ICS)" },
  { name: "atom", label: "Feed (Atom)" },
  { name: "json", label: "Feed (JSON)" },
] as const;

/** The private links for calendars and feed readers, with buttons to make, copy, replace and end them. */
export function FeedPanel({ feeds }: { feeds: FeedAddresses | null }) {
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  const press = { type: "submit", name: "intent", "aria-disabled": busyWith !== null || undefined } as const;
  return (
    <section className={panel({ pad: "card", className: "grid gap-3" })} aria-labelledby="feeds">
      <h2 id="feeds" className="text-xl">
        Calendar and feeds
      </h2>
      <p>
        {feeds
          ? "Give these links to your calendar or feed reader. Anyone with these links can see your alerts."
          : "Private links that show your alerts in your calendar or feed reader."}
      </p>
      {feeds && (
        <ul className="grid gap-2">
          {LINKS.map(({ name, label }) => (
            <li key={name}>
              <a href={feeds[name]} className="font-semibold" rel="nofollow noreferrer">
                {label}
              </a>
              <p className={`${hint} wrap-anywhere`}>{feeds[name]}</p>
            </li>
          ))}
        </ul>
      )}
      <Form {...formProps} action="/alerts" preventScrollReset className="flex flex-wrap gap-2">
        <button {...press} value="make-feed" className={button({ size: "small" })}>
          {feeds ? "Make New Links" : "Make Private Links"}
        </button>
        {feeds && (
          <button {...press} value="end-feed" className={button({ size: "small" })}>
            End Them
          </button>
        )}
      </Form>
    </section>
  );
}
