/** Loaded by the first page that makes a call; the start page comes with its data. */
export const client = () => import('./client.ts');
