import { assertEvent, setup } from 'xstate';
import type { ArrivalQueue } from '#domain/booking/waitingArrivals.ts';
import { waitingArrivalsActors } from './waitingArrivals.actors.ts';
import type {
  WaitingArrivalsAnswer,
  WaitingArrivalsContext,
  WaitingArrivalsEmitted,
  WaitingArrivalsEvent,
} from './waitingArrivals.types.ts';

/** Between two attempts while nothing says that the server is back. */
const attemptEvery = 3_000;

const base = setup({
  types: {
    context: {} as WaitingArrivalsContext,
    events: {} as WaitingArrivalsEvent | WaitingArrivalsAnswer,
    input: {} as ArrivalQueue,
    emitted: {} as WaitingArrivalsEmitted,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: waitingArrivalsActors,
  guards: {
    somethingWaits: ({ context }) => context.waiting.length > 0,
    nothingWaits: ({ context }) => context.waiting.length === 0,
  },
});

const waitingSetup = base.extend({
  actions: {
    assignQueue: base.assign(({ event }) => {
      assertEvent(event, 'queue.changed');
      return event.queue;
    }),
    emitDelivered: base.emit({ type: 'notice', code: 'delivered' }),
  },
});

/** Delivers what the desk said while the server was away: one at a time, in order, until nothing waits. */
export const waitingArrivalsMachine = waitingSetup.createMachine({
  id: 'waitingArrivals',
  context: ({ input }) => ({ waiting: input.waiting, conflicts: input.conflicts }),
  initial: 'settled',
  on: { 'queue.changed': { actions: 'assignQueue' } },
  states: {
    settled: {
      meta: { description: { nl: 'Alles staat bij de server', en: 'Everything is with the server' } },
      always: { guard: 'somethingWaits', target: 'delivering' },
    },
    delivering: {
      meta: { description: { nl: 'De eerste wordt bezorgd', en: 'The first is being delivered' } },
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => ({ key: context.waiting[0]!.key }),
        onDone: [
          { guard: 'nothingWaits', target: 'settled', actions: 'emitDelivered' },
          { target: 'delivering', reenter: true },
        ],
        onError: 'away',
      },
    },
    away: {
      meta: { description: { nl: 'De server is er niet, wat gezegd is wacht', en: 'The server is away, it waits' } },
      always: { guard: 'nothingWaits', target: 'settled' },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: { milliseconds: attemptEvery },
        onDone: 'delivering',
        onError: 'delivering',
      },
      on: { 'connection.returned': 'delivering' },
    },
  },
});
