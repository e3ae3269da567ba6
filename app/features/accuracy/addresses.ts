import { type Address, CLOSED, GET, GET_POST, LISTED, OPEN, at, call } from "#app/http/address/address";

export const ACCURACY_CALLS = {
  "api/accuracy": call("features/accuracy/routes/accuracy-call.ts", "anyone", GET, {
    part: "status",
    ...OPEN,
  }),
};

export const ACCURACY_ADDRESSES: readonly Address[] = [
  at("accuracy", "features/accuracy/routes/accuracy.tsx", GET_POST, "status", LISTED),
  { path: "api/accuracy", ...CLOSED, ...ACCURACY_CALLS["api/accuracy"] },
];
