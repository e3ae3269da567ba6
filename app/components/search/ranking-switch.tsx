import { Link } from "@remix-run/react";
import { segment, segments } from "#app/components/ui/segments";

const RANKINGS = [
  { ranking: "urban", label: "Best day out" },
  { ranking: "beach", label: "Beach & sun" },
] as const;

interface Props {
  ranking: (typeof RANKINGS)[number]["ranking"];
  otherUrl: string;
}

/** The two ways to rank; the one in use is not a link. */
export function RankingSwitch({ ranking, otherUrl }: Props) {
  return (
    <nav className={segments} aria-label="Ranking">
      {RANKINGS.map((each) =>
        each.ranking === ranking ? (
          <span key={each.ranking} className={segment({ state: "on" })} aria-current="true">
            {each.label}
          </span>
        ) : (
          <Link key={each.ranking} to={otherUrl} className={segment({ state: "off" })} preventScrollReset>
            {each.label}
          </Link>
        ),
      )}
    </nav>
  );
}
