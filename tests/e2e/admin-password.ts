/** The administrator's password in the journeys' own database. */
export const ADMIN_PASSWORD = "a password for journeys";
