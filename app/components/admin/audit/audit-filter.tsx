import { Form } from "@remix-run/react";
import { Link } from "#app/framework/link";
import type { AuditPageView } from "#app/presenters/admin/audit-page";
import { SelectField } from "#app/components/forms/select";
import { button } from "#app/components/ui/button";
import { field, fieldLabel, fieldRow } from "#app/components/ui/field";
import { tile } from "#app/components/ui/panel";

type Props = Pick<AuditPageView, "filter" | "actions">;

/** A GET form, so that a filtered list has an address. */
export function AuditFilter({ filter, actions }: Props) {
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    // Without a new key the old form would keep its former values.
    <Form
      key={Object.values(filter).join("\n")}
      action="/admin/audit"
      role="search"
      className={`${tile} grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-end gap-3 p-4`}
    >
      <Line name="user" label="Who" value={filter.user} />
      <SelectField id="audit-action" name="action" label="What" size="small" defaultValue={filter.action}>
        <option value="">Any change</option>
        {actions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Line name="subject" label="Name or number" value={filter.subject} />
      <Line name="from" label="From" value={filter.from} type="date" />
      <Line name="to" label="To" value={filter.to} type="date" />
      <div className="flex items-center gap-4">
        <button type="submit" className={button()}>
          Show
        </button>
        {isFiltered && <Link to="/admin/audit">Show all</Link>}
      </div>
    </Form>
  );
}

interface LineProps {
  name: string;
  label: string;
  value: string;
  type?: "text" | "date";
}

function Line({ name, label, value, type = "text" }: LineProps) {
  const id = `audit-${name}`;
  return (
    <div className={`${fieldRow} grid-cols-1`}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        className={field({ size: "small" })}
        autoComplete="off"
      />
    </div>
  );
}
