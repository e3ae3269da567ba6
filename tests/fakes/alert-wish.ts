import type { AlertMessage } from "#app/features/alerts/services/ports";

/** A filled-in alert form: any place that is worth the drive within three hours of London, on every day of the week. */
export const ALERT_WISH: Readonly<Record<string, string>> = {
  search: "from=SW1A&drivingHours=3",
  timing: "sunny-127-60",
};

/** For tests: news of Filey on a Saturday in July. */
export const someNews = (change: Partial<AlertMessage> = {}): AlertMessage => ({
  id: 1,
  alertId: 1,
  kind: "news",
  destinationId: 1,
  slug: "filey",
  name: "Filey",
  date: "2026-07-18",
  score: 82,
  createdAt: Date.UTC(2026, 6, 16, 9, 10),
  readAt: null,
  search: "from=LS6&drivingHours=2",
  said: null,
  ...change,
});
