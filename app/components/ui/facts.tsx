/** One after another, with a dot between two of a line: no line begins or ends with one (card.css). */
export const Facts = ({ of }: { of: readonly (string | false | null | undefined)[] }) =>
  of.some(Boolean) && (
    <p className="facts">
      {of
        .flatMap((each) => (each ? each.split(" · ") : []))
        .map((fact) => (
          <span key={fact}>{`${fact} `}</span>
        ))}
    </p>
  );
