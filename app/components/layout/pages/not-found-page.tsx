import { MissingScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "./message-page";
import { ButtonLink } from "#app/components/ui/button";

/** Developers see a question about their routes instead of advice for visitors. */
export function NotFoundPage({ isDevelopment }: { isDevelopment: boolean }) {
  return (
    <MessagePage
      scene={<MissingScene what="lost" />}
      title="404 Page Not Found"
      actions={
        <>
          <ButtonLink to="/" tone="sun" label="Go to the home page" />
          <ButtonLink to="/about" label="How Sunny Escape works" />
        </>
      }
    >
      {isDevelopment ? (
        <p>Did you forget to add the page to the router?</p>
      ) : (
        <p>
          If you typed the address, check that it is right. If you followed a link, the page may have moved. A
          new search always starts on the home page.
        </p>
      )}
    </MessagePage>
  );
}
