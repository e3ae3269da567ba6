import { useEffect, useRef, useState } from "react";

/** An image's address, replaced by the fallback's once it has proved broken, even before hydration. */
export function useFallbackImage(imageUrl: string, fallbackUrl: string) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    // Its error event may have come before anybody listened.
    if (image?.complete && image.currentSrc !== "") image.decode().catch(() => setBrokenUrl(imageUrl));
  }, [imageUrl]);
  const isBroken = brokenUrl === imageUrl;
  return { ref, src: isBroken ? fallbackUrl : imageUrl, onError: () => setBrokenUrl(imageUrl) };
}
