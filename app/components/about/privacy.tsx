/** Two sentences, both true. */
export function Privacy() {
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">Privacy</h2>
      <p>
        We do not track you. If you have no account, your postcode stays in the address of the page you are
        looking at and is not stored.
      </p>
    </section>
  );
}
