import { Form, useNavigate } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import type { AdminTab, DestinationRowView } from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "../admin-address";
import { button } from "../../ui/button";
import { field, fieldLabel, selectBox, selectChevron } from "../../ui/field";

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
    <Form action="/admin" className="mb-5 grid max-w-120 gap-1">
      <input type="hidden" name="tab" value={tab} />
      <label htmlFor="picked-destination" className={fieldLabel}>
        Destination
      </label>
      <span className={selectBox}>
        <select
          // A new page has its own choice.
          key={pickedId}
          id="picked-destination"
          name="destination"
          className={field({ kind: "choice" })}
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
        <ChevronDown className={selectChevron} aria-hidden />
      </span>
      <noscript>
        <button type="submit" className={button()}>
          Show
        </button>
      </noscript>
    </Form>
  );
}
