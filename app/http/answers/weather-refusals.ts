import type { FetchPlacesRefusal } from "#app/services/places/fetch-places";
import type { RefreshOneRefusal } from "#app/services/weather/refresh-one-place";
import { NO_SUCH_DESTINATION } from "./catalogue-refusals";
import type { Refusal } from "./refusal";

const DEFAULT_WAIT_SECONDS = 900;

export const PLACES_REFUSALS: Readonly<Record<FetchPlacesRefusal, Refusal>> = {
  "not-found": NO_SUCH_DESTINATION,
  busy: { status: 409, message: "Someone else is changing this destination. Please try again." },
  "provider-failed": {
    status: 502,
    message: "The source of places didn't answer. Nothing has changed. Please try again later.",
  },
  "provider-busy": {
    status: 503,
    message: "The source of places asks us to wait. Nothing has changed. Please try again later.",
    headers: { "Retry-After": String(DEFAULT_WAIT_SECONDS) },
  },
};

export function refreshRefusal(refusal: RefreshOneRefusal, nowMs: number): Refusal {
  switch (refusal.error) {
    case "not-found":
      return NO_SUCH_DESTINATION;
    case "provider-failed":
      return {
        status: 502,
        message:
          "The weather service gave no usable forecast, so we've kept the last one. Please try again later.",
      };
    case "provider-busy": {
      const { retryAtMs } = refusal;
      const seconds = retryAtMs === null ? DEFAULT_WAIT_SECONDS : Math.ceil((retryAtMs - nowMs) / 1000);
      return {
        status: 503,
        message:
          "The weather service asks us to wait, so we've kept the last forecast. Please try again later.",
        headers: { "Retry-After": String(Math.max(1, seconds)) },
      };
    }
  }
}

export const REFRESH_UNDER_WAY: Refusal = { status: 409, message: "A refresh is already under way." };
