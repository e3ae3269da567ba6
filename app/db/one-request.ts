import { AsyncLocalStorage } from "node:async_hooks";

/** How long a request's statements have taken in all. Time in which several run in parallel counts once. */
export interface RequestTime {
  spentMs: number;
  underWay: number;
  sinceMs: number;
}

interface OneRequest {
  readonly time: RequestTime;
  readonly readsFrom: D1SessionConstraint;
  /** The D1 sessions, one per binding. The first statement opens its session. */
  readonly sessions: Map<D1Database, D1DatabaseSession>;
}

const oneRequest = new AsyncLocalStorage<OneRequest>();

/**
 * Does the work of one request, including its work after the answer. Its statements share one time limit and one D1
 * session. The session's first statement goes to the primary ("first-primary") or to any copy
 * ("first-unconstrained").
 */
export const asOneRequest = <Answer>(readsFrom: D1SessionConstraint, work: () => Answer): Answer =>
  oneRequest.run({ time: { spentMs: 0, underWay: 0, sinceMs: 0 }, readsFrom, sessions: new Map() }, work);

/** Returns the time used so far, or null outside a request: a cron's statements have no limit in total. */
export const requestTime = (): RequestTime | null => oneRequest.getStore()?.time ?? null;

/** Returns this request's D1 session. Outside a request, as in a cron, returns the binding, which uses the primary. */
export function sessionOf(binding: D1Database): Pick<D1Database, "prepare" | "batch"> {
  const request = oneRequest.getStore();
  if (!request) return binding;
  const open = request.sessions.get(binding) ?? binding.withSession(request.readsFrom);
  request.sessions.set(binding, open);
  return open;
}
