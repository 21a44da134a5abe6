import { loadWhenConnected } from '#domain/values/loadWhenConnected.ts';

export const client = loadWhenConnected(
  () => navigator.onLine,
  () => import('./client.ts'),
);
