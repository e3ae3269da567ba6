import Check from "lucide-react/icons/check";
import Route from "lucide-react/icons/route";
import { useButtons } from "#app/components/forms/use-buttons";
import { useMark } from "#app/components/layout/site-data";
import { Button, ButtonLink } from "#app/components/ui/button";

interface Props {
  slug: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/** On the day that the page shows. If the place is in the trip already, a link to it. */
export function AddToTrip({ slug, fields }: Props) {
  const { Form, formProps, busyWith } = useButtons();
  const tripSlugs = (useMark("tripSlugs") ?? []) as readonly string[];
  const isInTrip = tripSlugs.includes(slug);
  if (isInTrip) {
    return <ButtonLink to="/trip" size="row" Icon={Check} label="In your trip" className="copy:hidden" />;
  }
  return (
    <Form {...formProps} action="/trip">
      {fields.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value="add"
        size="row"
        Icon={Route}
        label="Add to my trip"
        isBusy={busyWith !== null}
      />
    </Form>
  );
}
