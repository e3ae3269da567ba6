import { useLocation } from "@remix-run/react";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import type { EmptySearchView } from "#app/presenters/search/page";
import { MissingScene } from "#app/components/art/empty-scenes";
import { ContactLink, useHasContact } from "#app/components/layout/site-data";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { filledFormUrl } from "./form/filled-form-url";
import { onPlainClick } from "#app/framework/on-plain-click";
import { router } from "#app/framework/router";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/button";

export function SearchEmpty({ view }: { view: EmptySearchView }) {
  const { form, reason, hoursNeeded, longerUrl, ways } = view;
  const hasContact = useHasContact();
  const longerDrive = hoursNeeded === null ? null : hoursInWords(hoursNeeded);
  return (
    <MessagePage
      scene={<MissingScene what="nothing-found" />}
      title="No Results Found"
      actions={
        <>
          {longerDrive !== null && longerUrl !== null && (
            <ButtonLink to={longerUrl} tone="sun" label={`Try ${longerDrive}`} />
          )}
          <GoBack url={filledFormUrl(form)} />
        </>
      }
    >
      <p>{reason}</p>
      {ways.length > 0 && (
        <ul className="grid w-full max-w-88 gap-2">
          {ways.map(({ url, label }) => (
            <li key={url} className="grid">
              <ButtonLink to={url} label={label} />
            </li>
          ))}
        </ul>
      )}
      {longerDrive !== null && <p>{`Try extending your driving distance to ${longerDrive}.`}</p>}
      {hasContact && (
        <p>
          Think something's missing? Please <ContactLink subject="No results found">contact us</ContactLink>.
        </p>
      )}
    </MessagePage>
  );
}

/** To the previous page. Without JavaScript, or if there is none, to `url`. */
function GoBack({ url }: { url: string }) {
  const { key } = useLocation();
  return (
    <ButtonAnchor
      href={url}
      label="Go Back"
      onClick={onPlainClick(() => void router().navigate(key === "default" ? url : -1))}
    />
  );
}
