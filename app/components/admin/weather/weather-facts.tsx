import type { WeatherStatusView } from "#app/presenters/admin/weather-status";
import { weekdayTimeInWords } from "#app/domain/calendar/words";
import { tile } from "#app/components/ui/panel";
import { Facts } from "#app/components/admin/admin-layout";

export function WeatherFacts({ status }: { status: WeatherStatusView }) {
  const {
    runs,
    nextRunAt,
    provider,
    secondProvider,
    newest,
    oldestFetchedAt,
    places,
    fresh,
    stale,
    missing,
  } = status;
  const last = runs.find(({ endedAt }) => endedAt !== null);
  const facts = [
    { name: "Last refresh", value: last?.endedAt ? weekdayTimeInWords(last.endedAt) : "None yet" },
    { name: "Next refresh", value: weekdayTimeInWords(nextRunAt) },
    { name: "Provider", value: provider },
    ...(secondProvider ? [{ name: "Behind it", value: secondProvider }] : []),
    ...(last ? [{ name: "Answered last", value: last.provider }] : []),
    ...(newest ? [{ name: "Newest forecast", value: newest }] : []),
    { name: "Oldest forecast", value: oldestFetchedAt ? weekdayTimeInWords(oldestFetchedAt) : "None yet" },
  ];
  const shares = [
    { name: "Fresh", count: fresh, tint: "bg-leaf" },
    { name: "Stale, shown with their age", count: stale, tint: "bg-sun-deep" },
    { name: "Missing", count: missing, tint: "bg-berry" },
  ];
  return (
    <>
      <Facts facts={facts} />
      <div className={`${tile} grid gap-2 px-4 py-3.5`}>
        <p>
          <strong className="tabular-nums">{places}</strong> destinations
        </p>
        <div className="flex h-3 overflow-hidden rounded-full bg-sunken forced-color-adjust-none" aria-hidden>
          {shares
            .filter(({ count }) => count > 0)
            .map(({ name, count, tint }) => (
              <span key={name} className={`basis-0 ${tint}`} style={{ flexGrow: count }} />
            ))}
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {shares.map(({ name, count, tint }) => (
            <li key={name}>
              <span
                aria-hidden
                className={`mr-1.5 inline-block size-2.5 rounded-[3px] forced-color-adjust-none ${tint}`}
              />
              <strong className="tabular-nums">{count}</strong> {name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
