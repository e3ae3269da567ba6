import Route from "lucide-react/icons/route";
import { useButtons } from "#app/components/forms/use-buttons";
import { useDocument } from "#app/components/layout/document";
import { button } from "#app/components/ui/button";
import { TRIP_UNANSWERED } from "#app/presenters/itinerary/view";

/** The button that adds a place to the visitor's trip, on the day that the page shows, and opens the trip. */
export function AddToTrip({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) {
  const { Form, formProps, busyWith } = useButtons(() => TRIP_UNANSWERED);
  const { isCopy } = useDocument();
  if (isCopy) return null;
  return (
    <Form {...formProps} action="/trip">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="intent"
        value="add"
        className={button({ size: "row" })}
        aria-disabled={busyWith !== null || undefined}
      >
        <Route className="icon" aria-hidden />
        Add to my trip
      </button>
    </Form>
  );
}
