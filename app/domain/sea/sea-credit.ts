import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";

/**
 * Names the owners of the models behind Open-Meteo's sea, in the words that the Copernicus Marine Service
 * requires.
 */
export const SEA_NOTICE =
  "Sea off the coast: generated using E.U. Copernicus Marine Service Information (temperature: Mercator Ocean International, https://doi.org/10.48670/moi-00016; waves: Météo-France, https://doi.org/10.48670/moi-00017); where these lack waves, Deutscher Wetterdienst (CC BY 4.0) or ECMWF (CC BY 4.0); by Open-Meteo.com (CC BY 4.0)";

/** Returns the credit to show beside the sea. */
export const seaCredit = (provider: string): string =>
  provider === SAMPLE_WEATHER
    ? "The sea is made up like the sample weather"
    : "Sea: E.U. Copernicus Marine Service Information (Mercator Ocean, Météo-France), else DWD or ECMWF (CC BY 4.0), by Open-Meteo.com; a model’s mean of the day, not a reading at the beach";
