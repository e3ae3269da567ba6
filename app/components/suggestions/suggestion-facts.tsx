import type { SuggestionCardView } from "#app/presenters/suggestions/cards";

const FACT = "grid grid-cols-[5.5rem_1fr] gap-3";

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
    <dl className="grid gap-1 text-md empty:hidden">
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name} className={FACT}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
      {website !== null && (
        <div className={FACT}>
          <dt className="text-ink-soft">Website</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            <a href={website} target="_blank" rel="noopener noreferrer">
              {website}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
