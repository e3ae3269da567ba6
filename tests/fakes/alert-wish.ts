const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const everyDay = (box: "on" | "") => Object.fromEntries(WEEKDAYS.map((day) => [day, box]));

export const NO_DAY: Readonly<Record<string, string>> = everyDay("");
/** A filled-in alert form: any place that is worth the drive within three hours of London, on every day of the week. */
export const ALERT_WISH: Readonly<Record<string, string>> = {
  postcode: "SW1A 1AA",
  drivingHours: "3",
  threshold: "60",
  style: "urban",
  ...everyDay("on"),
};
