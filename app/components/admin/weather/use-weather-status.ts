import { useCallback, useEffect, useRef, useState } from "react";
import type { RefreshRunView, WeatherStatusView } from "#app/presenters/admin/catalogue-view";
import { showToast } from "#app/components/layout/toasts/toast-store";

const POLL_MS = 2_000;
const FAILED = "Failed to refresh weather data";

/** How the weather stands, asked again while a run is under way; and the start of a run, which starts only once. */
export function useWeatherStatus(given: WeatherStatusView) {
  const [status, setStatus] = useState(given);
  const [lastGiven, setLastGiven] = useState(given);
  if (lastGiven !== given) {
    setLastGiven(given);
    setStatus(given);
  }
  const [isStarting, setStarting] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const isRunning = status.running !== null;

  const read = useCallback(async (): Promise<void> => {
    const found = await ask();
    setUnreadable(found === null);
    if (found) setStatus(found);
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void read(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, read]);
  const watch = useEndedToast(status);

  async function start(): Promise<void> {
    if (isStarting || isRunning) return;
    setStarting(true);
    try {
      const answer = await fetch("/api/admin/weather/refresh", { method: "POST" });
      if (answer.ok) watch((await answer.json<{ runId: number }>()).runId);
      else showFailure(await messageOf(answer));
      // Also where it was refused: a run of somebody else is then under way.
      await read();
    } catch {
      showFailure(FAILED);
    } finally {
      setStarting(false);
    }
  }
  return { status, isRunning, isStarting, isUnreadable, start, read };
}

async function ask(): Promise<WeatherStatusView | null> {
  try {
    const answer = await fetch("/api/admin/weather");
    return answer.ok ? await answer.json<WeatherStatusView>() : null;
  } catch {
    return null;
  }
}

async function messageOf(answer: Response): Promise<string> {
  const { message } = await answer.json<{ message?: unknown }>();
  return typeof message === "string" ? message : FAILED;
}

const showFailure = (description: string) => showToast({ kind: "error", title: "Error", description });

/** Tells of a run that ended while the page was looking, or of one that it was told to watch: it may be over at once. */
function useEndedToast({ running, runs }: WeatherStatusView): (runId: number) => void {
  const watchedId = useRef<number | null>(null);
  useEffect(() => {
    const ended = runs.find(({ id, endedAt }) => id === watchedId.current && endedAt !== null);
    if (ended) tellOf(ended);
    if (ended || running) watchedId.current = running?.id ?? null;
  }, [running, runs]);
  return (runId) => {
    watchedId.current = runId;
  };
}

function tellOf({ outcome, placesRefreshed, placesFailed }: RefreshRunView): void {
  if (outcome === "failed" || outcome === "abandoned") return showFailure(FAILED);
  const failures = placesFailed > 0 ? `, ${placesFailed} failed` : "";
  const description = `Successfully refreshed weather data for ${placesRefreshed} destinations${failures}`;
  showToast({ kind: "success", title: "Weather Updated!", description });
}
