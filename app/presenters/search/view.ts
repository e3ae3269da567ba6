import type { LondonDate } from "#app/domain/calendar/clock";
import type { ResultsLayout } from "#app/domain/search/address";
import type { SiteLink } from "#app/presenters/site-link-view";
import type { SearchMapView } from "#app/presenters/map/map-view";
import type { Filters } from "#app/domain/filters/filters";
import type { SpellLength } from "#app/domain/ranking/day-comparison";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { PreviewParts } from "#app/presenters/head";
import type { RowView, WeatherIconName } from "#app/presenters/trips/card-view";
import type { IssuedNote, Note } from "#app/services/notes/ports";
import type { FiltersView } from "./filters-view";
import type { Postcode } from "#app/domain/geo/postcode";
import type { GeocodeError } from "#app/services/ports";

/** The form's message for a malformed postcode. The browser and the server use the same. */
export const POSTCODE_ERROR = "Please enter a valid UK postcode.";

export const SEVERAL_TOWNS = "Several towns have that name. Choose one, or enter your postcode.";

/** The message for a postcode that looks right but does not exist. */
export const unknownPostcode = ({ text }: Postcode): string => `We couldn't find the postcode ${text}.`;

/** The message for a real postcode from which no road leads to our places. */
export const NO_ROAD_LINK =
  "Sunny Escape covers only the United Kingdom. You can't drive there from the Channel Islands or the Isle of Man.";

export function originProblem(postcode: Postcode, error: GeocodeError): string {
  return error === "no-road-link" ? NO_ROAD_LINK : `${unknownPostcode(postcode)} Check it and try again.`;
}

export interface DateOptionView {
  /** Noon in London on that day, as a Unix timestamp in seconds; "" for today. */
  value: string;
  /** "Today", then "Sunday 22 November". */
  label: string;
}

export interface SearchFormView {
  /** As typed, or the sector of the browser's position, such as "LS6 3". */
  postcode: string;
  /** Set if `postcode` is the last one that was searched in this browser. The visitor can then delete it. */
  isRemembered?: true;
  drivingHours: number;
  travelDate: string;
  /** The time of leaving home, such as "09:15"; "" for the usual time. */
  leave: string;
  nights: number;
  /**
   * Noon in London on the weekend's Saturday, as a Unix timestamp in seconds; null if the forecast does not reach both
   * days.
   */
  weekend: string | null;
  /** The filters of the form. They come from the address, the visitor's preferences, or their last search. */
  filters: Pick<Filters, "needs" | "interests" | "within">;
  /** Set if tomorrow is chosen because no place has daylight left today. */
  isTooLateToday?: true;
  dates: DateOptionView[];
  /** Today's date as a Unix timestamp in seconds. A link with this date shows today even if it is already dark. */
  today: string;
  /** Set if the usual time of leaving is past, so that a trip today starts now. */
  isPastUsualLeaving?: true;
  /** What is wrong with each field. Set after an invalid form was sent without JavaScript. */
  errors: { postcode?: string };
}

/** The answer above the list: is it worth going? */
export interface AnswerView {
  /** "Worth the drive: Edinburgh 73, home 61." */
  sentence: string;
  notes: string[];
  /** The answer to "Why this order?", one sentence each. */
  why: string[];
  /** Whether the day is bad everywhere. The page then shows the offer. */
  isBadDay: boolean;
  /** Set if it is dark or nearly dark on arrival at the best places. `nextDay` links to the same search a day later. */
  dark: { sentence: string; nextDay: { url: string; label: string } | null } | null;
  /** Official warnings for places of this page and for the drive; absent if there is nothing to say. */
  warnings?: AnswerWarningsView;
}

export interface AnswerWarningsView {
  /** The highest level first. `where` is "for 7 of these places" or "where you start". */
  issued: (IssuedNote & { where: string })[];
  /** What is not known, with a link; without a text if all is. */
  source: Note;
}

/** The best places near a signed-in visitor's home today or tomorrow, and on two more days, if possible a weekend. */
export interface NearHomeView {
  start: string;
  days: {
    /** "Today", "Saturday 28 November". */
    label: string;
    /** A link to the search with these places. If the day is dark, it is for the next day. */
    link: { url: string; label: string };
    /** How the best place compares with home, that it is dark, or why there are no places. */
    words: string;
    places: { name: string; url: string; score: number; duration: string }[];
  }[];
  /** Why there are no days; null if there are any. */
  problem: string | null;
}

export interface BestOfDayView {
  /** The score; without one "none", "dark" or, if there is no forecast, "–". */
  text: string;
  icon: WeatherIconName;
}

