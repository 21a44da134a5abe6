import type { Alternative } from '#contract/names.ts';

/** The problem code a failed actor carries; 'internal' for anything that carries none. Never throws. */
export function failureCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'internal';
  return typeof error.code === 'string' ? error.code : 'internal';
}

/** Why the server refused a day or time, where it says so. Never throws. */
export function refusedBecause(error: unknown): { reason?: string } {
  if (typeof error !== 'object' || error === null || !('reason' in error)) return {};
  return typeof error.reason === 'string' ? { reason: error.reason } : {};
}

/** The problem code of an event that tells of a failed actor or child; null for any other event. */
export function failureOf(event: { type: string; error?: unknown; output?: unknown }): string | null {
  if (event.type.startsWith('xstate.error.')) return failureCode(event.error);
  const { output } = event;
  if (typeof output !== 'object' || output === null || !('kind' in output) || output.kind !== 'failed') return null;
  return 'problem' in output && typeof output.problem === 'string' ? output.problem : 'internal';
}

/** Of a failed actor or child: its problem code, and how many seconds to wait where the server says so. */
export type Refused = { problem: string; waitSeconds?: number };

export function refusedIn(event: { type: string; error?: unknown; output?: unknown }): Refused {
  if (event.type.startsWith('xstate.error.')) return refusedBy(event.error);
  return { problem: failureOf(event) ?? 'internal', ...waitIn(event.output, 'waitSeconds') };
}

export const refusedBy = (error: unknown): Refused => ({
  problem: failureCode(error),
  ...waitIn(error, 'retryAfter'),
});

function waitIn(holder: unknown, name: string): { waitSeconds?: number } {
  const seconds = typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : null;
  return typeof seconds === 'number' ? { waitSeconds: seconds } : {};
}

export function invalidatedIn(event: { type: string; error?: unknown }): string[] {
  const error = event.type.startsWith('xstate.error.') ? event.error : null;
  if (typeof error !== 'object' || error === null || !('changes' in error) || !Array.isArray(error.changes)) return [];
  const names = error.changes.map((change: unknown) => (change as { name?: unknown }).name);
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** The alternatives that a refused call names, as the server does. Never throws. */
export function alternativesIn(event: { type: string; error?: unknown }): Alternative[] {
  const error = event.type.startsWith('xstate.error.') ? event.error : null;
  if (typeof error !== 'object' || error === null || !('alternatives' in error)) return [];
  return Array.isArray(error.alternatives) ? (error.alternatives as Alternative[]) : [];
}

const endings = { reservation_expired: 'expired', reservation_cancelled: 'cancelled' } as const;

/** What became of a reservation by the code of a refused call; null when it may still be there. Never throws. */
export function endingOf(code: string | null): 'expired' | 'cancelled' | null {
  return code !== null && Object.hasOwn(endings, code) ? endings[code as keyof typeof endings] : null;
}
