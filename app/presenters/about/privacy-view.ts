import { type PrivacyPart, keptView } from "./kept-list";

/** Of this deployment. A field is null if the operator has not set it. */
export interface PrivacyView {
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly icoRegistration: string | null;
  };
  /** Called while the visitor waits, each with the data that it receives. */
  readonly askedServices: readonly { readonly name: string; readonly receives: string }[];
  /** Null if the platform sends our emails, or if the site sends none. */
  readonly mailCarrier: string | null;
  /** The counts don't say who asked, or for what. */
  readonly isCounted: boolean;
  readonly kept: Required<PrivacyPart>;
}

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

export function privacyView(deployment: Deployment, parts: readonly PrivacyPart[]): PrivacyView {
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
