import type { SuggestionCardView } from "#app/presenters/suggestions/view";

/** What else the sender told, where they did. */
export function SuggestionFacts({ suggestion }: { suggestion: SuggestionCardView }) {
  const { area, location, website, telephone, whyVisit, isOwner, offersDiscounts } = suggestion;
  const facts = [
    { name: "Area", value: area },
    { name: "Location", value: location },
    { name: "Telephone", value: telephone },
    { name: "Why visit", value: whyVisit },
    { name: "Sender", value: isOwner ? `The owner${offersDiscounts ? ", offers discounts" : ""}` : null },
  ];
  return (
    <dl className="suggestion-facts">
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {website !== null && (
        <div>
          <dt>Website</dt>
          <dd>
            <a href={website} target="_blank" rel="noopener noreferrer">
              {website}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
