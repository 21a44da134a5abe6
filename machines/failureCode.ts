import type { Alternative } from '#contract/names.ts';

/** What anything that was thrown or answered has by a name; undefined where it has nothing. */
const fieldOf = (holder: unknown, name: string): unknown => (Object(holder) as Record<string, unknown>)[name];

/** Empty where it has no list. */
export const listOf = (holder: unknown, name: string): unknown[] => {
  const list = fieldOf(holder, name);
  return Array.isArray(list) ? list : [];
};

/** The problem code a failed actor carries; 'internal' for anything that carries none. Never throws. */
export function failureCode(error: unknown): string {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' ? code : 'internal';
}

/** Why the server refused a day or time, where it says so. Never throws. */
export function refusedBecause(error: unknown): { reason?: string } {
  const reason = fieldOf(error, 'reason');
  return typeof reason === 'string' ? { reason } : {};
}

/** The problem code of an event that tells of a failed actor or child; null for any other event. */
export function failureOf({ type, error, output }: { type: string; error?: unknown; output?: unknown }): string | null {
  if (type.startsWith('xstate.error.')) return failureCode(error);
  if (fieldOf(output, 'kind') !== 'failed') return null;
  const problem = fieldOf(output, 'problem');
  return typeof problem === 'string' ? problem : 'internal';
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
  const seconds = fieldOf(holder, name);
  return typeof seconds === 'number' ? { waitSeconds: seconds } : {};
}

const errorOf = ({ type, error }: { type: string; error?: unknown }): unknown =>
  type.startsWith('xstate.error.') ? error : null;

export function invalidatedIn(event: { type: string; error?: unknown }): string[] {
  const names = listOf(errorOf(event), 'changes').map((change) => fieldOf(change, 'name'));
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** The alternatives that a refused call names, as the server does. Never throws. */
export const alternativesIn = (event: { type: string; error?: unknown }): Alternative[] =>
  listOf(errorOf(event), 'alternatives') as Alternative[];

const endings = { reservation_expired: 'expired', reservation_cancelled: 'cancelled' } as const;

/** What became of a reservation by the code of a refused call; null when it may still be there. Never throws. */
export function endingOf(code: string | null): 'expired' | 'cancelled' | null {
  return code !== null && Object.hasOwn(endings, code) ? endings[code as keyof typeof endings] : null;
}
