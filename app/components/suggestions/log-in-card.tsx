import { Link } from "@remix-run/react";
import { FormScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { button } from "#app/components/ui/button";

/** For guests, in place of the form. */
export function LogInCard() {
  return (
    <MessagePage
      scene={<FormScene />}
      title="Please Log In"
      actions={
        <>
          <Link to="/auth" className={button({ tone: "sun" })}>
            Log In / Sign Up
          </Link>
          <Link to="/" className={button()}>
            Back to Home
          </Link>
        </>
      }
    >
      <p>You need to be logged in to submit suggestions, so that we can tell you what becomes of them.</p>
    </MessagePage>
  );
}
