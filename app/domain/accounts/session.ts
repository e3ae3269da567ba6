/** How long a session lasts from its log-in on. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
