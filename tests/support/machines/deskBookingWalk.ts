import { createActor } from 'xstate';
import type { DeskDraft } from '#domain/booking/deskDraft.ts';
import { emptyDraft } from '#domain/booking/deskDraft.ts';
import type { StaffQuote } from '#contract/names.ts';
import type { DeskBookingActors } from '#machines/deskBooking/deskBooking.actors.ts';
import { deskBookingMachine } from '#machines/deskBooking/deskBooking.machine.ts';
import type { DeskBookingAnswer, DeskBookingEvent } from '#machines/deskBooking/deskBooking.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export const startDraft: DeskDraft = emptyDraft('2026-05-12', null);

export const chosenDraft: DeskDraft = {
  ...startDraft,
  flowId: 'f-dagje',
  items: [{ key: 1, productId: '302', productIds: [], persons: null, time: '12:00' }],
};

export const codedDraft: DeskDraft = { ...chosenDraft, codes: [{ code: 'ABCD', amount: null }] };

const line = {
  person: 1,
  xplanId: '302',
  name: 'Massage 50',
  isPart: false,
  price: 8000,
  startTime: '12:10',
  endTime: '13:00',
  resources: ['Noor'],
};
const span = { sequence: 0, startTime: '12:10', endTime: '13:00', credits: [] };
export const fitting: StaffQuote = { ...span, total: 8000, totalOpen: 8000, lines: [line], notBookedProducts: [] };
const refusal = { name: 'Massage 50', xplanId: '302', person: 1, reason: 'no_therapist' as const, alternatives: [] };
export const unfitting: StaffQuote = { ...span, total: 0, totalOpen: 0, lines: [], notBookedProducts: [refusal] };

export function runDeskBooking() {
  const world = controlledActors();
  const actors = {
    quoteBooking: world.promise('quoteBooking'),
    bookQuoted: world.promise('bookQuoted'),
  } satisfies DeskBookingActors;
  const actor = createActor(deskBookingMachine.provide({ actors }), { input: { draft: startDraft } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
  };
}

const giftCard = { kind: 'giftCard', label: '…ABCD', name: null, balance: 5000, usableTo: null } as const;
export const paying: StaffQuote = {
  ...fitting,
  totalOpen: 3000,
  credits: [{ ...giftCard, state: 'usable', amount: 5000, totalOpen: 3000 }],
};
export const spent: StaffQuote = {
  ...fitting,
  credits: [{ ...giftCard, state: 'spent', balance: 0, amount: 0, totalOpen: 8000 }],
};

const broken = { code: 'internal' };

export const deskBookingEvents = {
  'draft.changed': [
    { type: 'draft.changed', draft: startDraft },
    { type: 'draft.changed', draft: chosenDraft },
    { type: 'draft.changed', draft: codedDraft },
  ],
  'note.typed': [{ type: 'note.typed', note: 'Bij het raam' }],
  'quote.retried': [{ type: 'quote.retried' }],
  'booking.requested': [{ type: 'booking.requested' }],
  'xstate.done.actor.quoteBooking': [
    { type: 'xstate.done.actor.quoteBooking', output: fitting },
    { type: 'xstate.done.actor.quoteBooking', output: unfitting },
  ],
  'xstate.error.actor.quoteBooking': [
    { type: 'xstate.error.actor.quoteBooking', error: broken },
    { type: 'xstate.error.actor.quoteBooking', error: { code: 'gift_card_invalid' } },
  ],
  'xstate.done.actor.bookQuoted': [{ type: 'xstate.done.actor.bookQuoted', output: { id: 'r1' } }],
  'xstate.error.actor.bookQuoted': [
    { type: 'xstate.error.actor.bookQuoted', error: broken },
    { type: 'xstate.error.actor.bookQuoted', error: { code: 'product_unavailable' } },
  ],
} satisfies EventsByType<DeskBookingEvent | DeskBookingAnswer>;
