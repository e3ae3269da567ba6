import type { AuditPageView } from "#app/presenters/admin/audit-page";
import { AdminLayout } from "#app/components/admin/admin-layout";
import { AuditEntry } from "./audit-entry";
import { AuditFilter } from "./audit-filter";
import { LoadFailed, NothingListed } from "#app/components/admin/load-failed";
import { NewerOlder } from "#app/components/admin/table-pages";
import { countLine } from "#app/components/admin/admin-table";

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
