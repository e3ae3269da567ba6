/** A link that the site shows for a feature. */
export interface SiteLink {
  to: string;
  label: string;
  /** Set for a link that the header draws as a bell: how many messages are new. */
  unread?: number;
}
