import { createActor } from 'xstate';
import type { ChangeQuote } from '#contract/names.ts';
import type { SelfServiceActors } from '#machines/selfService/selfService.actors.ts';
import { selfServiceMachine } from '#machines/selfService/selfService.machine.ts';
import type { SelfServiceAnswer, SelfServiceEvent } from '#machines/selfService/selfService.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runSelfService({ choosesAnother = false } = {}) {
  const world = controlledActors();
  const actors = {
    loadBooking: world.promise('loadBooking'),
    acceptMoves: world.promise('acceptMoves'),
    quoteChange: world.promise('quoteChange'),
    applyChange: world.promise('applyChange'),
  } satisfies SelfServiceActors;
  const actor = createActor(selfServiceMachine.provide({ actors }), {
    input: { ref: 'proof-r1', choosesAnother },
  }).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot(), state: () => actor.getSnapshot().value };
}

export const ownQuote: ChangeQuote = {
  sequence: 3,
  startDate: '2026-05-16',
  startTime: '10:00',
  endTime: '14:00',
  personCount: 2,
  lines: [],
  totalBefore: 6000,
  total: 3000,
  back: [
    { to: 'payment', amount: 2000, label: '' },
    { to: 'giftCard', amount: 1000, label: '…0001' },
  ],
  visitsBack: 0,
  toPayOnline: 0,
  toPayAtVenue: 0,
};

export const otherTime = { kind: 'other_time', date: '2026-05-16', time: '12:00', persons: [1, 2] } as const;

export const movedItem = { itemId: 'i1', startTime: '10:30' };

export const seenBooking = { changesClosed: null, moved: null, movedDay: false };

export const seenMoved = { changesClosed: null, moved: { itemId: 'i1', productId: 'x1' }, movedDay: false };

const alternative = { ...otherTime, persons: [...otherTime.persons] };

export const selfServiceEvents = {
  'load.retried': [{ type: 'load.retried' }],
  'moves.accepted': [{ type: 'moves.accepted', moves: [movedItem] }],
  'cancel.requested': [{ type: 'cancel.requested' }],
  'guestRemoval.requested': [{ type: 'guestRemoval.requested', person: 2 }],
  'move.requested': [{ type: 'move.requested' }],
  'departure.requested': [{ type: 'departure.requested' }],
  'departure.chosen': [{ type: 'departure.chosen', endTime: '16:00' }],
  'itemChange.requested': [{ type: 'itemChange.requested', itemId: 'i1', productId: 'x1' }],
  'date.chosen': [{ type: 'date.chosen', date: '2026-05-16' }],
  'product.chosen': [{ type: 'product.chosen', productId: 'x2' }],
  'time.chosen': [{ type: 'time.chosen', startTime: '11:00' }],
  'alternative.chosen': [{ type: 'alternative.chosen', alternative }],
  'change.confirmed': [{ type: 'change.confirmed' }],
  'change.dismissed': [{ type: 'change.dismissed' }],
  'xstate.done.actor.loadBooking': [
    { type: 'xstate.done.actor.loadBooking', output: seenMoved },
    { type: 'xstate.done.actor.loadBooking', output: { ...seenMoved, movedDay: true } },
    { type: 'xstate.done.actor.loadBooking', output: { changesClosed: 'too_late', moved: null, movedDay: false } },
  ],
  'xstate.error.actor.loadBooking': [{ type: 'xstate.error.actor.loadBooking', error: { code: 'link_expired' } }],
  'xstate.done.actor.acceptMoves': [{ type: 'xstate.done.actor.acceptMoves', output: seenBooking }],
  'xstate.error.actor.acceptMoves': [{ type: 'xstate.error.actor.acceptMoves', error: { code: 'version_conflict' } }],
  'xstate.done.actor.quoteChange': [{ type: 'xstate.done.actor.quoteChange', output: ownQuote }],
  'xstate.error.actor.quoteChange': [
    { type: 'xstate.error.actor.quoteChange', error: { code: 'change_unavailable', alternatives: [alternative] } },
  ],
  'xstate.done.actor.applyChange': [
    { type: 'xstate.done.actor.applyChange', output: { ...seenBooking, paymentRef: 'r' } },
  ],
  'xstate.error.actor.applyChange': [{ type: 'xstate.error.actor.applyChange', error: { code: 'version_conflict' } }],
} satisfies EventsByType<SelfServiceEvent | SelfServiceAnswer>;
