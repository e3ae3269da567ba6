import type { ThrottleStore } from "#app/services/accounts/ports";

/** For tests: each window begins with its last attempt, and none ends. */
export function createInMemoryThrottle(): ThrottleStore {
  const counts = new Map<string, number>();
  const add = (subject: string, more: number) => {
    const count = (counts.get(subject) ?? 0) + more;
    counts.set(subject, count);
    return count;
  };
  return {
    count: (subjects, nowMs) =>
      Promise.resolve(
        subjects.map(({ subject, windowMs }) => ({ endsAt: nowMs + windowMs, count: add(subject, 1) })),
      ),
    takeBack: (subjects) => Promise.resolve(subjects.forEach((subject) => add(subject, -1))),
    forget: () => Promise.resolve(),
    removeEnded: () => Promise.resolve(),
  };
}
