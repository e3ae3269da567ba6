/** What a site that was started says of itself, and what set-up says too. */

/** What is left out where nobody can write to whoever runs the site; null where they can. */
export function missingContact(contactEmail) {
  return contactEmail ? null : 'CONTACT_EMAIL is empty in .dev.vars, so "Contact us" is left out.';
}

/** The lines that say where the site is, how to sign in as admin, its weather, and what it goes without. */
export function readyWords({ address, password, contactEmail, weather }) {
  const contact = missingContact(contactEmail);
  return [`Sunny Escape is ready: ${address}`, password, weather, ...(contact === null ? [] : [contact])];
}
