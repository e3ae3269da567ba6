import { Form, useNavigate } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import type { AdminTab, DestinationRowView } from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "../admin-address";

interface Props {
  tab: AdminTab;
  destinations: readonly DestinationRowView[];
  pickedId: number | null;
  /** What of a destination this tab lists, such as "12 activities". */
  countOf: (row: DestinationRowView) => string;
}

/** Which destination's lists are shown: opens it at once, or by its button where there is no JavaScript. */
export function DestinationPicker({ tab, destinations, pickedId, countOf }: Props) {
  const navigate = useNavigate();
  return (
    <Form action="/admin" className="picker">
      <input type="hidden" name="tab" value={tab} />
      <label htmlFor="picked-destination" className="field-label">
        Destination
      </label>
      <span className="select">
        <select
          // A new page has its own choice.
          key={pickedId}
          id="picked-destination"
          name="destination"
          className="field"
          defaultValue={pickedId ?? ""}
          onChange={(event) => {
            const destination = Number(event.currentTarget.value);
            navigate(adminAddress({ tab, destination }), { preventScrollReset: true });
          }}
        >
          <option value="" disabled>
            Select a destination
          </option>
          {destinations.map((row) => (
            <option key={row.id} value={row.id}>
              {`${row.name} (${countOf(row)})`}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </span>
      <noscript>
        <button type="submit" className="button">
          Show
        </button>
      </noscript>
    </Form>
  );
}
