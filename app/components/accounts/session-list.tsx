import { ALL_SESSIONS, accountFormProps } from "#app/presenters/accounts/view";
import type { SessionView } from "#app/presenters/accounts/pages";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { Button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";

/** Null if the list is unavailable. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] | null }) {
  const control = useForm(accountFormProps("sessions"));
  const isBusy = control.isBusy || undefined;
  const button = { type: "submit", name: "sessionId", "aria-disabled": isBusy } as const;
  return (
    <PostedForm control={control} action="/settings" hidden={{ intent: "sessions" }} preventScrollReset>
      {sessions === null ? (
        <p>We can't show the list at the moment. Please try again shortly.</p>
      ) : (
        <ul className="mb-4">
          {sessions.map(({ id, device, seen, isCurrent }) => (
            <li
              key={id}
              className="flex min-h-[60px] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-2 not-first:border-t"
            >
              <div>
                <strong>{device}</strong>
                <p className={`${hint} first-letter:uppercase`}>{isCurrent ? "This device" : seen}</p>
              </div>
              {!isCurrent && (
                <Button {...button} value={id} label="Sign out" aria-label={`Sign out ${device}, ${seen}`} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p>Something looks wrong? Sign out everywhere, here too, and then choose a new password.</p>
      <Button {...button} value={ALL_SESSIONS} label="Sign out everywhere" className="mt-2" />
    </PostedForm>
  );
}
