/** What every page knows of a signed-in visitor, from the root's data. */
export interface SiteUserView {
  id: number;
  username: string;
  isAdmin: boolean;
  /** Destinations whose hearts are filled. */
  favoriteIds: readonly number[];
}
