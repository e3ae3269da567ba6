import { type PrivacyPart, keptView } from "./kept-list";

interface Deployment {
  readonly operatorName?: string;
  readonly operatorAddress?: string;
  readonly icoRegistration?: string;
  readonly geocoder: "embedded" | "postcodes-io";
  readonly routePlanner: "embedded" | "osrm";
  readonly mailCarrier?: string | undefined;
  readonly isCounted?: boolean;
}

const POSTCODES_IO = { name: "postcodes.io", receives: "the postcode, to find where it is" };
const OSRM = {
  name: "The Open Source Routing Machine",
  receives: "where the postcode is, to work out the drives",
};

export type PrivacyView = ReturnType<typeof privacyView>;

/** Of this deployment. A field is null if the operator has not set it. */
export function privacyView(deployment: Deployment, parts: readonly PrivacyPart[]) {
  return {
    operator: {
      name: deployment.operatorName ?? null,
      address: deployment.operatorAddress ?? null,
      icoRegistration: deployment.icoRegistration ?? null,
    },
    askedServices: [
      ...(deployment.geocoder === "embedded" ? [] : [POSTCODES_IO]),
      ...(deployment.routePlanner === "embedded" ? [] : [OSRM]),
    ],
    mailCarrier: deployment.mailCarrier ?? null,
    isCounted: deployment.isCounted ?? false,
    kept: keptView(parts),
  };
}
