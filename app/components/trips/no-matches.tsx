/** Said where the visitor's preferences leave nothing to show. */
export function NoMatches({ activePreferences }: { activePreferences: string[] }) {
  return (
    <div className="panel-empty">
      <p>No activities match your preferences. Try adjusting your filters.</p>
      {activePreferences.length > 0 && <p>{`Your preferences: ${activePreferences.join(", ")}`}</p>}
    </div>
  );
}
