import { Link } from "@remix-run/react";
import { NothingFoundScene } from "../art/empty-scenes";
import { MessagePage } from "../layout/pages/message-page";
import { button } from "../ui/button";

export function FavoritesEmpty() {
  return (
    <MessagePage
      scene={<NothingFoundScene />}
      title="No favorites yet"
      actions={
        <Link to="/search" className={button({ tone: "sun" })}>
          Find Destinations
        </Link>
      }
    >
      <p>Tap the heart of a place that you like: it is kept here, with its weather of the day.</p>
    </MessagePage>
  );
}
