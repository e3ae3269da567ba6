import { type Tab, TabList } from "#app/components/ui/tab-list";
import { useKeptState } from "#app/components/behaviour/use-kept-state";
import type { DetailsView } from "#app/presenters/trips/destination-details";
import { DriveWords } from "#app/components/trips/drive-words";
import { PlaceWarnings } from "#app/components/warnings/official-warnings";
import { ForecastPanel } from "#app/components/trips/forecast/forecast-panel";
import { AccommodationPanel } from "#app/components/trips/panels/accommodation-panel";
import { ActivitiesPanel } from "#app/components/trips/panels/activities-panel";

const PANELS = {
  forecast: { label: "Weather Forecast", Panel: ForecastPanel },
  activities: { label: "Things to Do", Panel: ActivitiesPanel },
  hotels: { label: "Accommodation", Panel: AccommodationPanel },
} as const;
type PanelId = keyof typeof PANELS;
const IDS = Object.keys(PANELS) as PanelId[];

interface Props {
  details: DetailsView;
  /** The place's own page, which has the content of all three tabs. */
  url: string;
}

export function CardTabs({ details, url }: Props) {
  const [selected, select] = useKeptState<PanelId>(`tab ${details.id}`, "forecast");
  const name = `tab-${details.id}`;
  const panelId = `panel-${details.id}`;
  const tabs: Tab<PanelId>[] = IDS.map((id) => ({ id, label: PANELS[id].label, href: url }));
  const { Panel } = PANELS[selected];
  return (
    <>
      <PlaceWarnings notes={details.notes} />
      <DriveWords words={details.driveWords} />
      <TabList
        label={`About ${details.name}`}
        name={name}
        tabs={tabs}
        selected={selected}
        panelId={panelId}
        onSelect={(id) => select(() => id)}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${name}-${selected}`}>
        <Panel details={details} />
      </div>
    </>
  );
}
