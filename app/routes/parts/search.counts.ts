import { callsOfResultsPage } from "#app/http/loaders/search-call.server";
import { findFilterCounts } from "#app/http/loaders/search-page.server";

export const loader = callsOfResultsPage(({ context, search }) => findFilterCounts(context, search));
