/** What a site that was started says of itself, and what set-up says too. */

/** What is left out where nobody can write to whoever runs the site; null where they can. */
export function missingContact(contactEmail) {
  return contactEmail ? null : 'CONTACT_EMAIL is empty in .dev.vars, so "Contact us" is left out.';
}

/** The lines that tell where the site is, how to get in, and what it goes without. */
export function readyWords({ address, adminPassword, contactEmail, weather }) {
  const contact = missingContact(contactEmail);
  return [
    `Sunny Escape is ready: ${address}`,
    `Sign in as admin with the password ${adminPassword} (ADMIN_PASSWORD in .dev.vars).`,
    weather,
    ...(contact === null ? [] : [contact]),
  ];
}
