import { useLocation } from "@remix-run/react";
import { StormScene } from "#app/components/art/empty-scenes";
import { ContactLink, useHasContact } from "../contact";
import { MessagePage } from "./message-page";
import { button } from "../../ui/button";

/** For a fault of ours. Needs no data: plain links that load the page anew. */
export function ErrorPage() {
  const hasContact = useHasContact();
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      scene={<StormScene />}
      title="Sorry, something went wrong"
      actions={
        <>
          <a href={`${pathname}${search}`} className={button({ tone: "sun" })}>
            Try Again
          </a>
          <a href="/" className={button()}>
            Go to the home page
          </a>
        </>
      }
    >
      <p>This page could not be shown. The fault is ours, not yours. Please try again in a moment.</p>
      {hasContact && (
        <p>
          If it keeps happening, please{" "}
          <ContactLink subject="A page that does not work">contact us</ContactLink>.
        </p>
      )}
    </MessagePage>
  );
}
