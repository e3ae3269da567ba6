/** The types of choose-weather.mjs, which runs before anything is installed. */
export interface WeatherChoice {
  /** A value of WEATHER_PROVIDER. */
  readonly provider: string;
  /** A sentence that says which weather the site uses, and why. */
  readonly words: string;
}

export function chooseWeather(choice: {
  readonly args: readonly string[];
  /** Returns a variable's value; undefined or blank if the variable is not set. */
  readonly variable?: (name: string) => string | undefined;
  readonly limitMs?: number;
}): Promise<WeatherChoice>;
