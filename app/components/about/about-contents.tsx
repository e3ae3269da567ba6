const PARTS = [
  { id: "ranking", label: "How the ranking works" },
  { id: "drive-times", label: "Drive times" },
  { id: "forecasts", label: "Forecasts and their age" },
  { id: "sample", label: "Sample weather" },
  { id: "privacy", label: "Privacy" },
  { id: "credits", label: "Data and credits" },
];

/** Leads to the page's parts; stays in view beside them on a wide screen. */
export function AboutContents() {
  return (
    <nav className="about-contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ul>
        {PARTS.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
