/** The calls of the API, loaded by the first page that makes one: the start page comes with its data. */
export const client = () => import('./client.ts');
