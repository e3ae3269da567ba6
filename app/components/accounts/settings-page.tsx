import { useActionData } from "@remix-run/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import KeyRound from "lucide-react/icons/key-round";
import Mail from "lucide-react/icons/mail";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { ACCOUNT_FORMS, type AccountFormName } from "#app/presenters/accounts/view";
import type { SettingsPageView } from "#app/presenters/accounts/pages";
import type { RefusedForm } from "#app/presenters/form-view";
import { SessionList } from "./session-list";
import {
  DeleteAccountForm,
  EmailForm,
  HomePostcodeForm,
  PassesForm,
  PasswordForm,
  PreferencesForm,
} from "./settings-forms";
import { hint } from "#app/components/ui/field";
import { page } from "#app/components/ui/page";

/** A setting that is rarely needed: a link, or opens a form. */
const ROW =
  "flex min-h-[56px] cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 font-semibold text-ink no-underline hover:underline [&::-webkit-details-marker]:hidden";

export function SettingsPage({ user, sessions }: SettingsPageView) {
  return (
    <div className={page}>
      <div className="mb-6">
        <h1>Account Settings</h1>
        <p className="mt-1.5 wrap-anywhere text-ink-soft">
          Signed in as <strong className="text-ink">{user.username}</strong>
          {user.email && <span>{` (${user.email})`}</span>}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          <PreferencesForm user={user} />
          <HomePostcodeForm user={user} />
          <PassesForm user={user} />
        </div>
        <aside className="flex gap-4 rounded-card bg-sea-soft p-5" aria-labelledby="how-preferences-work">
          <SlidersHorizontal className="size-6 flex-none text-sea" aria-hidden />
          <div className="min-w-0 space-y-1.5">
            <h2 id="how-preferences-work" className="text-lg">
              How preferences work
            </h2>
            <p>We show matching things first. Dogs, children and step-free also apply to places to stay.</p>
            <p>They also shape your recommendations.</p>
          </div>
        </aside>
      </div>
      <section className="mt-[clamp(2rem,5vw,3.5rem)] lg:mr-98" aria-labelledby="your-account">
        <h2 id="your-account" className="mb-3">
          Your account
        </h2>
        <Folded Icon={KeyRound} title="Change password" form="password">
          <PasswordForm user={user} />
        </Folded>
        <Folded Icon={Mail} title="Email address" form="email">
          <EmailForm user={user} />
        </Folded>
        <Folded Icon={MonitorSmartphone} title="Where you are signed in" form="sessions">
          <SessionList sessions={sessions} />
        </Folded>
        <a href="/settings/data" download className={ROW}>
          <Download className="icon text-sea" aria-hidden />
          Download my data
          <span className={`${hint} font-normal`}>Everything we store about you, as a JSON file</span>
        </a>
        <Folded Icon={UserRoundX} title="Delete my account" form="delete">
          {user.isAdmin ? <p>The administrator&rsquo;s account can't be deleted.</p> : <DeleteAccountForm />}
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

/** Closed at first. Without JavaScript it is open if the server has just refused it. */
function Folded({ Icon, title, form, children }: FoldedProps) {
  const isOpen = useActionData<RefusedForm>()?.formId === ACCOUNT_FORMS[form].id;
  return (
    <details className="group border-line last:border-b" open={isOpen || undefined}>
      <summary className={ROW}>
        <Icon className="icon text-sea" aria-hidden />
        <span>{title}</span>
        <ChevronDown className="icon ml-auto text-ink-soft group-open:rotate-180" aria-hidden />
      </summary>
      <div className="max-w-120 pt-1 pb-6">{children}</div>
    </details>
  );
}
