import type { AlertPageView } from "#app/features/alerts/presenters/view";
import { Link } from "#app/framework/link";
import { FormScene } from "#app/components/art/empty-scenes";
import { LogInPage } from "#app/components/layout/pages/log-in-page";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { button } from "#app/components/ui/button";
import { page } from "#app/components/ui/page";
import { panel } from "#app/components/ui/panel";
import { AlertForm } from "./alert-form";

export function AlertPage({ view }: { view: AlertPageView }) {
  if (view.kind === "sign-in") return <SignInCard returnTo={view.returnTo} />;
  if (view.kind === "no-search") return <SearchFirst />;
  return (
    <div className={page}>
      <div className="mb-6 max-w-text">
        <h1>{view.alertId === null ? "Tell me when it is sunny" : "Change this alert"}</h1>
        <p className="mt-1.5 text-lg text-ink-soft">
          One message a week about the weekend, or one when a day turns sunny. Never at night.
        </p>
      </div>
      <div className={panel({ pad: "card", className: "max-w-text" })}>
        <AlertForm key={view.alertId ?? "new"} view={view} />
      </div>
    </div>
  );
}

const SearchFirst = () => (
  <MessagePage
    scene={<FormScene />}
    title="Search first"
    actions={
      <Link to="/" className={button({ tone: "sun" })}>
        Search
      </Link>
    }
  >
    <p>An alert is a search that we repeat for you. On its results, choose “Tell me when it is sunny”.</p>
  </MessagePage>
);

const SignInCard = ({ returnTo }: { returnTo: string }) => (
  <LogInPage
    title="Tell me when it is sunny"
    logIn={`/auth?${new URLSearchParams({ from: "feature", returnTo }).toString()}`}
  >
    With an account, we'll let you know each week where the weekend is best, or when somewhere within your
    drive turns sunny: on the site, by email or in your calendar.
  </LogInPage>
);
