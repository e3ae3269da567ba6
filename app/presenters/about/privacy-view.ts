/** What the privacy text needs to know about this deployment; null if the operator has not set it. */
export interface PrivacyView {
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly icoRegistration: string | null;
  };
  /** Services that a search calls while the visitor waits, with the data that they receive. */
  readonly askedServices: readonly AskedService[];
  /** The company that sends our emails, unless it is the platform; null without one. */
  readonly mailCarrier: string | null;
  /** Whether answers are counted, without any record of who asked for what. */
  readonly isCounted: boolean;
  /** Whether the site can notify browsers through their push services. */
  readonly canNotify: boolean;
}

export interface AskedService {
  readonly name: string;
  readonly receives: string;
}

export interface Deployment {
  readonly operatorName?: string;
  readonly operatorAddress?: string;
  readonly icoRegistration?: string;
  readonly geocoder: "embedded" | "postcodes-io";
  readonly routePlanner: "embedded" | "osrm" | "openrouteservice";
  readonly mailCarrier?: string | undefined;
  /** Whether a dataset for counts is bound. */
  readonly isCounted?: boolean;
  readonly canNotify?: boolean;
}

const GEOCODERS = {
  "postcodes-io": { name: "postcodes.io", receives: "the postcode, to find where it is" },
} as const;

const ROUTE_PLANNERS = {
  osrm: {
    name: "The Open Source Routing Machine",
    receives: "where the postcode is, to work out the drives",
  },
  openrouteservice: { name: "openrouteservice", receives: "where the postcode is, to work out the drives" },
} as const;

export function privacyView(deployment: Deployment): PrivacyView {
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
    canNotify: deployment.canNotify ?? false,
  };
}
