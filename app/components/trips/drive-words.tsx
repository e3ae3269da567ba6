export function DriveWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {words.map((each) => (
        <span key={each}>{`${each} `}</span>
      ))}
    </p>
  );
}
