import { useCallback, useEffect, useRef, useState } from "react";
import type { RefreshRunView, WeatherStatusView } from "#app/presenters/admin/weather-status";
import { BUTTON_FAILED } from "#app/presenters/admin/words-view";
import { useButtons } from "#app/components/forms/use-buttons";
import { notDone } from "#app/components/admin/row-actions";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { getJson } from "#app/components/behaviour/ask-json";

const POLL_MS = 2_000;

export function useWeatherStatus(given: WeatherStatusView) {
  const [status, setStatus] = useState(given);
  const [lastGiven, setLastGiven] = useState(given);
  if (lastGiven !== given) {
    setLastGiven(given);
    setStatus(given);
  }
  const [isUnreadable, setUnreadable] = useState(false);
  const isRunning = status.running !== null;
  const { Form, formProps, busyWith, refused } = useButtons(notDone);

  const read = useCallback(async (): Promise<void> => {
    const found = await getJson<WeatherStatusView>("/api/admin/weather").catch(() => null);
    setUnreadable(found === null);
    if (found) setStatus(found);
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void read(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, read]);
  useEndedToast(status);

  useEffect(() => {
    // A refusal may mean that another run is under way, so this reads the state again.
    // oxlint-disable-next-line react/set-state-in-effect -- it sets the state when the answer arrives
    if (refused) void read();
  }, [refused, read]);

  return { status, isRunning, isStarting: busyWith !== null, isUnreadable, read, Form, formProps };
}

/** Even for a run that ended before the first poll. */
function useEndedToast({ runs }: WeatherStatusView): void {
  const lastShownId = useRef(lastEnded(runs)?.id ?? 0);
  useEffect(() => {
    const ended = lastEnded(runs);
    if (!ended || ended.id <= lastShownId.current) return;
    lastShownId.current = ended.id;
    tellOf(ended);
  }, [runs]);
}

/** Later runs have higher ids. */
function lastEnded(runs: readonly RefreshRunView[]): RefreshRunView | undefined {
  return runs.filter(({ endedAt }) => endedAt !== null).sort((a, b) => b.id - a.id)[0];
}

function tellOf({ outcome, placesRefreshed, placesFailed }: RefreshRunView): void {
  if (outcome === "failed" || outcome === "abandoned") {
    return showToast({ kind: "error", title: "Error", description: BUTTON_FAILED["refresh-all"] });
  }
  const failures = placesFailed > 0 ? `, ${placesFailed} failed` : "";
  const description = `Successfully refreshed weather data for ${placesRefreshed} destinations${failures}`;
  showToast({ kind: "success", title: "Weather Updated!", description });
}