export interface DayCellView {
  score: number | null;
  /** What is shown if there is a forecast but no score: "dark" or "none". */
  instead?: string;
  /** Null if no sky is shown; `note` then says why. */
  sky: { icon: WeatherIconName; description: string } | null;
  /** A note such as "nearly dark when you arrive"; null if there is none. */
  note: string | null;
  /** The official warning of the highest level for that visit; absent if there is none. */
  warning?: { level: IssuedNote["level"]; title: string };
  /** Set if no place within the drive has a better score on that day, and there is no amber or red warning here. */
  isBest?: true;
  url: string;
}

/** The best place for several good days in a row; `best` is null if no place has so many. */
export interface SpellView {
  length: SpellLength;
  /**
   * `days` is "Saturday and Sunday" or "Friday to Sunday", `url` the place's page for the first of them, and `mean` the
   * mean of the scores.
   */
  best: { days: string; name: string; url: string; mean: number } | null;
}

/** The table of days: home and the best places in rows, six days in columns. */
export interface DayTableView {
  /**
   * Each day: `label` is "Today" or "Sat", `longLabel` "Saturday 21 November", and `url` the same search on that day.
   */
  days: { label: string; longLabel: string; url: string; isChosen: boolean }[];
  /** Null if the weather at home is not known. Where a day has no score, `note` says why. */
  home: { name: string; cells: Pick<DayCellView, "score" | "instead" | "note">[] } | null;
  /** The places, the one with the best single day first; empty if no place has a score. */
  rows: { name: string; url: string; duration: string; cells: DayCellView[] }[];
  /** The best place for a weekend with a night there, and the address of its page; null if there is none. */
  weekend: { name: string; url: string; score: number } | null;
  spells: SpellView[];
}

export type SearchPageView =
  | {
      kind: "results";
      date: LondonDate;
      /** The search in words, for the tab and for saved pages: "LS6 2AB, within 2 hours, Saturday 28 November". */
      title: string;
      form: SearchFormView;
      /** "Saturday 21 November" or "Today". */
      dateLabel: string;
      total: number;
      filters: FiltersView;
      /** The best place within the drive on each day of `form.dates`. Empty on all pages but the first. */
      bestOfDays: BestOfDayView[];
      /** The best score of a weekend with a night there; null if the weekend can't be chosen. */
      bestOfWeekend: BestOfDayView | null;
      /** The view of the results; null for the list, which has the map beside it if there is room. */
      layout: ResultsLayout | null;
      /** The address of the same search in each view. */
      layoutUrls: Record<ResultsLayout, string>;
      dayTable: DayTableView | null;
      /** Set only in the view of the map, which has no cards. */
      map: SearchMapView | null;
      /**
       * Null on all pages but the first. On the map and the table of days also null if it is light and there are no
       * warnings.
       */
      answer: AnswerView | null;
      cards: RowView[];
      /** How many places at the head of the list have scores that count as equal to the best. */
      bandCount: number;
      /** The address of the next page of cards; null at the end. */
      nextPageUrl: string | null;
      previousPageUrl: string | null;
      /** The rank of the first card, from 1. */
      firstShown: number;
      /** What was corrected in the address, and other notes; null if there are none. */
      note: string | null;
      /** "urban" for a day out, "beach" for beach and sun. */
      ranking: RankingStyle;
      order: ResultOrder;
      /**
       * Set if the list is in order of the drive: the visitor chose it, or no place has daylight or a forecast.
       */
      isByDistance?: true;
      /** Appended to /destinations/<slug>, so that a place's page knows the search. */
      detailsQuery: string;
      /** How this search is shared. It has only the outcode of the postcode. */
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
      /** The whole hours that would reach a place; null if five hours would not. */
      hoursNeeded: number | null;
      /** The address of the same search with that many hours; null if `hoursNeeded` is null. */
      longerUrl: string | null;
      /** If the filters leave nothing: links to the same search without each filter. */
      ways: { url: string; label: string }[];
    }
  /**
   * The postcode is malformed (status 400) or unknown (status 404). The form stays filled in, and
   * `form.errors.postcode` has the message. Or several towns have the typed name, and `towns` links to a search from each.
   */
  | { kind: "postcode-problem"; form: SearchFormView; towns: { label: string; url: string }[] }
  | { kind: "failed"; message: string };

/** The cards that follow those of a results page. `nextPageUrl` is null at the end of the list. */
export type MoreCardsView = Pick<Extract<SearchPageView, { kind: "results" }>, "cards" | "nextPageUrl">;

const TITLES = {
  empty: "No results found",
  "postcode-problem": "Error: check your postcode",
  failed: "Something went wrong",
} as const;

/** The title of the browser's tab. `view` is undefined if the search failed. */
export function searchTitle(view: SearchPageView | undefined): string {
  return view?.kind === "results" ? view.title : TITLES[view?.kind ?? "failed"];
}
