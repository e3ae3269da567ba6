import type { SuggestionCardView, SuggestionDialogView } from "#app/presenters/suggestions/cards";
import { AdminNote, StatusBadge } from "./verdict";
import { badge } from "#app/components/ui/badge";
import { ButtonLink } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { itemHead, itemTitle, panel } from "#app/components/ui/panel";

interface Props {
  suggestion: SuggestionCardView;
  onOpen: (kind: SuggestionDialogView["kind"], suggestion: SuggestionCardView) => void;
}

export function SuggestionCard({ suggestion, onOpen }: Props) {
  const { name, typeLabel, status, description, features, adminNotes, reviewedOn } = suggestion;
  return (
    <li className={panel({ className: "flex flex-col gap-2.5 px-4.5 pt-4 pb-4.5" })}>
      <div className={itemHead}>
        <h2 className={itemTitle}>{name}</h2>
        <StatusBadge status={status} />
      </div>
      <p className={hint}>
        <span>{`${typeLabel}, suggested by ${suggestion.submitterName} on `}</span>
        <time dateTime={suggestion.submittedAt}>{suggestion.submittedOn}</time>
      </p>
      {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
      <SuggestionFacts suggestion={suggestion} />
      {features.length > 0 && (
        <ul className="flex flex-wrap gap-x-1.5 gap-y-1" aria-label="Features">
          {features.map((feature) => (
            <li key={feature} className={badge({ tone: "leaf" })}>
              {feature}
            </li>
          ))}
        </ul>
      )}
      {adminNotes !== null && (
        <AdminNote
          title={reviewedOn === null ? "Admin notes" : `Admin notes, ${reviewedOn}`}
          note={adminNotes}
        />
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1 empty:hidden">
        {suggestion.mayBecome.length > 0 && (
          <Opener href={suggestion.reviewHref} about={name} onPress={() => onOpen("review", suggestion)}>
            Review
          </Opener>
        )}
        {suggestion.canConvert && (
          <Opener href={suggestion.convertHref} about={name} onPress={() => onOpen("convert", suggestion)}>
            Convert to Destination
          </Opener>
        )}
      </div>
    </li>
  );
}

interface OpenerProps {
  href: string;
  about: string;
  children: string;
  onPress: () => void;
}

/** Without JavaScript it is a link to the page with the dialog. */
function Opener({ href, about, children, onPress }: OpenerProps) {
  return (
    <ButtonLink
      to={href}
      label={children}
      more={` ${about}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}

function SuggestionFacts({ suggestion }: { suggestion: SuggestionCardView }) {
  const { area, location, website, telephone, whyVisit, isOwner, offersDiscounts } = suggestion;
  const facts = [
    { name: "Area", value: area },
    { name: "Location", value: location },
    { name: "Telephone", value: telephone },
    { name: "Why visit", value: whyVisit },
    { name: "Sender", value: isOwner ? `The owner${offersDiscounts ? ", offers discounts" : ""}` : null },
    {
      name: "Website",
      value: website && (
        <a href={website} target="_blank" rel="noopener noreferrer">
          {website}
        </a>
      ),
    },
  ];
  return (
    <dl className="grid gap-1 text-md empty:hidden">
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name} className="grid grid-cols-[5.5rem_1fr] gap-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
