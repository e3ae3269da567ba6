import type { AuditPageView, AuditEntryView, AuditFieldView } from "#app/presenters/admin/audit-page";
import { AdminLayout } from "#app/components/admin/admin-layout";
import { LoadFailed, NothingListed } from "#app/components/admin/load-failed";
import { NewerOlder } from "#app/components/admin/table-pages";
import { countLine, adminTable, plainHead } from "#app/components/admin/admin-table";
import { Form } from "@remix-run/react";
import { Link } from "#app/framework/link";
import { FormField } from "#app/components/forms/form-field";
import { SelectField } from "#app/components/forms/select";
import { Button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { tile } from "#app/components/ui/panel";
import { badge } from "#app/components/ui/badge";

export function AuditPage({ view }: { view: AuditPageView }) {
  const { loadError, filter, actions, entries, total, page, pageCount, newerHref, olderHref } = view;
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <AdminLayout title="Changes">
      <AuditFilter filter={filter} actions={actions} />
      {loadError !== null ? (
        <LoadFailed message={loadError} />
      ) : (
        <>
          <p className={countLine} role="status">
            {`${total} ${total === 1 ? "change" : "changes"}${pageCount > 1 ? `, page ${page} of ${pageCount}` : ""}`}
          </p>
          {entries.length === 0 ? (
            <NothingListed>
              {isFiltered ? "No change matches this filter." : "Nothing was changed yet."}
            </NothingListed>
          ) : (
            <ul>
              {entries.map((entry) => (
                <AuditEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          <NewerOlder label="Pages of changes" newerHref={newerHref} olderHref={olderHref} />
        </>
      )}
    </AdminLayout>
  );
}

/** A GET form, so that a filtered list has an address. */
function AuditFilter({ filter, actions }: Pick<AuditPageView, "filter" | "actions">) {
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const row = (name: keyof typeof filter, label: string, type?: "date") => (
    <FormField
      definition={{ name, label, type, isUnmarked: true }}
      field={{ id: `audit-${name}`, name, value: filter[name], error: undefined }}
    />
  );
  return (
    // Without a new key the old form would keep its former values.
    <Form
      key={Object.values(filter).join("\n")}
      action="/admin/audit"
      role="search"
      className={`${tile} grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-end gap-3 p-4 *:grid-cols-1`}
      data-dense
    >
      {row("user", "Who")}
      <SelectField id="audit-action" name="action" label="What" defaultValue={filter.action}>
        <option value="">Any change</option>
        {actions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {row("subject", "Name or number")}
      {row("from", "From", "date")}
      {row("to", "To", "date")}
      <div className="flex items-center gap-4">
        <Button type="submit" label="Show" />
        {isFiltered && <Link to="/admin/audit">Show all</Link>}
      </div>
    </Form>
  );
}

function AuditEntry({ entry }: { entry: AuditEntryView }) {
  const { at, when, username, actionLabel, subject, href, fields } = entry;
  const changed = fields.filter((field) => !isTitle(field, entry));
  const name = subject.name ?? (subject.id === null ? "" : `Number ${subject.id}`);
  return (
    <li className="border-t border-line py-2.5 text-md">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <time dateTime={at} className="tabular-nums">
          {when}
        </time>
        <span className={badge()}>{actionLabel}</span>
        <strong>
          {href === null || name === "" ? (
            name
          ) : (
            <Link to={href} className="inline-flex min-h-6 items-center">
              {name}
            </Link>
          )}
        </strong>
        <span className={hint}>{`by ${username}`}</span>
      </p>
      {changed.length > 0 && (
        <details className="@container">
          <summary className="min-h-7 cursor-pointer text-sm text-ink-soft">{`${changed.length} ${changed.length === 1 ? "field" : "fields"}: ${namesOf(changed)}`}</summary>
          <Differences fields={changed} />
        </details>
      )}
    </li>
  );
}

/** The field only repeats the name in the heading, when something was created or deleted. */
function isTitle({ field, before, after }: AuditFieldView, { subject }: AuditEntryView): boolean {
  return field === "name" && (before ?? after) === subject.name && (before === null || after === null);
}

/** "websiteUrl" becomes "website url". */
const inWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const NAMES_SHOWN = 4;

function namesOf(fields: readonly AuditFieldView[]): string {
  const names = fields.slice(0, NAMES_SHOWN).map(({ field }) => inWords(field));
  return names.join(", ") + (fields.length > NAMES_SHOWN ? "…" : "");
}

function Differences({ fields }: { fields: readonly AuditFieldView[] }) {
  return (
    <table className={`${adminTable} mt-1 mb-2 [&_td]:w-[42%] [&_td]:whitespace-pre-wrap`}>
      <thead className={plainHead}>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{inWords(field)}</th>
            <td data-label="Before">{before ?? <span className={hint}>Nothing</span>}</td>
            <td data-label="After">{after ?? <span className={hint}>Nothing</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
