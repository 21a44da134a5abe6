/** The answer to a request that made something. */
export const created = <Made>(data: Made) => ({ status: 201 as const, body: { data } });
