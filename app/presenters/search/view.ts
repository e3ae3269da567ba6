import type { ResultsLayout } from "#app/domain/search/address";
import type { SearchMapView } from "#app/presenters/map/map-view";
import type { Filters } from "#app/domain/filters/filters";
import type { SpellLength } from "#app/domain/ranking/day-comparison";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { RowView, WeatherIconName } from "#app/presenters/trips/card-view";
import type { FiltersView } from "./filters-view";

/** What the form says of a malformed postcode, in the browser and from the server. */
export const POSTCODE_ERROR = "Please enter a valid UK postcode.";

export interface DateOptionView {
  /** Unix timestamp in seconds (noon in London of that day); "" for today. */
  value: string;
  /** "Today", then "Sunday 22 November". */
  label: string;
}

/** What the search form starts from, on Home and beside results. */
export interface SearchFormView {
  /** As it was typed; the sector, "LS6 3", where the search started from where the browser is. */
  postcode: string;
  /** It is the last one that was searched from with this browser, which can be asked to forget it. */
  isRemembered?: true;
  drivingHours: number;
  travelDate: string;
  /** When they leave home, "09:15"; "" for the usual time. */
  leave: string;
  /** How many nights they stay over. */
  nights: number;
  /** Saturday as a link names it; null where the weekend's two days cannot be chosen. */
  weekend: string | null;
  /** What a search of the form is narrowed to: of the address, of the visitor's preferences, or of their last search. */
  filters: Pick<Filters, "needs" | "interests" | "within">;
  /** No place has daylight left today, so the form starts from tomorrow. */
  isTooLateToday?: true;
  dates: DateOptionView[];
  /** Today's date as a link names it, which then stays today after dark: Unix timestamp in seconds. */
  today: string;
  /** The usual time of leaving is past: whoever leaves today leaves now. */
  isPastUsualLeaving?: true;
  /** Errors by field, in words; from an invalid submit without JavaScript. */
  errors: { postcode?: string };
}

/** What is above the list: is it worth going? */
export interface AnswerView {
  /** "Worth the drive: Edinburgh 73, home 61." */
  sentence: string;
  /** What else there is to say, a sentence each: the age of an old forecast. */
  notes: string[];
  /** The answer to "Why this order?", a sentence each. */
  why: string[];
  /** Hardly worth leaving for: an alert for a better day is offered with it. */
  isBadDay: boolean;
  /** Set where the best places are dark, or nearly so, on arrival. */
  dark: { sentence: string; nextDay: { url: string; label: string } | null } | null;
}

/** The best of today and of the weekend from a signed-in visitor's home. */
export interface NearHomeView {
  /** The outcode of home. */
  start: string;
  days: {
    /** "Today", "Saturday 28 November". */
    label: string;
    /** To the search that all of it is taken from; where that is dark, to the next day's. */
    link: { url: string; label: string };
    /** How it compares with home, that it is dark, or why there are no places. */
    words: string;
    places: { name: string; url: string; score: number; duration: string }[];
  }[];
  /** Why there are no days; null where there are. */
  problem: string | null;
}

/** The best place of a day: its score and its sky. */
export interface BestOfDayView {
  score: number;
  icon: WeatherIconName;
}

/** A place on a day. */
export interface DayCellView {
  score: number | null;
  /** Null where nothing is to be seen of it: `note` says why. */
  sky: { icon: WeatherIconName; description: string } | null;
  /** "nearly dark when you arrive" */
  note: string | null;
  /** The best score of that day within the drive. */
  isBest?: true;
  /** The place's page on that day. */
  url: string;
}

/** The best days in a row; `best` is null where no place has so many good ones. */
export interface SpellView {
  length: SpellLength;
  /** "Saturday and Sunday", "Friday to Sunday"; the place's page on the first of them; the mean score. */
  best: { days: string; name: string; url: string; mean: number } | null;
}

/** Home and the first places by six days. */
export interface DayTableView {
  /** "Today" or "Sat", "Saturday 21 November", and the same search on that day. */
  days: { label: string; longLabel: string; url: string; isChosen: boolean }[];
  /** Null where nothing is known of the weather at home; a note says why a day has no score. */
  home: { name: string; cells: Pick<DayCellView, "score" | "note">[] } | null;
  /** The best over all days first; empty where no place has a score. */
  rows: { name: string; url: string; duration: string; cells: DayCellView[] }[];
  /** The best place for the weekend with a night there, and its page; null where there is none. */
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
      /** The best place within the drive on each of the six days of `form.dates`; none beyond the first page. */
      bestOfDays: (BestOfDayView | null)[];
      /** The best score of the weekend, with a night there; null where there is none. */
      bestOfWeekend: number | null;
      /** How the results are shown: null for the list, with the map beside it where there is room. */
      layout: ResultsLayout | null;
      /** The same search shown in another way. */
      layoutUrls: Record<ResultsLayout, string>;
      /** Set in the view of days, in which there are no cards. */
      dayTable: DayTableView | null;
      /** Only where the map is what is asked for; there are no cards then. */
      map: SearchMapView | null;
      /** Null beyond the first page, and over the map and the table of days unless it is dark. */
      answer: AnswerView | null;
      cards: RowView[];
      /** The address of the next page of cards, or null at the end. */
      nextPageUrl: string | null;
      previousPageUrl: string | null;
      /** The place in the list of the first card, from 1. */
      firstShown: number;
      /** Says in a sentence what in the address was corrected. */
      note: string | null;
      /** "urban": a day out; "beach": beach & sun. */
      ranking: RankingStyle;
      order: ResultOrder;
      /** No place has daylight or a forecast: the list is in the order of the drive, whatever was asked for. */
      isByDistance?: true;
      /** Appended to /destinations/<slug> so that details know the search they belong to. */
      detailsQuery: string;
      /** The address of this search for others: it holds the outcode alone. */
      shareUrl: string;
      origin: string;
    }
  | {
      kind: "empty";
      form: SearchFormView;
      dateLabel: string;
      /** A sentence that says why, where more is known than "none within the drive". */
      reason: string | null;
      /** The whole hours that would reach somewhere; null where five would not. */
      hoursNeeded: number | null;
      /** The same search with that drive. */
      longerUrl: string | null;
      /** Where the filters leave nothing: the same search without one of them, each in turn. */
      ways: { url: string; label: string }[];
    }
  /** Malformed (400) or no such place (404): the form stays filled, `form.errors.postcode` says which. */
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
