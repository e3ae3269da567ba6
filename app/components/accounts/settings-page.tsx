import { useActionData } from "@remix-run/react";
import { Download, KeyRound, MonitorSmartphone, SlidersHorizontal, UserRoundX } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ACCOUNT_FORMS, type AccountFormName, type SettingsPageView } from "#app/presenters/accounts/view";
import type { RefusedForm } from "#app/presenters/form-view";
import { DeleteAccountForm } from "./delete-account-form";
import { PasswordForm } from "./password-form";
import { PreferencesForm } from "./preferences-form";
import { SessionList } from "./session-list";

/** One's own account: what is preferred, and what can be done with it. */
export function SettingsPage({ user, sessions }: SettingsPageView) {
  return (
    <div className="wrap settings">
      <div className="settings-head">
        <h1>Account Settings</h1>
        <p>
          Signed in as <strong>{user.username}</strong>
          {user.email && ` (${user.email})`}
        </p>
      </div>
      <div className="settings-main">
        <PreferencesForm user={user} />
        <aside className="settings-note" aria-labelledby="how-preferences-work">
          <SlidersHorizontal className="icon" aria-hidden />
          <div>
            <h2 id="how-preferences-work">How preferences work</h2>
            <p>
              Preferences act as filters: only the activities and hotels that match at least one of them are
              shown. With none set, you see everything.
            </p>
            <p>They also shape your recommendations.</p>
          </div>
        </aside>
      </div>
      <section className="settings-more" aria-labelledby="your-account">
        <h2 id="your-account">Your account</h2>
        <Folded Icon={KeyRound} title="Change password" form="password">
          <PasswordForm username={user.username} />
        </Folded>
        <Folded Icon={MonitorSmartphone} title="Where you are signed in" form="sessions">
          <SessionList sessions={sessions} />
        </Folded>
        <a href="/settings/data" download className="settings-row">
          <Download className="icon" aria-hidden />
          Download my data
          <span className="hint">All that is stored about you, as a JSON file</span>
        </a>
        <Folded Icon={UserRoundX} title="Delete my account" form="delete">
          {user.isAdmin ? <p>The administrator&rsquo;s account cannot be deleted.</p> : <DeleteAccountForm />}
        </Folded>
      </section>
    </div>
  );
}

interface FoldedProps {
  Icon: LucideIcon;
  title: string;
  form: AccountFormName;
  children: ReactNode;
}

/** What few need often, folded away; unfolded in the page that a refused form brings without JavaScript. */
function Folded({ Icon, title, form, children }: FoldedProps) {
  const isOpen = useActionData<RefusedForm>()?.formId === ACCOUNT_FORMS[form].id;
  return (
    <details className="settings-fold" open={isOpen || undefined}>
      <summary className="settings-row">
        <Icon className="icon" aria-hidden />
        {title}
      </summary>
      <div className="settings-fold-body">{children}</div>
    </details>
  );
}
