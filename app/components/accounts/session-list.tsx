import { ALL_SESSIONS, type SessionView } from "#app/presenters/accounts/view";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { FormProblems } from "../forms/form-problems";
import { useForm } from "../forms/use-form";
import { accountForm } from "./account-words";

const nothingCanBeWrong = () => ({});

/** Where one is signed in, each with a button that ends it; null where the list cannot be had. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] | null }) {
  const { Form, formProps, summary, problems, isLoginNeeded, isBusy } = useForm({
    ...accountForm("sessions"),
    first: EMPTY_FORM,
    check: nothingCanBeWrong,
  });
  const button = { type: "submit", name: "sessionId", "aria-disabled": isBusy || undefined } as const;
  return (
    <Form {...formProps} action="/settings" className="session-list" preventScrollReset>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="sessions" />
      {sessions === null ? (
        <p>The list cannot be shown just now. Please try again in a moment.</p>
      ) : (
        <ul>
          {sessions.map(({ id, device, seen, isCurrent }) => (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                <p className="hint">{isCurrent ? "This device" : seen}</p>
              </div>
              {!isCurrent && (
                <button {...button} value={id} className="button" aria-label={`Sign out ${device}, ${seen}`}>
                  Sign out
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>Something looks wrong? Sign out everywhere, here too, and then choose a new password.</p>
      <button {...button} value={ALL_SESSIONS} className="button">
        Sign out everywhere
      </button>
    </Form>
  );
}
