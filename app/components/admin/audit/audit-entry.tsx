import { Link } from "#app/framework/link";
import type { AuditEntryView, AuditFieldView } from "#app/presenters/admin/audit-page";
import { badge } from "#app/components/ui/badge";
import { hint } from "#app/components/ui/field";
import { adminTable, plainHead } from "#app/components/admin/admin-table";

/** Opens to show the values before and after. */
export function AuditEntry({ entry }: { entry: AuditEntryView }) {
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
