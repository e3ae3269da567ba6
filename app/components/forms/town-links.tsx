import { ButtonLink } from "#app/components/ui/button";

/** The same search from each town of a name that several have. */
export const TownLinks = ({ towns }: { towns: readonly { label: string; url: string }[] }) =>
  towns.length === 0 ? null : (
    <ul className="flex flex-wrap gap-2">
      {towns.map(({ label, url }) => (
        <li key={url}>
          <ButtonLink to={url} size="small" label={label} />
        </li>
      ))}
    </ul>
  );
