import type { QueryClient } from '@tanstack/react-query';
import type { Found } from './useFound.ts';

/** Among the answers of the server, so that logging out forgets it, and no browser keeps whom somebody looked for. */
const key = ['admin', 'recentlyFound'];
const most = 5;

export const recentlyFound = (client: QueryClient): Found[] => client.getQueryData<Found[]>(key) ?? [];

export function rememberFound(client: QueryClient, item: Found): void {
  client.setQueryDefaults(key, { gcTime: Infinity });
  const others = recentlyFound(client).filter(({ href }) => href !== item.href);
  client.setQueryData(key, [item, ...others].slice(0, most));
}
