import { documentDrawn } from "#app/components/behaviour/use-browser-state";
import { drawingUrl, kindDrawingUrl } from "#app/domain/catalogue/scene";
import { capitalised } from "#app/domain/text";
import type { CardView } from "#app/presenters/trips/present";
import type { Caution } from "#app/services/notes/ports";
import { inWeather } from "#app/components/trips/forecast/picture-weather";
import { startTransition, useEffect, useRef, useState, type CSSProperties } from "react";
import { NIGHT, skyOf } from "#app/components/trips/forecast/sky-of";
import { WeatherIcon } from "#app/components/trips/forecast/weather-marks";
import { clsx } from "clsx";

/** `weather` decides the light of our own drawings. */
interface Props extends Pick<CardView, "slug" | "kind" | "imageUrl" | "weather"> {
  /** For the first cards of a page; the browser fetches others when they come near. */
  isEager?: boolean;
}

/** Before the scripts. Lower case, which React 18 passes on unchanged. */
const AT_ONCE = { fetchpriority: "high" };
const WHEN_NEAR = { loading: "lazy" } as const;

/** At 16:9, whose space is reserved. If it fails to load, the drawing for its kind replaces it. */
export function CardPhoto({ slug, kind, imageUrl = drawingUrl(slug), weather, isEager = false }: Props) {
  const image = useFallbackImage(inWeather(imageUrl, weather), inWeather(kindDrawingUrl(kind), weather));
  const how = isEager && !documentDrawn.now ? AT_ONCE : WHEN_NEAR;
  return <img {...image} alt="" width={640} height={360} {...how} />;
}

/** After a tap the words come first: reading a dozen drawings would hold them up by a third. */
function useOnceWordsArePainted(imageUrl: string): string | undefined {
  const [shownUrl, setShownUrl] = useState(() => (documentDrawn.now ? undefined : imageUrl));
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShownUrl(imageUrl)));
    return () => cancelAnimationFrame(frame);
  }, [imageUrl]);
  return shownUrl;
}

/** The fallback also replaces an image that fails before hydration. */
function useFallbackImage(imageUrl: string, fallbackUrl: string) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    // The error event may have fired before React attached its listener.
    if (image?.complete && image.currentSrc !== "") image.decode().catch(() => setBrokenUrl(imageUrl));
  }, [imageUrl]);
  const shownUrl = useOnceWordsArePainted(brokenUrl === imageUrl ? fallbackUrl : imageUrl);
  return { ref, src: shownUrl, onError: () => setBrokenUrl(imageUrl) };
}

const ICON_SIZE = 44;

type Score = NonNullable<CardView["score"]>;

export function skyInWords(weather: CardView["weather"]): string {
  if (!weather) return "Weather data unavailable";
  return `${capitalised(weather.when)}: ${weather.description}`;
}

/** Of the chosen day, or of now, in its sky's colour. Without a forecast it has no number. */
export function CardWeather({ weather }: { weather: CardView["weather"] }) {
  const icon = weather?.icon ?? "not-available";
  return (
    <p className={clsx("card-weather", weather?.isDark ? NIGHT : skyOf(icon))}>
      <WeatherIcon name={icon} size={ICON_SIZE} />
      {weather && <b>{weather.temperature}</b>}
      <span>{skyInWords(weather)}</span>
    </p>
  );
}

/** The style sheet draws it from `--v`. */
export function ScoreArc({ score }: { score: Score }) {
  return (
    <p className="score" style={{ "--v": score.value } as CSSProperties}>
      <b>{score.value}</b>
      <span className="sr-only"> of 100, </span>
      <ScoreWord word={score} />
    </p>
  );
}

/** Equal to the best: its word is what matters, so the number is small. */
export function ScoreInBand({ score }: { score: Score }) {
  return (
    <p className="score-in-band">
      <ScoreWord word={score} />
      <b>{score.value}</b>
      <span className="sr-only"> of 100</span>
    </p>
  );
}

/** If a warning has decided the word, it disappears when that warning ends. */
export const ScoreWord = ({ word: { verdict, until } }: { word: Caution }) => (
  <span data-until={until}>{verdict}</span>
);
