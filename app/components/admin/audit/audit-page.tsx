import { Link } from "@remix-run/react";
import type { AuditPageView } from "#app/presenters/admin/audit-view";
import { AdminHead } from "../admin-head";
import { AuditEntry } from "./audit-entry";
import { AuditFilter } from "./audit-filter";
import { LoadFailed } from "../load-failed";

/** Who changed what, and when. */
export function AuditPage({ view }: { view: AuditPageView }) {
  const { loadError, filter, actions, entries, total, page, pageCount, newerHref, olderHref } = view;
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <div className="admin">
      <AdminHead title="Changes" />
      <AuditFilter filter={filter} actions={actions} />
      {loadError !== null ? (
        <LoadFailed message={loadError} />
      ) : (
        <>
          <p className="table-count" role="status">
            {`${total} ${total === 1 ? "change" : "changes"}`}
            {pageCount > 1 && `, page ${page} of ${pageCount}`}
          </p>
          {entries.length === 0 ? (
            <p className="panel-empty">
              {isFiltered ? "No change matches this filter." : "Nothing was changed yet."}
            </p>
          ) : (
            <ul className="audit">
              {entries.map((entry) => (
                <AuditEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          <nav className="table-pages" aria-label="Pages of changes">
            {newerHref !== null && (
              <Link to={newerHref} className="button">
                Newer
              </Link>
            )}
            {olderHref !== null && (
              <Link to={olderHref} className="button">
                Older
              </Link>
            )}
          </nav>
        </>
      )}
    </div>
  );
}
