/** What the browser asked the server for, none in tests. The document keeps the policy of it, wherever the visitor goes in it. */
export const documentPath = globalThis.location?.pathname ?? '';
