import * as Tabs from "@radix-ui/react-tabs";
import { useKeptState } from "#app/components/ui/use-kept-state";
import type { DetailsView } from "#app/presenters/trips/card-view";
import { AccommodationPanel } from "./panels/accommodation-panel";
import { ActivitiesPanel } from "./panels/activities-panel";
import { ForecastPanel } from "./forecast/forecast-panel";
import { clsx } from "clsx";
import { tab as tabStyle, tabs } from "../ui/tabs";

/** The three tabs of an opened card, the forecast first. */
export function CardTabs({ details }: { details: DetailsView }) {
  const [tab, setTab] = useKeptState(`tab ${details.id}`, "forecast");
  return (
    <Tabs.Root value={tab} onValueChange={(next) => setTab(() => next)}>
      <Tabs.List className={clsx(tabs, "mb-5")} aria-label={`About ${details.name}`}>
        <Tabs.Trigger value="forecast" className={tabStyle()}>
          Weather Forecast
        </Tabs.Trigger>
        <Tabs.Trigger value="activities" className={tabStyle()}>
          Things to Do
        </Tabs.Trigger>
        <Tabs.Trigger value="hotels" className={tabStyle()}>
          Accommodation
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="forecast">
        <ForecastPanel details={details} />
      </Tabs.Content>
      <Tabs.Content value="activities">
        <ActivitiesPanel details={details} />
      </Tabs.Content>
      <Tabs.Content value="hotels">
        <AccommodationPanel details={details} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
