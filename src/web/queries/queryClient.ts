import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/ApiError.ts';

const maxRetries = 3;

function retry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const isTemporary = error.status === 0 || error.status === 429 || error.status >= 500;
  return isTemporary && failures < maxRetries;
}

function retryDelay(failures: number, error: Error): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : null;
  return retryAfter === null ? Math.min(500 * 2 ** failures, 4000) : Math.min(retryAfter * 1000, 10_000);
}

/** What failed while the network was away is read again once it is back. An answer to a change stays only where it is shown. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
