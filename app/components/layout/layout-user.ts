/** What the layout needs to know of a signed-in visitor. */
export interface LayoutUser {
  username: string;
  isAdmin: boolean;
}
