import type { GuestMark, WristbandHolder } from '#contract/names.ts';
import type { VisitMove } from './staffActions.ts';

export type ArrivalChange =
  | { kind: 'visit'; move: VisitMove }
  | { kind: 'guests'; marks: readonly GuestMark[]; shares: boolean };

/** What the desk said while the server was away, until it is delivered. */
export type WaitingArrival = {
  /** Its idempotency key. */
  key: string;
  staffId: string;
  reservationId: string;
  /** Who it is about: the name of the booking, or its number. */
  name: string;
  /** By the browser's clock, in ms. */
  saidAt: number;
  change: ArrivalChange;
};

/** `code`: the server's refusal; `wristband_taken` with its holders; `earlier_refused` after one of the same booking. */
export type ArrivalConflict = { arrival: WaitingArrival; code: string; holders: readonly WristbandHolder[] };

export type ArrivalQueue = { waiting: readonly WaitingArrival[]; conflicts: readonly ArrivalConflict[] };

export const emptyQueue: ArrivalQueue = { waiting: [], conflicts: [] };

const temporary = ['offline', 'unreadable', 'service_unavailable', 'too_many_requests', 'being_changed'];

const longestAgo = 86_400;

/** By the same clock, which may have been set meanwhile; the server counts back from its own. */
export const secondsAgo = ({ saidAt }: Pick<WaitingArrival, 'saidAt'>, now: number): number =>
  Math.min(longestAgo, Math.max(0, Math.round((now - saidAt) / 1_000)));

/** Nothing is decided yet: the same request, later, may still succeed. */
export const mayBeRepeated = (code: string): boolean =>
  [...temporary, 'idempotency_in_flight', 'unauthorized'].includes(code);

/** The server or its database is away, so that the desk goes on without it. */
export const isAway = (code: string): boolean => temporary.includes(code);

export const queued = ({ waiting, conflicts }: ArrivalQueue, arrival: WaitingArrival): ArrivalQueue => ({
  waiting: [...waiting, arrival],
  conflicts,
});

export const delivered = ({ waiting, conflicts }: ArrivalQueue, key: string): ArrivalQueue => ({
  waiting: waiting.filter((arrival) => arrival.key !== key),
  conflicts,
});

/** What was said later of the same booking rests on it, and is not delivered either. */
export function refusedDelivery(
  queue: ArrivalQueue,
  { key, code, holders = [] }: { key: string; code: string; holders?: readonly WristbandHolder[] },
): ArrivalQueue {
  const refused = queue.waiting.find((arrival) => arrival.key === key);
  if (refused === undefined) return queue;
  const resting = queue.waiting.filter(
    (arrival) => arrival !== refused && arrival.reservationId === refused.reservationId,
  );
  const fallsWith = resting.map((arrival) => ({ arrival, code: 'earlier_refused', holders: [] }));
  return {
    waiting: queue.waiting.filter((arrival) => arrival !== refused && !resting.includes(arrival)),
    conflicts: [...queue.conflicts, { arrival: refused, code, holders }, ...fallsWith],
  };
}

export const withoutConflict = ({ waiting, conflicts }: ArrivalQueue, key: string): ArrivalQueue => ({
  waiting,
  conflicts: conflicts.filter(({ arrival }) => arrival.key !== key),
});
