import { SavedPage } from "#app/components/layout/pages/saved-page";
import { titled } from "#app/components/layout/titled";

export const meta = titled("Saved in this browser", "noindex");

export default SavedPage;
