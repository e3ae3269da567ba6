import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import type { OpenCard } from "./use-open-card";
import { Button, ButtonLink, button } from "#app/components/ui/button";
import { ShareLink } from "#app/components/trips/share-link";
import { OutLink } from "#app/components/ui/out-link";
import { latePart, neededAtOnce } from "#app/components/ui/late-part";
import { hasKept } from "#app/components/behaviour/kept-states";
import { forecastGrid, skeleton } from "#app/components/ui/panel";

interface Props {
  id: string;
  name: string;
  slug: string;
  url: string;
  content: OpenCard;
}

const PANEL =
  "col-span-full flex flex-col rounded-card border border-sun-deep bg-raised px-[clamp(0.75rem,2vw,1.5rem)] pt-4 pb-6 shadow-card motion-safe:animate-unfold";

/** The cards below move only once, when the card is opened. */
const FORECAST_HEIGHT = "min-h-[32.25rem] max-[22rem]:min-h-[34.25rem] md:min-h-[30.75rem] lg:min-h-[29rem]";

export function CardPanelSlot(props: Props) {
  const { id, name, url, content } = props;
  const { details, status, load } = content;
  const nameId = `${id}-name`;
  return (
    <section
      id={id}
      className={clsx(PANEL, status !== "failed" && FORECAST_HEIGHT)}
      aria-labelledby={nameId}
      aria-busy={status === "loading"}
    >
      <p id={nameId} className="mb-1 font-display text-xl leading-[1.2] font-semibold max-md:sr-only">
        {name}
      </p>
      {details ? (
        <CardContent details={details} url={url} />
      ) : status === "failed" ? (
        <div className="grid justify-items-start gap-3" role="alert">
          <p>{`The details of ${name} could not be loaded. Please check your connection and try again.`}</p>
          <Button label="Try Again" onClick={load} />
        </div>
      ) : (
        <PanelSkeleton name={name} />
      )}
      <PanelEnd {...props} />
    </section>
  );
}

function PanelEnd({ name, slug, url, content: { details, closeToToggle } }: Props) {
  const { pathname, search } = useLocation();
  const roomsUrl = details?.roomsUrl ?? null;
  const share = details?.share ?? { url: `/destinations/${slug}`, text: name };
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-6">
      <ButtonLink
        to={url}
        size="row"
        label="Full page"
        more={` of ${name}`}
        state={{ from: pathname + search }}
      />
      {roomsUrl !== null && (
        <OutLink href={roomsUrl} className={button({ size: "row" })} more={` in ${name} for these nights`}>
          Find a room
        </OutLink>
      )}
      <ShareLink subject={name} {...share} />
      <Button
        size="row"
        Icon={X}
        label="Close"
        more={` the details of ${name}`}
        className="ml-auto"
        onClick={closeToToggle}
      />
    </div>
  );
}

const DAYS = [1, 2, 3, 4, 5];

function PanelSkeleton({ name }: { name: string }) {
  return (
    <div>
      <p className="sr-only" role="status">{`Loading the details of ${name}`}</p>
      <div className={skeleton("mb-5 h-[48px]")} />
      <div className={forecastGrid} aria-hidden>
        {DAYS.map((day) => (
          <div key={day} className={skeleton("h-46")} />
        ))}
      </div>
    </div>
  );
}

/** Its code comes after hydration, or before it if a card was open, so that the page then has its height. */
export const CardContent = latePart({
  name: "the details",
  load: () => import("./card-tabs").then((module) => module.CardTabs),
  pending: <PanelSkeleton name="the place" />,
});
if (hasKept("card ")) neededAtOnce.push(CardContent.fetchCode());
