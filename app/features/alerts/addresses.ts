import { type Address, CLOSED, GET, GET_POST, at } from "#app/http/address/address";

export const ALERT_ADDRESSES: readonly Address[] = [
  at("alerts", "features/alerts/routes/alerts.tsx", GET_POST, "alerts", { ...CLOSED, isReturnedTo: true }),
  at("alerts/mail", "features/alerts/routes/alert-mail.tsx", GET_POST, "alerts", {
    ...CLOSED,
    takesForeignPosts: true,
  }),
  at("alerts/:alertId", "features/alerts/routes/alert.tsx", GET_POST, "alerts", {
    ...CLOSED,
    isReturnedTo: true,
  }),
  at("feeds/:token/:file", "features/alerts/routes/alert-calendar.ts", GET, "alerts", CLOSED),
];
