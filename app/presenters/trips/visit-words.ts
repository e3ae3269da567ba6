/** Shown above a list if none of its places has daylight left today, so that the list is for tomorrow. */
export const TOMORROW_INSTEAD = "It’s too late in the day to go today, so this is tomorrow’s weather.";
