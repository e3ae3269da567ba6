import { Link } from "@remix-run/react";

/** The rights, each with where it can be used at once. */
export function YourRights() {
  return (
    <section aria-labelledby="rights">
      <h2 id="rights">Your rights</h2>
      <ul>
        <li>
          <strong>See it and take it with you:</strong> “Download my data” in your{" "}
          <Link to="/settings">Account Settings</Link> gives you everything, as a file that programs can read.
        </li>
        <li>
          <strong>Delete it:</strong> “Delete my account”, in the same place, removes your account, searches,
          favourites and sessions at once.
        </li>
        <li>
          <strong>Correct it, limit its use, object to it, or withdraw your consent:</strong> preferences you
          can change yourself; for anything else write to us.
        </li>
        <li>
          <strong>Complain:</strong> to the Information Commissioner's Office,{" "}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noopener noreferrer">
            ico.org.uk/make-a-complaint
          </a>
          . We would be glad to hear from you first.
        </li>
      </ul>
      <p>
        You need not give us anything to search; without a username and a password there can be no account. No
        decision about you is made by a machine: recommendations only order places.
      </p>
    </section>
  );
}
