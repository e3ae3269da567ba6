import { useSearchParams } from "@remix-run/react";
import { Link } from "#app/framework/link";
import { useState } from "react";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/cards";
import { TabList } from "#app/components/ui/tab-list";
import { Carousel } from "./carousel";
import { notice } from "#app/components/ui/panel";

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

export function Getaways({ panel }: { panel: RecommendationsPanelView }) {
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
