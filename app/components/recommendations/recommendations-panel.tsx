import { type ReactNode, useState } from "react";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/cards";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { WarningsNote } from "#app/components/warnings/official-warnings";
import { Button } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";
import { useSearchParams } from "@remix-run/react";
import { Link } from "#app/framework/link";
import { TabList } from "#app/components/ui/tab-list";
import { Carousel } from "./carousel";

interface Props {
  username: string;
  /** Null if it could not be loaded. */
  panel: RecommendationsPanelView | null;
}

export function RecommendationsPanel({ username, panel }: Props) {
  if (!panel) return <PanelFailed />;
  if (panel.recommended.length + panel.favorites.length + panel.recent.length === 0) {
    return (
      <PanelMessage title={`Welcome, ${username}!`}>
        <p>
          Search from your postcode above, or save a place with its heart: your recommendations, favorites and
          recent places will be here.
        </p>
      </PanelMessage>
    );
  }
  return (
    <section id="getaways" className="wrap pt-section" aria-labelledby="getaways-title">
      <CardIconSheet />
      <h2 id="getaways-title" className="mb-2">
        Your Sunny Getaways
      </h2>
      <WarningsNote note={panel.warningsNote} />
      <Getaways panel={panel} />
    </section>
  );
}

function PanelMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap pt-section" aria-labelledby="getaways-title">
      <h2 id="getaways-title" className="mb-2">
        {title}
      </h2>
      <div className={notice({ tone: "quiet" })}>{children}</div>
    </section>
  );
}

function PanelFailed() {
  const { isRetrying, retry } = useRetryOnce();
  return (
    <PanelMessage title="Your Sunny Getaways">
      {isRetrying ? (
        <p role="status">Loading your recommendations...</p>
      ) : (
        <>
          <p role="alert" className="grid justify-items-start gap-2">
            We couldn't load your recommendations. Please try again in a moment.
            <small className="text-sm">Failed to fetch data from /api/recommendations</small>
          </p>
          <Button label="Try Again" className="js-only" onClick={retry} />
        </>
      )}
    </PanelMessage>
  );
}

type Tab = "recommended" | "favorites" | "recent";

const TABS: readonly { id: Tab; label: string; empty: string }[] = [
  {
    id: "recommended",
    label: "Recommended",
    empty: "No recommendations yet. Search from your postcode and we'll find some.",
  },
  {
    id: "favorites",
    label: "Favorites",
    empty: "No favorites yet. Tap the heart of a place to keep it here.",
  },
  {
    id: "recent",
    label: "Recent",
    empty: "No recent places yet. Places you search for and open will appear here.",
  },
];

/** The address names it (without JavaScript, tabs are links); otherwise the first tab with places. */
function firstTab(asked: string | null, panel: RecommendationsPanelView): Tab {
  const filled = TABS.filter(({ id }) => panel[id].length > 0);
  return (filled.find(({ id }) => id === asked) ?? filled[0])?.id ?? "recommended";
}

function drivesNote(panel: RecommendationsPanelView, tab: Tab) {
  const { home, startingPoint, lastSearched, whyNoDrives, hasOtherStarts } = panel;
  if (tab === "recommended" && home !== null) return `Drives from ${home}, your home postcode`;
  const unless = tab === "recent" && hasOtherStarts ? ", unless a place says otherwise" : "";
  if (startingPoint !== null) return `Drives from ${startingPoint}, where you last searched${unless}`;
  return lastSearched === null
    ? "Add your postcode above for places near you."
    : `We don't know drive times from ${lastSearched}, where you last searched${unless}. ${whyNoDrives ?? ""}`;
}

function Getaways({ panel }: { panel: RecommendationsPanelView }) {
  const [params] = useSearchParams();
  const [selected, setSelected] = useState(() => firstTab(params.get("getaways"), panel));
  const tabs = TABS.map(({ id, label }) => ({
    id,
    label,
    href: `/?getaways=${id}#getaways`,
    isDisabled: panel[id].length === 0,
  }));
  const { label, empty } = TABS.find(({ id }) => id === selected) ?? TABS[0]!;
  const cards = panel[selected];
  const dayNote = selected === "recommended" ? null : panel.dayNotes[selected];
  return (
    <>
      <TabList
        label="Your Sunny Getaways"
        className="mb-3"
        name="getaways-tab"
        tabs={tabs}
        selected={selected}
        panelId="getaways-panel"
        onSelect={setSelected}
      />
      <div id="getaways-panel" role="tabpanel" aria-labelledby={`getaways-tab-${selected}`}>
        {cards.length === 0 ? (
          <p className={notice({ tone: "empty" })}>{empty}</p>
        ) : (
          // Each tab starts at its first place.
          <Carousel key={selected} label={`${label} places`} cards={cards}>
            {dayNote !== null && <span className="block font-medium text-ink">{dayNote}</span>}
            <span>{drivesNote(panel, selected)}</span>
            {selected === "favorites" && panel.favoritesTotal > cards.length && (
              <Link to="/favorites" className="-my-2.5 ml-3 inline-block py-2.5 font-semibold">
                {`All ${panel.favoritesTotal} favorites`}
              </Link>
            )}
          </Carousel>
        )}
      </div>
    </>
  );
}
