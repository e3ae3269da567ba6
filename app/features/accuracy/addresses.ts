import { type Address, GET_POST, LISTED, at } from "#app/http/address/address";

export const ACCURACY_ADDRESSES: readonly Address[] = [
  at("accuracy", "features/accuracy/routes/accuracy.tsx", GET_POST, "status", LISTED),
];
