/** An empty Worker around the stores, which are tested directly. */
export default { fetch: () => new Response(null, { status: 404 }) };
