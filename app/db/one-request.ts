import { AsyncLocalStorage } from "node:async_hooks";

/** Time in which several statements run in parallel counts once. */
export interface RequestTime {
  spentMs: number;
  underWay: number;
  sinceMs: number;
}

interface OneRequest {
  readonly time: RequestTime;
  readonly readsFrom: D1SessionConstraint;
  /** One per binding, opened by its first statement. */
  readonly sessions: Map<D1Database, D1DatabaseSession>;
}

const oneRequest = new AsyncLocalStorage<OneRequest>();

/** With its work after the answer: one time limit, and one D1 session that begins at `readsFrom`. */
export const asOneRequest = <Answer>(readsFrom: D1SessionConstraint, work: () => Answer): Answer =>
  oneRequest.run({ time: { spentMs: 0, underWay: 0, sinceMs: 0 }, readsFrom, sessions: new Map() }, work);

/** Null outside a request: a cron's statements have no limit in total. */
export const requestTime = (): RequestTime | null => oneRequest.getStore()?.time ?? null;

/** Outside a request, as in a cron, the binding, which uses the primary. */
export function sessionOf(binding: D1Database): Pick<D1Database, "prepare" | "batch"> {
  const request = oneRequest.getStore();
  if (!request) return binding;
  const open = request.sessions.get(binding) ?? binding.withSession(request.readsFrom);
  request.sessions.set(binding, open);
  return open;
}
