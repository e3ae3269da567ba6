import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { forbidsPraise, warningsDuring } from "#app/domain/warnings/official-warning";
import type { WarningSource } from "#app/services/warnings/ports";
import type { AlertMessage } from "./ports";
import type { MessageVisit } from "./visits-of-messages";

interface Deps {
  readonly warnings: WarningSource;
  readonly visitsOf: (messages: readonly AlertMessage[]) => Promise<ReadonlyMap<number, MessageVisit>>;
}

/** Ids of news whose visit is now under an amber or red warning. */
export type WarnedNews = (messages: readonly AlertMessage[]) => Promise<ReadonlySet<number>>;

const NONE: ReadonlySet<number> = new Set();

/** With the drives. Computes visits only if there is such a warning. */
export const createWarnedNews =
  ({ warnings, visitsOf }: Deps): WarnedNews =>
  async (messages) => {
    const severe = (await warnings.current())?.inForce.filter(forbidsPraise) ?? [];
    const news = messages.filter(({ kind }) => kind === "news");
    if (severe.length === 0 || news.length === 0) return NONE;
    const visits = await visitsOf(news);
    const isWarned = ({ id, date }: AlertMessage): boolean => {
      const found = visits.get(id);
      if (!found) return false;
      const { leavesAt, arrivesAt, endsAt } = found.visit;
      const away = {
        fromMs: epochMsOfLondonClock(date, leavesAt),
        untilMs: epochMsOfLondonClock(date, endsAt + (arrivesAt - leavesAt)),
      };
      return warningsDuring(severe, found.place, away).length > 0;
    };
    return new Set(news.filter(isWarned).map(({ id }) => id));
  };
