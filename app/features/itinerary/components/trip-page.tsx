import { useLocation } from "@remix-run/react";
import { Link } from "#app/framework/link";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { MissingScene } from "#app/components/art/empty-scenes";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { IntentButtons } from "#app/components/forms/intent-buttons";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { ShareLink } from "#app/components/trips/share-link";
import { WarningsNote } from "#app/components/warnings/official-warnings";
import { Button, ButtonAnchor, ButtonLink } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { page, pageHead } from "#app/components/ui/page";
import { panel } from "#app/components/ui/panel";
import type { SharedTripView, TripPageView } from "#app/features/itinerary/presenters/trip-page";
import { TripStop } from "./trip-stop";

export function TripPage({ view }: { view: TripPageView }) {
  const { sharedAt } = view;
  const text = view.preview?.title ?? "A trip";
  if (view.stops.length === 0) return <NoTrip>{sharedAt && <Sharing url={sharedAt} text={text} />}</NoTrip>;
  return (
    <div className={page}>
      <CardIconSheet />
      <div className={pageHead}>
        <div>
          <h1>Your trip</h1>
          {view.free !== null && (
            <p>
              <span>{view.free}</span>
              {" with your cards. Check before you go."}
            </p>
          )}
          {sharedAt === undefined && (
            <p className="text-ink-soft copy:hidden print:hidden">
              {"Only this browser keeps it. "}
              <Link to="/auth?from=feature&returnTo=%2Ftrip">Sign in</Link>
              {" to keep it in your account and share it."}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 copy:hidden print:hidden">
          <CalendarLink of="/trip" />
          <PrintButton />
        </div>
      </div>
      <Stops view={view} />
      {sharedAt !== undefined && (
        <div className="contents copy:hidden">
          <Sharing url={sharedAt} text={text} />
        </div>
      )}
    </div>
  );
}

export function SharedTripPage({ view }: { view: SharedTripView }) {
  const { pathname } = useLocation();
  return (
    <div className={page}>
      <CardIconSheet />
      <div className={pageHead}>
        <h1>A trip</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          {view.stops.length > 0 && <CalendarLink of={pathname} />}
          <PrintButton />
        </div>
      </div>
      {view.stops.length === 0 ? <p>This trip has no places yet.</p> : <Stops view={view} />}
    </div>
  );
}

const HOME_LINK = <ButtonLink to="/" tone="sun" label="Find a sunny place" />;

export function NotSharedPage() {
  return (
    <MessagePage
      scene={<MissingScene what="lost" />}
      title="This trip is no longer shared"
      actions={HOME_LINK}
    >
      <p>Its link has ended, or a part of the link is missing. Ask the person who sent it for a new one.</p>
    </MessagePage>
  );
}

function Stops({ view: { stops, sources, warningsNote } }: { view: SharedTripView }) {
  return (
    <>
      <WarningsNote note={warningsNote} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {stops.map((stop) => (
          <TripStop key={stop.slug} stop={stop} />
        ))}
      </div>
      {sources.map((source) => (
        <p key={source} className={`${hint} mt-4 weather-old:hidden`}>
          {source}
        </p>
      ))}
    </>
  );
}

const CalendarLink = ({ of }: { of: string }) => (
  <ButtonAnchor
    href={`${of}/calendar.ics`}
    size="row"
    Icon={CalendarPlus}
    label="Add to calendar"
    rel="nofollow"
  />
);

/** Without JavaScript it is absent, since the browser's menu can print too. */
function PrintButton() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button size="row" Icon={Printer} label="Print" className="print:hidden" onClick={() => window.print()} />
  );
}

function Sharing({ url, text }: { url: string | null; text: string }) {
  return (
    <section
      className={panel({ pad: "card", className: "mt-8 grid max-w-152 gap-3 print:hidden" })}
      aria-labelledby="sharing"
    >
      <h2 id="sharing" className="text-xl">
        Share it
      </h2>
      <p>
        {url === null
          ? "Make a private link for the people you travel with. It shows the trip and nothing about you but the first part of each start's postcode."
          : "Anyone with this link can read the trip as it is now and as you change it, and say which places suit them."}
      </p>
      {url !== null && <p className={`${hint} wrap-anywhere`}>{url}</p>}
      <IntentButtons
        action="/trip"
        preventScrollReset
        presses={url === null ? { share: "Make a link" } : { "end-sharing": "End sharing" }}
        size="row"
      >
        {url !== null && <ShareLink text={text} subject="your trip" url={url} />}
      </IntentButtons>
    </section>
  );
}

/** The user can still end the link of an empty trip. */
function NoTrip({ children }: { children: ReactNode }) {
  return (
    <>
      <MessagePage scene={<MissingScene what="no-trip" />} title="Your trip is empty" actions={HOME_LINK}>
        <p>Open a place and press “Add to my trip”. Its days, weather and drive are then here on one page.</p>
      </MessagePage>
      {children && <div className="wrap">{children}</div>}
    </>
  );
}
