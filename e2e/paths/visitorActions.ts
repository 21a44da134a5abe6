import { currentStep, question } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import type { ReservationFacts } from '#machines/reservationFacts.types.ts';
import { during } from './walk.ts';
import type { VisitorAction } from './walk.ts';

const empty: ReservationFacts = {
  id: 'r1',
  personCount: 2,
  date: '2026-05-20',
  startTime: 660,
  endTime: 900,
  checkinGroupId: null,
  personsWithProducts: [],
  timedItemCount: 0,
  itemMarks: [],
  userId: null,
  expiresAt: '2026-05-01T10:20:00Z',
  maxExpiresAt: '2026-05-01T11:00:00Z',
  checkoutType: 'payment-and-location',
  total: 6900,
  totalPayNow: 0,
  totalMayPayNow: 6900,
  totalPaid: 0,
};
const booked = { ...empty, personsWithProducts: [1, 2] };
const linked = { ...booked, userId: 'c1' };

/** The entry of the demo venue, as somebody without a reservation opens it. */
export const start: ReservationInput = {
  flow: {
    id: 'entree',
    slug: 'entree',
    type: 1,
    checkoutType: 'payment-and-location',
    subFlowCount: 0,
    checkinGroupIds: ['day', 'afternoon', 'evening'],
    paysWithVisits: false,
  },
  limits: { maxPersons: 10, today: '2026-05-01', lastDate: '2026-10-31' },
  facts: { reservation: null, customerLoggedIn: false, gone: null },
  step: 'index',
};

const isLinked = ({ context }: ReservationSnapshot): boolean => Boolean(context.facts.reservation?.userId);
const asks = (snapshot: ReservationSnapshot): string | null => question(snapshot)?.kind ?? null;

export const visitorActions = {
  'chooses a day and times': {
    mayHappen: (snapshot) => during('draft')(snapshot) && snapshot.context.draft.date === null,
    events: [
      { type: 'date.chosen', date: '2026-05-20' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 660, endTime: 900 } },
    ],
  },
  'adds the entry': {
    mayHappen: (snapshot) => during('draft')(snapshot) && snapshot.context.draft.date !== null,
    events: [
      { type: 'checkin.requested', persons: [-1] },
      { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: booked, notBooked: [] } },
      { type: 'step.entered', step: 'info' },
    ],
  },
  'logs in': {
    mayHappen: (snapshot) => during('info')(snapshot) && !isLinked(snapshot),
    events: [
      { type: 'customer.loggedIn' },
      { type: 'xstate.done.actor.linkCustomer', output: { reservation: linked } },
    ],
  },
  'goes back to the choice': {
    mayHappen: (snapshot) => during('info', 'paying')(snapshot),
    events: [
      { type: 'step.requested', step: 'index' },
      { type: 'step.entered', step: 'index' },
    ],
  },
  'goes on to the details': {
    mayHappen: during('selecting'),
    events: [
      { type: 'step.requested', step: 'info' },
      { type: 'step.entered', step: 'info' },
    ],
  },
  'goes on to the payment': {
    mayHappen: (snapshot) => during('info')(snapshot) && isLinked(snapshot),
    events: [
      { type: 'step.requested', step: 'payment' },
      { type: 'xstate.done.actor.prepare', output: { reservation: linked } },
      { type: 'step.entered', step: 'payment' },
    ],
  },
  'wants another number of persons': {
    mayHappen: during('selecting'),
    events: [{ type: 'personCount.changed', personCount: 3 }],
  },
  'wants to remove an entry': {
    mayHappen: (snapshot) => during('info')(snapshot) && currentStep(snapshot) === 'info',
    events: [{ type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } }],
  },
  'keeps everything': {
    mayHappen: during('confirmingChange'),
    events: [{ type: 'change.dismissed' }],
  },
  'begins anew': {
    mayHappen: (snapshot) => asks(snapshot) === 'personCount',
    events: [{ type: 'change.confirmed' }, { type: 'xstate.done.actor.cancelForChange', output: null }],
  },
  'orders on location': {
    mayHappen: during('paying'),
    events: [{ type: 'xstate.done.actor.checkout', output: { kind: 'confirmed', reservationId: 'r1' } }],
  },
  'goes to the bank': {
    mayHappen: during('paying'),
    events: [{ type: 'xstate.done.actor.checkout', output: { kind: 'redirect', url: 'https://bank.example/' } }],
  },
  'comes back having paid': {
    mayHappen: during('redirecting'),
    events: [
      { type: 'payment.returned', reservationId: 'r1' },
      { type: 'xstate.done.actor.watchPayment', output: { status: 'confirmed' } },
    ],
  },
  'comes back without having paid': {
    mayHappen: during('redirecting'),
    events: [
      { type: 'payment.returned', reservationId: 'r1' },
      { type: 'xstate.done.actor.watchPayment', output: { status: 'failed' } },
      { type: 'xstate.done.actor.prepare', output: { reservation: linked } },
    ],
  },
} satisfies Record<string, VisitorAction>;

export type ActionName = keyof typeof visitorActions;
