import type { ArrivalQueue } from '#domain/booking/waitingArrivals.ts';

/** What the browser holds; the world tells of every change. */
export type WaitingArrivalsContext = ArrivalQueue;

export type WaitingArrivalsEvent = { type: 'queue.changed'; queue: ArrivalQueue } | { type: 'connection.returned' };

export type WaitingArrivalsAnswer =
  | { type: 'xstate.done.actor.deliver'; output: null }
  | { type: 'xstate.error.actor.deliver'; error: unknown }
  | { type: 'xstate.done.actor.pause'; output: null }
  | { type: 'xstate.error.actor.pause'; error: unknown };

export type WaitingArrivalsEmitted = { type: 'notice'; code: 'delivered' };
