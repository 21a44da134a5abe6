import { assertEvent, setup } from 'xstate';
import { alternativesIn, refusedIn } from '#machines/failureCode.ts';
import { selfServiceActors } from './selfService.actors.ts';
import type { SelfServiceAnswer, SelfServiceContext, SelfServiceEvent, SelfServiceInput } from './selfService.types.ts';

const base = setup({
  types: {
    context: {} as SelfServiceContext,
    events: {} as SelfServiceEvent | SelfServiceAnswer,
    input: {} as SelfServiceInput,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: selfServiceActors,
});

export const selfServiceSetup = base.extend({
  actions: {
    assignSeen: base.assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.loadBooking', 'xstate.done.actor.acceptMoves']);
      return { seen: event.output, agreed: null, refused: null, choosesAnother: false };
    }),
    assignAgreed: base.assign(({ event }) => {
      assertEvent(event, 'moves.accepted');
      return { agreed: event.moves };
    }),
    assignMovedChange: base.assign(({ context }) => ({
      change: context.seen?.moved ? { kind: 'changeItem', ...context.seen.moved } : null,
    })),
    assignCancel: base.assign({ change: { kind: 'cancel' } }),
    assignGuestRemoval: base.assign(({ event }) => {
      assertEvent(event, 'guestRemoval.requested');
      return { change: { kind: 'removeGuest', person: event.person } };
    }),
    assignMove: base.assign({ change: { kind: 'move' } }),
    assignDeparture: base.assign(({ event }) => {
      assertEvent(event, 'departure.chosen');
      return { change: { kind: 'stay', endTime: event.endTime } };
    }),
    assignItemChange: base.assign(({ event }) => {
      assertEvent(event, 'itemChange.requested');
      return { change: { kind: 'changeItem', itemId: event.itemId, productId: event.productId } };
    }),
    assignDate: base.assign(({ event }) => {
      assertEvent(event, 'date.chosen');
      return { change: { kind: 'move', date: event.date } };
    }),
    assignProduct: base.assign(({ context, event }) => {
      assertEvent(event, 'product.chosen');
      return { change: context.change && { ...context.change, productId: event.productId } };
    }),
    assignTime: base.assign(({ context, event }) => {
      assertEvent(event, 'time.chosen');
      return { change: context.change && { ...context.change, startTime: event.startTime } };
    }),
    assignAlternative: base.assign(({ event }) => {
      assertEvent(event, 'alternative.chosen');
      const { date, time } = event.alternative;
      return { change: { kind: 'move', date, startTime: time } };
    }),
    assignQuote: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.quoteChange');
      return { quote: event.output, refused: null };
    }),
    assignDone: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.applyChange');
      const { paymentRef, ...seen } = event.output;
      return { seen, paymentRef, refused: null };
    }),
    assignRefused: base.assign(({ event }) => ({
      refused: { ...refusedIn(event), alternatives: alternativesIn(event) },
    })),
    clearChange: base.assign({ agreed: null, change: null, quote: null, paymentRef: null, refused: null }),
  },
  guards: {
    changesAreOpen: ({ context }) => context.seen?.changesClosed === null,
    anotherDayIsAskedFor: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadBooking');
      return context.choosesAnother && event.output.changesClosed === null && event.output.movedDay;
    },
    anotherIsAskedFor: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadBooking');
      return context.choosesAnother && event.output.changesClosed === null && event.output.moved !== null;
    },
    dateIsChosen: ({ context }) => context.change?.date !== undefined,
    alternativeIsOffered: ({ context, event }) =>
      event.type === 'alternative.chosen' && (context.refused?.alternatives ?? []).includes(event.alternative),
  },
});
