import type { ResultsLayout } from "#app/domain/search/address";
import type { SearchMapView } from "#app/presenters/map/map-view";
import type { Filters } from "#app/domain/filters/filters";
import type { SpellLength } from "#app/domain/ranking/day-comparison";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { RowView, WeatherIconName } from "#app/presenters/trips/card-view";
import type { WarningView } from "#app/presenters/warnings/view";
import type { FiltersView } from "./filters-view";

/** The form's message for a malformed postcode, in the browser and from the server. */
export const POSTCODE_ERROR = "Please enter a valid UK postcode.";

export interface DateOptionView {
  /** Unix timestamp in seconds of noon in London on that day; "" for today. */
  value: string;
  /** "Today", then "Sunday 22 November". */
  label: string;
}

/** The initial values of the search form, on Home and beside results. */
export interface SearchFormView {
  /** As typed; for a search from the browser's position its sector, "LS6 3". */
  postcode: string;
  /** Set if it is this browser's last searched postcode, which the visitor can let it forget. */
  isRemembered?: true;
  drivingHours: number;
  travelDate: string;
  /** The time of leaving home, "09:15"; "" for the usual time. */
  leave: string;
  /** The number of nights. */
  nights: number;
  /** Saturday in the form of a link; null if the forecast does not reach both days of the weekend. */
  weekend: string | null;
  /** The filters of the form: from the address, the visitor's preferences, or their last search. */
  filters: Pick<Filters, "needs" | "interests" | "within">;
  /** Set if no place has daylight left today, so that tomorrow is chosen. */
  isTooLateToday?: true;
  dates: DateOptionView[];
  /** Today's date in the form of a link, with which the day stays today after dark: Unix timestamp in seconds. */
  today: string;
  /** Set if the usual time of leaving is past, so that leaving today means now. */
  isPastUsualLeaving?: true;
  /** Errors by field, after an invalid submit without JavaScript. */
  errors: { postcode?: string };
}

/** The answer above the list: is it worth going? */
export interface AnswerView {
  /** "Worth the drive: Edinburgh 73, home 61." */
  sentence: string;
  /** Further sentences, such as the age of an old forecast. */
  notes: string[];
  /** The answer to "Why this order?", as sentences. */
  why: string[];
  /** Whether it is hardly worth going: an alert for a better day is then offered. */
  isBadDay: boolean;
  /** Set if the best places are dark or nearly dark on arrival. */
  dark: { sentence: string; nextDay: { url: string; label: string } | null } | null;
  /** Official warnings for places of this page and for the drive; absent where there is nothing to say. */
  warnings?: AnswerWarningsView;
}

/** What the results say of official warnings. */
export interface AnswerWarningsView {
  /** The highest level first; `where` is "for 7 of these places", "where you start". */
  issued: (WarningView & { where: string })[];
  /** "Warnings not known since 12:03."; null if they are known. */
  note: string | null;
  /** The service's page, if this site does not ask the service or the warnings are not known; otherwise null. */
  url: string | null;
  /** Epoch milliseconds from which on an offline copy shows `unknownNote`. Absent if the warnings are already not known. */
  knownUntil?: number;
  unknownNote?: string;
}

/** The best places today and at the weekend from a signed-in visitor's home. */
export interface NearHomeView {
  /** The outcode of home. */
  start: string;
  days: {
    /** "Today", "Saturday 28 November". */
    label: string;
    /** A link to the search with these places; if that day is dark, to the next day's. */
    link: { url: string; label: string };
    /** How the best place compares with home, or that it is dark, or why there are no places. */
    words: string;
    places: { name: string; url: string; score: number; duration: string }[];
  }[];
  /** Why there are no days; null if there are some. */
  problem: string | null;
}

/** The score and the sky of a day's best place. */
export interface BestOfDayView {
  score: number;
  icon: WeatherIconName;
}

/** A place on a day. */
export interface DayCellView {
  score: number | null;
  /** Null if no sky is shown, for the reason in `note`. */
  sky: { icon: WeatherIconName; description: string } | null;
  /** "nearly dark when you arrive" */
  note: string | null;
  /** The official warning of the highest level for that visit; absent if there is none. */
  warning?: Pick<WarningView, "level" | "title">;
  /** Set if it is the best score of that day within the drive, and under no amber or red warning. */
  isBest?: true;
  /** The place's page on that day. */
  url: string;
}

