/** Shown above a list if none of its places has daylight left today, so that the list is for tomorrow. */
export const TOMORROW_INSTEAD = "It’s too late in the day to go today, so this is tomorrow’s weather.";

/** For a real postcode from which no road leads to our places. */
export const NO_ROAD_LINK =
  "Sunny Escape covers only the United Kingdom. You can't drive there from the Channel Islands or the Isle of Man.";
