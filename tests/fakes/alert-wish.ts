/** A filled-in alert form: any place that is worth the drive within three hours of London, on every day of the week. */
export const ALERT_WISH: Readonly<Record<string, string>> = {
  search: "from=SW1A&drivingHours=3",
  timing: "sunny-127-60",
};
