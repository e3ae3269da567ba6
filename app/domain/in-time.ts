export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The work's outcome, or that of `onLate` after `ms`: in an isolate, work never settles if its request is cancelled. */
export async function inTime<Outcome, Late>(
  work: Promise<Outcome>,
  ms: number,
  onLate: () => Late | Promise<Late>,
): Promise<Outcome | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, timeUp.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}
