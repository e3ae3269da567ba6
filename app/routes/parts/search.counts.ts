import { callsOfResultsPage } from "#app/http/loaders/search-call.server";
import { findFilterCounts } from "#app/http/loaders/search-page.server";

const answers = callsOfResultsPage(({ context, search }) => findFilterCounts(context, search));

export const loader = answers.loader;
export const action = answers.action;
