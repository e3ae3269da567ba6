/**
 * Returns a sentence that says how to sign in as admin at a running site. It names the password only if the site
 * accepts it, because the admin may have set another one since it was written down.
 */
export async function passwordWords(address, password) {
  if (!password)
    return "ADMIN_PASSWORD is empty in .dev.vars: npm run admin:password creates the admin's account.";
  const status = await signInStatus(address, password);
  if (status === 200) return `Sign in as admin with the password ${password} (ADMIN_PASSWORD in .dev.vars).`;
  if (status === 401) {
    return "Sign in as admin with the password that you have set. The one in .dev.vars is out of date. npm run admin:password sets a new one.";
  }
  return "Sign in as admin. The password in .dev.vars could not be checked.";
}

/** Tries the password and signs out again. Returns the status of the sign-in, or null if the site does not answer. */
async function signInStatus(address, password) {
  const call = (path, body, headers = {}) =>
    fetch(`${address}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  try {
    const signedIn = await call("/api/login", { username: "admin", password });
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; ");
    if (signedIn.ok) await call("/api/logout", {}, { Cookie });
    return signedIn.status;
  } catch {
    return null;
  }
}
