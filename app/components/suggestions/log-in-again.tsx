/** A session that ended while somebody was typing: the way in, beside what was typed. */
export function LogInAgain() {
  return (
    <p>
      <a href="/auth" target="_blank" rel="noopener noreferrer" className="button">
        Log In / Sign Up
      </a>{" "}
      <span className="hint">Opens in a new tab, so that nothing that you typed is lost.</span>
    </p>
  );
}
