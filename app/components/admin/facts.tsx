import { clsx } from "clsx";
import { tile } from "#app/components/ui/panel";

interface Fact {
  name: string;
  value: string | number;
  isProblem?: boolean;
}

/** Some figures at a glance, each with its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3">
      {facts.map(({ name, value, isProblem }) => (
        <div key={name} className={`${tile} px-4 py-3`}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className={clsx("text-lg font-strong tabular-nums", isProblem && "text-berry")}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
