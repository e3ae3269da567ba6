import type { Postcode } from "#app/domain/geo/postcode";
import { NO_ROAD_LINK } from "#app/presenters/trips/visit-words";
import type { GeocodeError } from "#app/services/ports";
import type { SearchFormView } from "./form-view";
import type { EmptySearchView, ResultsView } from "./page";

/** The browser and the server use the same. */
export const POSTCODE_ERROR = "Please enter a valid UK postcode.";

/** For example without a connection. */
export const SEARCH_UNREACHABLE = {
  kind: "failed",
  message: "Unable to complete your search. Please check your connection and try again.",
} as const;
export const SEVERAL_TOWNS = "Several towns have that name. Choose one, or enter your postcode.";

/** It looks right but does not exist. */
export const unknownPostcode = ({ text }: Pick<Postcode, "text">): string =>
  `We couldn't find the postcode ${text}.`;

export function originProblem(postcode: Pick<Postcode, "text">, error: GeocodeError): string {
  return error === "no-road-link" ? NO_ROAD_LINK : `${unknownPostcode(postcode)} Check it and try again.`;
}

export const otherFieldId = (index: number): string => `with-${index + 1}`;

export type SearchPageView =
  | ResultsView
  | EmptySearchView
  /** Malformed (400, with `form.errors`) or unknown (404), or `towns` of the typed name. */
  | { kind: "postcode-problem"; form: SearchFormView; towns: { label: string; url: string }[] }
  | { kind: "failed"; message: string };

/** `nextPageUrl` is null at the end of the list. */
export type MoreCardsView = Pick<ResultsView, "cards" | "nextPageUrl">;

const TITLES = {
  empty: "No results found",
  "postcode-problem": "Error: check your postcode",
  failed: "Something went wrong",
} as const;

/** `view` is undefined if the search failed. */
export function searchTitle(view: SearchPageView | undefined): string {
  return view?.kind === "results" ? view.title : TITLES[view?.kind ?? "failed"];
}
