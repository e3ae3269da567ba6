/** How long a link to set a new password can be used. */
export const RECOVERY_LINK_MINUTES = 30;

/** Links that one account may have open at a time by mail: more would only fill a mailbox. */
export const OPEN_RECOVERY_LINKS_MAX = 3;

/** Of so many accounts with the same address, each gets a link. */
export const ACCOUNTS_OF_ONE_ADDRESS_MAX = 5;
