/** The stores are tested by themselves: the Worker around them answers nothing. */
export default { fetch: () => new Response(null, { status: 404 }) };
