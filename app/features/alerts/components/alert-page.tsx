import type { AlertPageView } from "#app/features/alerts/presenters/pages";
import { Link } from "#app/framework/link";
import { FormScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { ButtonLink } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { page } from "#app/components/ui/page";
import { panel } from "#app/components/ui/panel";
import { AlertForm } from "./alert-form";

export function AlertPage({ view: { form, returnTo } }: { view: AlertPageView }) {
  const isGuest = returnTo !== null;
  if (!form && !isGuest) return <SearchFirst />;
  return (
    <div className={page}>
      <div className="mb-6 max-w-text">
        <h1>{!form || form.isNew ? "Tell me when it is sunny" : "Change this alert"}</h1>
        <p className="mt-1.5 text-lg text-ink-soft">
          {isGuest && form
            ? "One email every Thursday evening: where the weekend is best, or that home is as good."
            : "One message a week about the weekend, or one when a day turns sunny. Never at night."}
        </p>
      </div>
      {form && (
        <div className={panel({ pad: "card", className: "max-w-text" })}>
          <AlertForm key={form.action} view={form} isGuest={isGuest} />
          {isGuest && (
            <p className={`${hint} mt-4`}>
              First we'll ask you there whether you want it. We keep this address and this search, nothing
              else, and delete both when you end it.
            </p>
          )}
        </div>
      )}
      {isGuest && (
        <p className="mt-6 max-w-text">
          With an account, you can keep several searches, and get notifications and a calendar too.{" "}
          <Link
            to={`/auth?${new URLSearchParams({ from: "feature", returnTo }).toString()}`}
            className="font-semibold"
          >
            Log In / Sign Up
          </Link>
        </p>
      )}
    </div>
  );
}

const SearchFirst = () => (
  <MessagePage
    scene={<FormScene />}
    title="Search first"
    actions={<ButtonLink to="/" tone="sun" label="Search" />}
  >
    <p>An alert is a search that we repeat for you. On its results, choose “Tell me when it is sunny”.</p>
  </MessagePage>
);
