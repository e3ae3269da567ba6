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

const GEOCODERS = {
  "postcodes-io": { name: "postcodes.io", receives: "the postcode, to find where it is" },
} as const;

const ROUTE_PLANNERS = {
  osrm: {
    name: "The Open Source Routing Machine",
    receives: "where the postcode is, to work out the drives",
  },
} as const;

export type PrivacyView = ReturnType<typeof privacyView>;

/** Of this deployment. A field is null if the operator has not set it. */
export function privacyView(deployment: Deployment, parts: readonly PrivacyPart[]) {
  const { geocoder, routePlanner } = deployment;
  return {
    operator: {
      name: deployment.operatorName ?? null,
      address: deployment.operatorAddress ?? null,
      icoRegistration: deployment.icoRegistration ?? null,
    },
    askedServices: [
      ...(geocoder === "embedded" ? [] : [GEOCODERS[geocoder]]),
      ...(routePlanner === "embedded" ? [] : [ROUTE_PLANNERS[routePlanner]]),
    ],
    mailCarrier: deployment.mailCarrier ?? null,
    isCounted: deployment.isCounted ?? false,
    kept: keptView(parts),
  };
}
