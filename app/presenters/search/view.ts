import type { LondonDate } from "#app/domain/calendar/clock";
import type { ResultsLayout } from "#app/domain/search/address";
import type { SiteLink } from "#app/presenters/site-link-view";
import type { SearchMapView } from "#app/presenters/map/search-map";
import type { Filters } from "#app/domain/filters/filters";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { PreviewParts } from "#app/presenters/head";
import type { BestOfDayView, RowView } from "./rows";
import type { answerWarnings } from "./answer-warnings";
import type { DayTableView } from "./days";
import type { FiltersView } from "./filters-view";
import type { Postcode } from "#app/domain/geo/postcode";
import type { GeocodeError } from "#app/services/ports";

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

/** A real postcode from which no road leads to our places. */
export const NO_ROAD_LINK =
  "Sunny Escape covers only the United Kingdom. You can't drive there from the Channel Islands or the Isle of Man.";

export function originProblem(postcode: Pick<Postcode, "text">, error: GeocodeError): string {
  return error === "no-road-link" ? NO_ROAD_LINK : `${unknownPostcode(postcode)} Check it and try again.`;
}

export interface DateOptionView {
  /** Noon in London as a Unix timestamp in seconds; "" for today. */
  value: string;
  /** "Today", then "Sunday 22 November". */
  label: string;
}

/** By the id of the field; see otherFieldId. */
export type FormErrors = Readonly<Record<string, string>>;

export const otherFieldId = (index: number): string => `with-${index + 1}`;

export interface SearchFormView {
  /** As typed, or the sector of the browser's position, such as "LS6 3". */
  postcode: string;
  /** The last one that was searched in this browser, which the visitor can delete. */
  isRemembered?: true;
  drivingHours: number;
  travelDate: string;
  /** "09:15"; "" for the usual time. */
  leave: string;
  nights: number;
  /** The Saturday as `value`; null if the forecast does not reach both days. */
  weekend: string | null;
  /** From the address, the visitor's preferences, or their last search. */
  filters: Pick<Filters, "needs" | "interests" | "passes">;
  /** Where people to meet come from, as typed; absent for none. */
  others?: readonly string[];
  /** No place has daylight left today. */
  isTooLateToday?: true;
  dates: DateOptionView[];
  /** A Unix timestamp in seconds: a link with it shows today even if it is already dark. */
  today: string;
  /** A trip today starts now. */
  isPastUsualLeaving?: true;
  /** By field, after an invalid form was sent without JavaScript. */
  errors: FormErrors;
}

export interface AnswerView {
  /** One of the page's cards, which the answer shows in place of a row; null if it is about none of them. */
  placeId: number | null;
  /** "Go to Saddleworth on Saturday: 5 hours of sun, 10°, dry. 44 min from LS6, there by 9:44." */
  sentence: string;
  /** The sentence says the weather and the drive of its place. */
  saysWeather: boolean;
  /** Epoch milliseconds until which the sentence is true, if a warning made it. */
  until?: number;
  /** "Worth the drive: 73, home 61. Sunday is sunny: 84 at Bempton." */
  beside: string;
  notes: string[];
  /** "Why this order?", one sentence each. */
  why: string[];
  /** Whether the day is bad everywhere. The page then shows the offer. */
  isBadDay: boolean;
  /** On arrival at the best places. `nextDay` is the same search a day later. */
  dark: { sentence: string; nextDay: { url: string; label: string } | null } | null;
  /** For places of this page and for the drive. */
  warnings?: NonNullable<ReturnType<typeof answerWarnings>>["warnings"];
}

export type SearchPageView =
  | {
      kind: "results";
      date: LondonDate;
      /** "LS6 2AB, within 2 hours, Saturday 28 November". */
      title: string;
      form: SearchFormView;
      /** "Saturday 21 November" or "Today". */
      dateLabel: string;
      total: number;
      filters: FiltersView;
      /** For each of `form.dates`. Empty on all pages but the first. */
      bestOfDays: BestOfDayView[];
      /** With a night there; null if the weekend can't be chosen. */
      bestOfWeekend: BestOfDayView | null;
      /** Null for the list, which has the map beside it if there is room. */
      layout: ResultsLayout | null;
      layoutUrls: Record<ResultsLayout, string>;
      dayTable: DayTableView | null;
      /** Only in the view of the map, which has no cards. */
      map: SearchMapView | null;
      /** Null on later pages, and on the map and the table of days if there is nothing to say. */
      answer: AnswerView | null;
      cards: RowView[];
      /** Places at the head whose scores count as equal to the best. */
      bandCount: number;
      /** Null at the end. */
      nextPageUrl: string | null;
      previousPageUrl: string | null;
      /** Its rank, from 1. */
      firstShown: number;
      /** What was corrected in the address, and other notes. */
      note: string | null;
      /** "urban" for a day out, "beach" for beach and sun. */
      ranking: RankingStyle;
      order: ResultOrder;
      /** The visitor chose it, or no place has daylight or a forecast. */
      isByDistance?: true;
      /** Appended to /destinations/<slug>, so that a place's page knows the search. */
      detailsQuery: string;
      /** Only the outcode of the postcode. */
      preview: PreviewParts;
      origin: string;
      /** Of a feature, for those whom no result suits. */
      offer: SiteLink | null;
    }
  | {
      kind: "empty";
      form: SearchFormView;
      dateLabel: string;
      reason: string;
      /** Whole; null if five hours would not reach a place. */
      hoursNeeded: number | null;
      /** With that many hours. */
      longerUrl: string | null;
      /** The same search without each filter. */
      ways: { url: string; label: string }[];
    }
  /** Malformed (400, with `form.errors`) or unknown (404), or `towns` of the typed name. */
  | { kind: "postcode-problem"; form: SearchFormView; towns: { label: string; url: string }[] }
  | { kind: "failed"; message: string };

/** `nextPageUrl` is null at the end of the list. */
export type MoreCardsView = Pick<Extract<SearchPageView, { kind: "results" }>, "cards" | "nextPageUrl">;

const TITLES = {
  empty: "No results found",
  "postcode-problem": "Error: check your postcode",
  failed: "Something went wrong",
} as const;

/** `view` is undefined if the search failed. */
export function searchTitle(view: SearchPageView | undefined): string {
  return view?.kind === "results" ? view.title : TITLES[view?.kind ?? "failed"];
}
