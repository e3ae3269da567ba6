import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { showToast } from "#app/components/layout/toasts/toast-store";

export type PlaceAction = "fetch-places" | "weather";

const FALLBACKS: Readonly<Record<PlaceAction, string>> = {
  "fetch-places": "Failed to fetch places data",
  weather: "Failed to refresh weather data",
};

interface Answer {
  message?: unknown;
  newActivities?: number;
  newHotels?: number;
  newCampsites?: number;
  destination?: { name: string };
}

/** What can be fetched for one destination: things to do and places to stay, or its weather. Tells what came of it. */
export function usePlaceAction(destinationId: number) {
  const [busyWith, setBusyWith] = useState<PlaceAction | null>(null);
  const { revalidate } = useRevalidator();

  async function run(action: PlaceAction): Promise<void> {
    if (busyWith) return;
    setBusyWith(action);
    try {
      const answer = await fetch(`/api/admin/destinations/${destinationId}/${action}`, { method: "POST" });
      const body = await answer.json<Answer>();
      if (answer.ok) showToast({ kind: "success", ...wordsOf(action, body) });
      else showFailure(typeof body.message === "string" ? body.message : FALLBACKS[action]);
      if (answer.ok) revalidate();
    } catch {
      showFailure(FALLBACKS[action]);
    } finally {
      setBusyWith(null);
    }
  }
  return { busyWith, run };
}

const showFailure = (description: string) => showToast({ kind: "error", title: "Error", description });

function wordsOf(action: PlaceAction, { newActivities, newHotels, newCampsites, destination }: Answer) {
  if (action === "weather") {
    const description = `Successfully refreshed weather data for ${destination?.name ?? "the destination"}`;
    return { title: "Weather Updated!", description };
  }
  const found = `Places data fetched successfully: ${newActivities ?? 0} activities and ${newHotels ?? 0} hotels added.`;
  const campsites = newCampsites ? ` ${newCampsites} campsites too.` : "";
  return { title: "Success!", description: `${found}${campsites}` };
}