/** The best consecutive days; `best` is null if no place has so many good ones. */
export interface SpellView {
  length: SpellLength;
  /** `days` is "Saturday and Sunday" or "Friday to Sunday"; `url` is the place's page on the first day; `mean` is the mean score. */
  best: { days: string; name: string; url: string; mean: number } | null;
}

/** Home and the first places by six days. */
export interface DayTableView {
  /** Each day as "Today" or "Sat" and as "Saturday 21 November", with the same search on that day. */
  days: { label: string; longLabel: string; url: string; isChosen: boolean }[];
  /** Null if the weather at home is unknown; a note says why a day has no score. */
  home: { name: string; cells: Pick<DayCellView, "score" | "note">[] } | null;
  /** The places, the best over all days first; empty if no place has a score. */
  rows: { name: string; url: string; duration: string; cells: DayCellView[] }[];
  /** The best place for a weekend with a night there, and its page; null if there is none. */
  weekend: { name: string; url: string; score: number } | null;
  spells: SpellView[];
}

export type SearchPageView =
  | {
      kind: "results";
      /** The search in words, for the tab and saved pages: "LS6 2AB, within 2 hours, Saturday 28 November". */
      title: string;
      form: SearchFormView;
      /** "Saturday 21 November" or "Today". */
      dateLabel: string;
      total: number;
      filters: FiltersView;
      /** The best place within the drive on each of the six days of `form.dates`; empty beyond the first page. */
      bestOfDays: (BestOfDayView | null)[];
      /** The best score of a weekend with a night there; null if there is none. */
      bestOfWeekend: number | null;
      /** The view of the results: null for the list, with the map beside it if there is room. */
      layout: ResultsLayout | null;
      /** The address of the same search in each view. */
      layoutUrls: Record<ResultsLayout, string>;
      /** Set only in the view of days, which has no cards. */
      dayTable: DayTableView | null;
      /** Set only in the view of the map, which has no cards. */
      map: SearchMapView | null;
      /** Null beyond the first page, and above the map and the table of days unless it is dark. */
      answer: AnswerView | null;
      cards: RowView[];
      /** The address of the next page of cards, or null at the end. */
      nextPageUrl: string | null;
      previousPageUrl: string | null;
      /** The rank of the first card in the list, from 1. */
      firstShown: number;
      /** A sentence that says what was corrected in the address. */
      note: string | null;
      /** "urban": a day out; "beach": beach & sun. */
      ranking: RankingStyle;
      order: ResultOrder;
      /** Set if no place has daylight or a forecast: the list is then sorted by the drive, whatever order was chosen. */
      isByDistance?: true;
      /** Appended to /destinations/<slug>, so that the details know their search. */
      detailsQuery: string;
      /** The address of this search to share, with only the outcode. */
      shareUrl: string;
      origin: string;
    }
  | {
      kind: "empty";
      form: SearchFormView;
      dateLabel: string;
      /** A sentence that says why, if more is known than "none within the drive". */
      reason: string | null;
      /** The whole hours that would reach a place; null if five would not. */
      hoursNeeded: number | null;
      /** The same search with that drive. */
      longerUrl: string | null;
      /** If the filters leave nothing: the same search without each of them. */
      ways: { url: string; label: string }[];
    }
  /** The postcode is malformed (400) or unknown (404): the form stays filled in, and `form.errors.postcode` says which. */
  | { kind: "postcode-problem"; form: SearchFormView }
  | { kind: "failed"; message: string };

/** The cards after those of a results page; `nextPageUrl` is null at the end of the list. */
export type MoreCardsView = Pick<Extract<SearchPageView, { kind: "results" }>, "cards" | "nextPageUrl">;

const TITLES = {
  empty: "No results found",
  "postcode-problem": "Error: check your postcode",
  failed: "Something went wrong",
} as const;

/** What the browser's tab says of a search; a tab without data is one that failed. */
export function searchTitle(view: SearchPageView | undefined): string {
  return view?.kind === "results" ? view.title : TITLES[view?.kind ?? "failed"];
}
