import { useLocation } from "@remix-run/react";
import { StormScene } from "#app/components/art/empty-scenes";
import { ContactLink, useHasContact } from "#app/components/layout/site-data";
import { MessagePage } from "./message-page";
import { ButtonAnchor } from "#app/components/ui/button";

/** For a bug of ours or a refused request. Needs no data; each link loads a whole document. */
export function ErrorPage({ refusal = null }: { refusal?: string | null }) {
  const hasContact = useHasContact();
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      scene={<StormScene />}
      title={refusal ? "Sorry, that wasn't possible" : "Sorry, something went wrong"}
      actions={
        <>
          <ButtonAnchor
            href={`${pathname}${search}`}
            tone="sun"
            label={refusal ? "Back to the page" : "Try Again"}
          />
          <ButtonAnchor href="/" label="Go to the home page" />
        </>
      }
    >
      <p>
        {refusal ?? "We couldn't show this page. The fault is ours, not yours. Please try again in a moment."}
      </p>
      {!refusal && hasContact && (
        <p>
          If it keeps happening, please{" "}
          <ContactLink subject="A page that doesn't work">contact us</ContactLink>.
        </p>
      )}
    </MessagePage>
  );
}
