import { drawingUrl, kindDrawingUrl } from "#app/domain/catalogue/scene";
import type { CardView } from "#app/presenters/trips/card-view";
import { inWeather } from "#app/components/trips/forecast/picture-weather";
import { useEffect, useRef, useState } from "react";

/** The props are the card's fields; `weather` decides the light of our own drawings. */
interface Props extends Pick<CardView, "slug" | "kind" | "imageUrl" | "weather"> {
  /**
   * Whether to fetch the picture at once, as for the first cards of a page. The browser fetches others when they come
   * near.
   */
  isEager?: boolean;
}

/** Makes browsers fetch the picture before the scripts. In lower case, because React 18 passes that on unchanged. */
const AT_ONCE = { fetchpriority: "high" };
const WHEN_NEAR = { loading: "lazy" } as const;

/**
 * A place's picture at 16:9, whose space is reserved. If it fails to load, the drawing for its kind of place replaces
 * it.
 */
export function CardPhoto({ slug, kind, imageUrl = drawingUrl(slug), weather, isEager = false }: Props) {
  const image = useFallbackImage(inWeather(imageUrl, weather), inWeather(kindDrawingUrl(kind), weather));
  return <img {...image} alt="" width={640} height={360} {...(isEager ? AT_ONCE : WHEN_NEAR)} />;
}

/** Returns the image's address. If the image fails to load, even before hydration, it returns that of the fallback. */
function useFallbackImage(imageUrl: string, fallbackUrl: string) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    // The error event may have fired before React attached its listener.
    if (image?.complete && image.currentSrc !== "") image.decode().catch(() => setBrokenUrl(imageUrl));
  }, [imageUrl]);
  const isBroken = brokenUrl === imageUrl;
  return { ref, src: isBroken ? fallbackUrl : imageUrl, onError: () => setBrokenUrl(imageUrl) };
}
