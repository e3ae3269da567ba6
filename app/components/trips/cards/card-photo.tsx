import { drawingUrl, kindDrawingUrl } from "#app/domain/catalogue/scene";
import type { CardView } from "#app/presenters/trips/card-view";
import { inWeather } from "#app/components/trips/forecast/picture-weather";
import { useEffect, useRef, useState } from "react";

/** `weather` is what the card shows: our own drawings follow it. */
interface Props extends Pick<CardView, "slug" | "kind" | "imageUrl" | "weather"> {
  /** The first pictures of a page are fetched at once, the others as they come near. */
  isEager?: boolean;
}

/** Ahead of the scripts, which the page can wait for. In lower case, since React 18 passes it on as it is. */
const AT_ONCE = { fetchpriority: "high" };
const WHEN_NEAR = { loading: "lazy" } as const;

/** A place's picture at 16:9 with a fixed place; a broken one gives way to that of its kind of place. */
export function CardPhoto({ slug, kind, imageUrl = drawingUrl(slug), weather, isEager = false }: Props) {
  const image = useFallbackImage(inWeather(imageUrl, weather), inWeather(kindDrawingUrl(kind), weather));
  return <img {...image} alt="" width={640} height={360} {...(isEager ? AT_ONCE : WHEN_NEAR)} />;
}

/** An image's address, replaced by the fallback's once it has proved broken, even before hydration. */
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
