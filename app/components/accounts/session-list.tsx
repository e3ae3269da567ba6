import { Form } from "@remix-run/react";
import type { SessionView } from "#app/presenters/accounts/view";

/** Where one is signed in, each with a button that ends it; null where the list cannot be had. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] | null }) {
  return (
    <div className="session-list">
      {sessions === null ? (
        <p>The list cannot be shown just now. Please try again in a moment.</p>
      ) : (
        <ul>
          {sessions.map((session) => (
            <li key={session.id}>
              <div>
                <strong>{session.device}</strong>
                <p className="hint">{session.isCurrent ? "This device" : session.seen}</p>
              </div>
              {!session.isCurrent && (
                <Form method="post" action="/settings">
                  <input type="hidden" name="intent" value="end-session" />
                  <input type="hidden" name="sessionId" value={session.id} />
                  <button className="button" aria-label={`Sign out ${session.device}, ${session.seen}`}>
                    Sign out
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action="/settings">
        <input type="hidden" name="intent" value="end-all-sessions" />
        <p>Something looks wrong? Sign out everywhere, here too, and then choose a new password.</p>
        <button className="button">Sign out everywhere</button>
      </Form>
    </div>
  );
}
