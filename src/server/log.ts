import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * What may be written about a failure: its kind and where it happened. Messages and details of the database quote
 * values, so they stay out.
 */
export function failureFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { fault: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    at: frames.slice(0, 6).map((line) => line.trim()),
  };
}
