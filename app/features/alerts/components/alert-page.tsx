import type { AlertPageView } from "#app/features/alerts/presenters/view";
import { LogInPage } from "#app/components/layout/pages/log-in-page";
import { page } from "#app/components/ui/page";
import { panel } from "#app/components/ui/panel";
import { AlertForm } from "./alert-form";

export function AlertPage({ view }: { view: AlertPageView }) {
  if (view.kind === "sign-in") return <SignInCard returnTo={view.returnTo} />;
  return (
    <div className={page}>
      <div className="mb-6 max-w-text">
        <h1>{view.alertId === null ? "Tell me when it is sunny" : "Change this alert"}</h1>
        <p className="mt-1.5 text-lg text-ink-soft">
          We check every hour and message you at most once a day, never at night. If the forecast turns, we'll
          let you know.
        </p>
      </div>
      <div className={panel({ pad: "card", className: "max-w-text" })}>
        <AlertForm key={view.alertId ?? "new"} alertId={view.alertId} first={view.first} />
      </div>
    </div>
  );
}

const SignInCard = ({ returnTo }: { returnTo: string }) => (
  <LogInPage
    title="Tell me when it is sunny"
    logIn={`/auth?${new URLSearchParams({ from: "feature", returnTo }).toString()}`}
  >
    With an account, we'll let you know when somewhere within your drive turns sunny: on the site, by email or
    in your calendar.
  </LogInPage>
);
