import type { ReactNode } from "react";
import { Link } from "#app/framework/link";
import type { AlertMessageView, AlertView, AlertsPageView } from "#app/features/alerts/presenters/pages";
import { ALERTS_FULL } from "#app/features/alerts/domain/rules";
import { IntentButtons } from "#app/components/forms/intent-buttons";
import { MissingScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { badge } from "#app/components/ui/badge";
import { ButtonLink } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { page, pageHead } from "#app/components/ui/page";
import { itemHead, itemTitle, panel } from "#app/components/ui/panel";
import { MailPanel } from "./mail-panel";
import { PushPanel } from "./push-panel";

export function AlertsPage({ view }: { view: AlertsPageView }) {
  const { alerts, messages, hasRoom, calendarUrl, mail, push } = view;
  const hasWay =
    calendarUrl !== null || [mail.state, push.state].some((state) => state === "on" || state === "asked");
  if (alerts.length === 0 && !hasWay) return <NoAlerts />;
  return (
    <div className={page}>
      <div className={pageHead}>
        <div>
          <h1>Alerts</h1>
          <p className="text-ink-soft">
            A message when a day turns sunny, at most once a day, or one a week. Never at night.
          </p>
        </div>
        {hasRoom ? (
          <ButtonLink
            to="/alerts/new"
            tone="sun"
            size="row"
            label="New Alert"
            className="justify-self-start"
          />
        ) : (
          <p className={hint}>{ALERTS_FULL}</p>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-8">
          <section aria-labelledby="messages">
            <h2 id="messages" className="mb-2 text-xl">
              Messages
            </h2>
            <Messages messages={messages} />
          </section>
          <section aria-labelledby="my-alerts">
            <h2 id="my-alerts" className="mb-3 text-xl">
              Your alerts
            </h2>
            {alerts.length === 0 && <p className={hint}>Nothing at the moment.</p>}
            <ul className="grid grid-cols-1 gap-4">
              {alerts.map((alert) => (
                <OwnAlert key={alert.id} alert={alert} />
              ))}
            </ul>
          </section>
        </div>
        <Ways view={view} />
      </div>
    </div>
  );
}

function Messages({ messages }: { messages: readonly AlertMessageView[] }) {
  if (messages.length === 0)
    return <p className={hint}>Nothing yet. We'll list what your alerts find here.</p>;
  return (
    <ul>
      {messages.map(({ id, isNew, isCorrection, title, note, url, days }) => (
        <li key={id} className="grid gap-1 border-t border-line py-3">
          <div className={itemHead}>
            <h3 className={itemTitle}>
              <Link to={url}>{title}</Link>
            </h3>
            <span className="flex flex-none gap-1.5">
              {isCorrection && <span className={badge({ tone: "berry" })}>Changed</span>}
              {isNew && <span className={badge({ tone: "sun" })}>New</span>}
            </span>
          </div>
          {days.map((day) => (
            <BriefDay key={day.title} day={day} />
          ))}
          <p className={hint}>{note}</p>
        </li>
      ))}
    </ul>
  );
}

const BriefDay = ({ day: { title, text, places } }: { day: AlertMessageView["days"][number] }) => (
  <div>
    <h4 className="font-semibold">{title}</h4>
    {text && <p>{text}</p>}
    <ul className="grid gap-1">
      {places.map(({ path, name, why, thing }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>: <span>{why}</span> <span className={hint}>{thing}</span>
        </li>
      ))}
    </ul>
  </div>
);

const TONES = { on: "leaf", paused: "outline", stale: "berry" } as const;

function OwnAlert({ alert }: { alert: AlertView }) {
  const { id, title, what, searchUrl, state, stateLabel, stateNote } = alert;
  return (
    <li className={panel({ pad: "card", className: "grid gap-2" })}>
      <div className={itemHead}>
        <h3 className={itemTitle} id={`alert-${id}`}>
          {title}
        </h3>
        <span className={badge({ tone: TONES[state] })}>{stateLabel}</span>
      </div>
      <p>
        <Link to={searchUrl}>{what}</Link>
      </p>
      <p className={hint}>{stateNote}</p>
      <IntentButtons
        action="/alerts"
        preventScrollReset
        presses={{ ...(state === "paused" ? { resume: "Resume" } : { pause: "Pause" }), remove: "Delete" }}
        describedBy={`alert-${id}`}
      >
        <input type="hidden" name="alertId" value={id} />
        <ButtonLink to={`/alerts/${id}`} size="small" label="Change" aria-describedby={`alert-${id}`} />
      </IntentButtons>
    </li>
  );
}

const Ways = ({ view: { mail, push, calendarUrl } }: { view: AlertsPageView }) => (
  <div className="grid grid-cols-1 gap-6">
    {push.state !== "not-set-up" && (
      <Way id="by-push" title="Notifications">
        <PushPanel push={push} />
      </Way>
    )}
    {mail.state !== "not-set-up" && (
      <Way id="by-mail" title="By email">
        <MailPanel mail={mail} />
      </Way>
    )}
    <Way id="calendar" title="Calendar">
      <Calendar url={calendarUrl} />
    </Way>
  </div>
);

const Way = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={panel({ pad: "card", className: "grid gap-3" })} aria-labelledby={id}>
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    {children}
  </section>
);

const Calendar = ({ url }: { url: string | null }) => (
  <>
    <p>
      {url
        ? "Give this link to your calendar. Anyone with the link can see your alerts."
        : "A private link that shows your alerts in your calendar."}
    </p>
    {url && (
      <div>
        <a href={url} className="font-semibold" rel="nofollow noreferrer">
          Calendar (ICS)
        </a>
        <p className={`${hint} wrap-anywhere`}>{url}</p>
      </div>
    )}
    <IntentButtons
      action="/alerts"
      preventScrollReset
      presses={
        url
          ? { "make-feed": "Make a New Link", "end-feed": "End It" }
          : { "make-feed": "Make a Private Link" }
      }
    />
  </>
);

function NoAlerts() {
  return (
    <MessagePage
      scene={<MissingScene what="no-alerts" />}
      title="No alerts yet"
      actions={<ButtonLink to="/alerts/new" tone="sun" label="New Alert" />}
    >
      <p>
        Keep a search: each week we'll write where the weekend is best, or when one of its places turns sunny.
      </p>
    </MessagePage>
  );
}
