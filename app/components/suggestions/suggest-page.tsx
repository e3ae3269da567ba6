import { useNavigation } from "@remix-run/react";
import { SUGGESTION_TYPES, type SuggestionType } from "#app/domain/suggestions/suggestion";
import type { SuggestPageView, OwnSuggestionView } from "#app/presenters/suggestions/cards";
import { SuggestionForm } from "./suggestion-form";
import { panel, itemHead, itemTitle } from "#app/components/ui/panel";
import { page } from "#app/components/ui/page";
import { Link } from "#app/framework/link";
import BedDouble from "lucide-react/icons/bed-double";
import MapPin from "lucide-react/icons/map-pin";
import Ticket from "lucide-react/icons/ticket";
import { SUGGESTION_TYPE_LABELS } from "#app/presenters/suggestions/view";
import { hint } from "#app/components/ui/field";
import { AdminNote, StatusBadge } from "./verdict";
import { FormScene } from "#app/components/art/empty-scenes";
import { ButtonLink } from "#app/components/ui/button";
import { MessagePage } from "#app/components/layout/pages/message-page";

export function SuggestPage({ view }: { view: SuggestPageView }) {
  const { isSignedIn, isFormKept, correction, mine } = view;
  // At once: otherwise visitors would start on the old form while the page loads.
  const type = useComingType() ?? view.type;
  if (!isSignedIn && !isFormKept) return <LogInPage />;
  return (
    <div className={page}>
      <div className="mb-6">
        <h1>{correction ? `Report a mistake: ${correction.name}` : "Suggest a place"}</h1>
        <p className="mt-1.5 text-lg text-ink-soft">
          {correction
            ? "Tell us what's wrong and what would be right. We read every report."
            : "Know somewhere that belongs here? Tell us. We read every suggestion."}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={panel({ pad: "card", className: "grid grid-cols-1 gap-7" })}>
          {!correction && <TypeChoice selected={type} />}
          <SuggestionForm key={correction?.name ?? ""} type={type} correction={correction} />
        </div>
        <MySuggestions mine={mine} />
      </div>
    </div>
  );
}

function useComingType(): SuggestPageView["type"] | undefined {
  const { location } = useNavigation();
  if (location?.pathname !== "/suggest") return undefined;
  const chosen = new URLSearchParams(location.search).get("type");
  return SUGGESTION_TYPES.find((type) => type === chosen);
}

const LOOKS = {
  location: { Icon: MapPin, words: "A town, coast or park worth the drive" },
  activity: { Icon: Ticket, words: "Something to see or to do" },
  accommodation: { Icon: BedDouble, words: "A hotel, inn or campsite" },
} as const;

const CHOICE =
  "flex h-full min-h-16 items-start gap-2.5 rounded-tile border-[1.5px] px-3.5 py-3 leading-[1.3] text-ink no-underline";
const CHOSEN = "border-sun-deep bg-sun-soft inset-ring-[1.5px] inset-ring-sun-deep";
const OTHER = "border-line-strong hover:bg-sunken";

/** Text stays in the fields that the old and the new form share. */
function TypeChoice({ selected }: { selected: SuggestionType }) {
  return (
    <nav aria-labelledby="type-question">
      <h2 id="type-question" className="text-xl">
        What would you like to suggest?
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-2.5">
        {SUGGESTION_TYPES.map((type) => {
          const { Icon, words } = LOOKS[type];
          return (
            <li key={type}>
              <Link
                to={`/suggest?type=${type}`}
                replace
                preventScrollReset
                aria-current={type === selected || undefined}
                className={`${CHOICE} ${type === selected ? CHOSEN : OTHER}`}
              >
                <Icon className="icon mt-px text-sea" aria-hidden />
                <span className="min-w-0">
                  <strong className="block text-balance">{SUGGESTION_TYPE_LABELS[type]}</strong>
                  <span className={`${hint} block text-balance`}>{words}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function MySuggestions({ mine }: { mine: readonly OwnSuggestionView[] | null }) {
  return (
    <section aria-labelledby="my-suggestions">
      <h2 id="my-suggestions" className="mb-2 text-xl">
        My suggestions
      </h2>
      {mine === null ? (
        <p>We can't show your suggestions at the moment. They're safe: please try again later.</p>
      ) : mine.length === 0 ? (
        <p className={hint}>Nothing yet. We'll list your suggestions here, with what we did with them.</p>
      ) : (
        <ul>
          {mine.map((suggestion) => (
            <MySuggestion key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MySuggestion({ suggestion }: { suggestion: OwnSuggestionView }) {
  const { name, typeLabel, status, adminNotes, submittedOn, submittedAt } = suggestion;
  return (
    <li className="grid gap-1 border-t border-line py-3.5">
      <div className={itemHead}>
        <h3 className={itemTitle}>{name}</h3>
        <StatusBadge status={status} />
      </div>
      <p className={hint}>
        <span>{`${typeLabel}, `}</span>
        <time dateTime={submittedAt}>{submittedOn}</time>
      </p>
      {adminNotes !== null && <AdminNote title="Note from our team" note={adminNotes} />}
    </li>
  );
}

const LogInPage = () => (
  <MessagePage
    scene={<FormScene />}
    title="Please Log In"
    actions={
      <>
        <ButtonLink to="/auth" tone="sun" label="Log In / Sign Up" />
        <ButtonLink to="/" label="Back to Home" />
      </>
    }
  >
    <p>You need to be logged in to submit suggestions, so that we can let you know what we did with them.</p>
  </MessagePage>
);
