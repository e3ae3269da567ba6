import { IntentButtons } from "#app/components/forms/intent-buttons";
import { hint } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";

export function CalendarPanel({ url }: { url: string | null }) {
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
      <IntentButtons
        action="/alerts"
        preventScrollReset
        presses={
          url
            ? { "make-feed": "Make a New Link", "end-feed": "End It" }
            : { "make-feed": "Make a Private Link" }
        }
      />
    </section>
  );
}
