import type { LondonDate } from "#app/domain/calendar/clock";
import type { Units } from "#app/domain/units";
import type { Said } from "#app/features/alerts/domain/brief";
import type { ChannelKind } from "#app/features/alerts/domain/delivery";
import type { AccountDeps } from "#app/services/accounts/ports";
import type { Mail } from "#app/services/mail/ports";
import type { SnapshotSource } from "#app/services/ports";
import type { SearchDeps } from "#app/services/search/search";
import type { SearchQuery } from "#app/services/search/search-query";
import type { WarningSource } from "#app/services/warnings/ports";
import type {
  AlertChannelStore,
  AlertOutbox,
  AlertStore,
  DeliveryStore,
  MailKeys,
  MailLink,
  MessageCarrier,
  SearchOnDay,
} from "./ports";

type OfAccounts = "mail" | "attempts" | "fingerprint" | "pseudonym" | "randomToken" | "clock" | "log";

export type AskedSearch = Omit<SearchQuery, "date" | "hasDay" | "limit" | "offset"> & {
  readonly units: Units;
};

export interface AlertDeps extends Pick<AccountDeps, OfAccounts> {
  readonly alerts: AlertStore;
  readonly outbox: AlertOutbox;
  readonly channels: AlertChannelStore;
  readonly deliveries: DeliveryStore;
  /** Messages for channels that are not set up wait. */
  readonly carriers: Partial<Readonly<Record<ChannelKind, MessageCarrier>>>;
  readonly keys: MailKeys;
  readonly snapshots: SnapshotSource;
  readonly warnings: WarningSource;
  /** Embedded geocoder and roads: thousands of districts are too many for an outside service. */
  readonly search: Omit<SearchDeps, "snapshots" | "clock">;
  /** Null if it is no search any more, because a later version of the site knows no such filter. */
  readonly readAsked: (search: string) => AskedSearch | null;
  readonly newsOf: (day: SearchOnDay, destinationId: number) => Said;
  /** `stay` is null if no bed was asked for. */
  readonly briefOf: (days: readonly SearchOnDay[], stay: SearchOnDay | null) => Said;
  readonly unknownBrief: (saturday: LondonDate, search: string) => Said;
  /** Asks the owner of a mailbox to confirm its address. */
  readonly question: (link: MailLink) => Omit<Mail, "to">;
  /** A browser needs it to subscribe; null if the site has no keys. */
  readonly publicKey: string | null;
  /** Bundles. The platform limits a run's requests: three for each, and two for the claim of all. */
  readonly perRun: number;
}
