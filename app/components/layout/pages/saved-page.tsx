import { page } from "#app/components/ui/page";
import { LIST_ID } from "#app/presenters/offline-copy-view";

/** The service worker saves this page and writes the list of saved pages into it. */
export function SavedPage() {
  return (
    <div className={page}>
      <h1>Saved in this browser</h1>
      <div id={LIST_ID} className="mt-5 max-w-text">
        Nothing yet. A browser with JavaScript keeps your last three searches and the places that you open
        from them, for when you have no connection.
      </div>
    </div>
  );
}
