/** The lines that npm start prints about a running site; set-up uses one of them. */

/** What the site leaves out without a contact address; null if there is one. */
export function missingContact(contactEmail) {
  return contactEmail ? null : 'CONTACT_EMAIL is empty in .dev.vars, so the site has no "Contact us" link.';
}

/** The lines that say where the site is, how to sign in as admin, which weather it has, and what is not set up. */
export function readyWords({ address, password, contactEmail, weather }) {
  const contact = missingContact(contactEmail);
  return [`Sunny Escape is ready: ${address}`, password, weather, ...(contact === null ? [] : [contact])];
}
