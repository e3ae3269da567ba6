/** The lines that npm start prints about a running site. Set-up also prints one of them. */

/** Returns a sentence that says what the site lacks without a contact address; null if it has one. */
export function missingContact(contactEmail) {
  return contactEmail ? null : 'CONTACT_EMAIL is empty in .dev.vars, so the site has no "Contact us" link.';
}

/**
 * Returns the lines that say where the site is, how to sign in as admin, which weather it uses, and what is not
 * configured.
 */
export function readyWords({ address, password, contactEmail, weather }) {
  const contact = missingContact(contactEmail);
  return [`Sunny Escape is ready: ${address}`, password, weather, ...(contact === null ? [] : [contact])];
}
