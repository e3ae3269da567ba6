import { type Photograph, licenceUrl, originalUrl, photographPath } from "#app/domain/photographs/photograph";

interface Props {
  slug: string;
  name: string;
  photograph: Photograph;
}

/** A place's approved photograph with the credit that its licence requires. Our own server sends it. */
export function PlacePhotograph({ slug, name, photograph }: Props) {
  const { author, licence, width, height } = photograph;
  const url = licenceUrl(licence);
  return (
    <figure className="m-0 max-w-3xl print:hidden">
      <img
        src={photographPath(slug)}
        alt={`Photograph: ${name}`}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto w-full rounded-card"
      />
      <figcaption className="mt-2 text-sm break-words text-ink-soft">
        {`Photograph by ${author}, `}
        {url ? <a href={url}>{licence}</a> : licence}
        {", made smaller. "}
        <a href={originalUrl(photograph)}>
          Original<span className="sr-only">{` photograph of ${name} on Wikimedia Commons`}</span>
        </a>
      </figcaption>
    </figure>
  );
}
