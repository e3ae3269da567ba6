/** The types of choose-weather.mjs, which runs before anything is installed. */
export interface WeatherChoice {
  /** A value of WEATHER_PROVIDER. */
  readonly provider: string;
  /** Which weather the site runs on and why, as a sentence. */
  readonly words: string;
}

export function chooseWeather(choice: {
  readonly args: readonly string[];
  /** A variable's value, undefined or blank where it is not set. */
  readonly variable?: (name: string) => string | undefined;
  readonly limitMs?: number;
}): Promise<WeatherChoice>;
