import { useRevalidator } from "@remix-run/react";
import { StormScene } from "../art/empty-scenes";
import { MessagePage } from "../layout/message-page";

export function FavoritesFailed({ message }: { message: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <MessagePage
      scene={<StormScene />}
      title="Your Favorites"
      actions={
        <a
          href="/favorites"
          className="button button-sun"
          onClick={(event) => {
            event.preventDefault();
            revalidate();
          }}
        >
          Try Again
        </a>
      }
    >
      <p role="alert">{state === "idle" ? message : "Loading your favorites..."}</p>
    </MessagePage>
  );
}
