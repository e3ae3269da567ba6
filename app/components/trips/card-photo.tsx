import { useFallbackImage } from "#app/hooks/use-fallback-image";

interface Props {
  imageUrl: string;
  fallbackImageUrl: string;
  /** The first pictures of a page are fetched at once, the others as they come near. */
  isEager?: boolean;
}

/** Ahead of the scripts, which the page can wait for. In lower case, since React 18 passes it on as it is. */
const AT_ONCE = { fetchpriority: "high" };
const WHEN_NEAR = { loading: "lazy" } as const;

/** A place's picture at 16:9 with a fixed place; a broken one gives way to that of its kind of place. */
export function CardPhoto({ imageUrl, fallbackImageUrl, isEager = false }: Props) {
  const image = useFallbackImage(imageUrl, fallbackImageUrl);
  return <img {...image} alt="" width={640} height={360} {...(isEager ? AT_ONCE : WHEN_NEAR)} />;
}
