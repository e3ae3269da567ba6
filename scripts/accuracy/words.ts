import type { ProviderError } from "#app/services/ports";

/** The service's terms, which are printed before anything is requested. */
export const planInWords = (hasKey: boolean): string =>
  hasKey
    ? "Open-Meteo's archive of former runs needs a key of the Professional plan or a higher one. Requests count towards the month's calls."
    : "Without a key this uses Open-Meteo's free service: 10,000 calls a day, for non-commercial use only. A site that earns money needs a key of the Professional plan.";

const REFUSED_STATUSES = [400, 401, 403];

/** Returns a failure in words for the person at the terminal. */
export function inWords(error: ProviderError): string {
  const isKey = error.code === "refused" && REFUSED_STATUSES.includes(error.details.status ?? 0);
  if (isKey)
    return "The service refuses this key: it is wrong, or its plan does not include the archive of former runs (Professional and above do). Nothing was written.";
  if (error.code === "rate-limited")
    return "The service accepts no more requests for now. The fetched data are stored: run the command again later.";
  return `${error.message}. The fetched data are stored: run the command again.`;
}
