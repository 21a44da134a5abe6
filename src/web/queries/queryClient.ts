import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/ApiError.ts';

const mostRetries = 3;

/** Retries silence, overload and failures, never a refusal. */
function retry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const passing = error.status === 0 || error.status === 429 || (error.status >= 500 && error.status !== 501);
  return passing && failures < mostRetries;
}

function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return asked === null ? Math.min(500 * 2 ** failures, 4000) : Math.min(asked * 1000, 10_000);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay, staleTime: 60_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
