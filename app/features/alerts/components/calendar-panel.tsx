import { UNANSWERED } from "#app/features/alerts/presenters/view";
import { useButtons } from "#app/components/forms/use-buttons";
import { button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";

export function CalendarPanel({ url }: { url: string | null }) {
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  const press = { type: "submit", name: "intent", "aria-disabled": busyWith !== null || undefined } as const;
  return (
    <section className={panel({ pad: "card", className: "grid gap-3" })} aria-labelledby="calendar">
      <h2 id="calendar" className="text-xl">
        Calendar
      </h2>
      <p>
        {url
          ? "Give this link to your calendar. Anyone with the link can see your alerts."
          : "A private link that shows your alerts in your calendar."}
      </p>
      {url && (
        <div>
          <a href={url} className="font-semibold" rel="nofollow noreferrer">
            Calendar (ICS)
          </a>
          <p className={`${hint} wrap-anywhere`}>{url}</p>
        </div>
      )}
      <Form {...formProps} action="/alerts" preventScrollReset className="flex flex-wrap gap-2">
        <button {...press} value="make-feed" className={button({ size: "small" })}>
          {url ? "Make a New Link" : "Make a Private Link"}
        </button>
        {url && (
          <button {...press} value="end-feed" className={button({ size: "small" })}>
            End It
          </button>
        )}
      </Form>
    </section>
  );
}
