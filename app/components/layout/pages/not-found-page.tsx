import { Link } from "#app/framework/link";
import { MissingScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "./message-page";
import { button } from "#app/components/ui/button";

/** Developers see a question about their routes instead of advice for visitors. */
export function NotFoundPage({ isDevelopment }: { isDevelopment: boolean }) {
  return (
    <MessagePage
      scene={<MissingScene what="lost" />}
      title="404 Page Not Found"
      actions={
        <>
          <Link to="/" className={button({ tone: "sun" })}>
            Go to the home page
          </Link>
          <Link to="/about" className={button()}>
            How Sunny Escape works
          </Link>
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
