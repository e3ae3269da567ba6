/**
 * Returns the response that Remix would make of a loader or an action: of a thrown response too, and of data with
 * headers.
 */
export async function routeAnswer(run: () => unknown): Promise<Response> {
  try {
    const result = await run();
    if (result instanceof Response) return result;
    const { data = result, init } = result as { data?: unknown; init?: ResponseInit };
    return Response.json(data, init ?? undefined);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}
