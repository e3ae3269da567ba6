import { useDocument } from "#app/components/layout/document";
import { page } from "#app/components/ui/page";
import { LIST_SLOT } from "#app/presenters/offline-copy-view";

/** The service worker saves a copy and writes the list of saved pages into it. */
export function SavedPage() {
  const { isCopy } = useDocument();
  return (
    <div className={page}>
      <h1>Saved in this browser</h1>
      {isCopy ? (
        <div className="mt-5 max-w-text">{LIST_SLOT}</div>
      ) : (
        <p className="mt-3 max-w-text">
          Nothing yet. A browser with JavaScript keeps your last three searches, the places that you open from
          them, and your trip, for when you have no connection.
        </p>
      )}
    </div>
  );
}
