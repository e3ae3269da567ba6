import { FAVORITES_FAILED } from "#app/presenters/favorites/view";
import { StormScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { ButtonAnchor } from "#app/components/ui/button";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";

/** After a failed connection it replaces the whole page. */
export function FavoritesFailed({ message = FAVORITES_FAILED.message }: { message?: string }) {
  const { isRetrying, retryLink } = useRetryOnce();
  return (
    <MessagePage
      scene={<StormScene />}
      title="Your Favorites"
      actions={<ButtonAnchor {...retryLink} tone="sun" label="Try Again" />}
    >
      <p role="alert">{isRetrying ? "Loading your favorites..." : message}</p>
    </MessagePage>
  );
}
