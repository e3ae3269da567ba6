import { useFallbackImage } from "#app/hooks/use-fallback-image";

interface Props {
  imageUrl: string;
  fallbackImageUrl: string;
  /** The first pictures of a page are fetched at once, the others as they come near. */
  isEager?: boolean;
}

/** A place's picture at 16:9 with a fixed place; a broken one gives way to that of its kind of place. */
export function CardPhoto({ imageUrl, fallbackImageUrl, isEager = false }: Props) {
  const image = useFallbackImage(imageUrl, fallbackImageUrl);
  return <img {...image} alt="" width={640} height={360} loading={isEager ? undefined : "lazy"} />;
}
