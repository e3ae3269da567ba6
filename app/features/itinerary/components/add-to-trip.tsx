import { Link } from "#app/framework/link";
import Check from "lucide-react/icons/check";
import Route from "lucide-react/icons/route";
import { useButtons } from "#app/components/forms/use-buttons";
import { useMark } from "#app/components/layout/site-data";
import { button } from "#app/components/ui/button";
import { TRIP_UNANSWERED } from "#app/features/itinerary/presenters/view";

interface Props {
  slug: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/** On the day that the page shows. If the place is in the trip already, a link to it. */
export function AddToTrip({ slug, fields }: Props) {
  const { Form, formProps, busyWith } = useButtons(() => TRIP_UNANSWERED);
  const tripSlugs = (useMark("tripSlugs") ?? []) as readonly string[];
  const isInTrip = tripSlugs.includes(slug);
  if (isInTrip) {
    return (
      <Link to="/trip" className={button({ size: "row", className: "copy:hidden" })}>
        <Check className="icon" aria-hidden />
        In your trip
      </Link>
    );
  }
  return (
    <Form {...formProps} action="/trip">
      {fields.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
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
