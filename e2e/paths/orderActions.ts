import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import { currentStep } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import type { ReservationFacts } from '#machines/reservationFacts.types.ts';
import { during } from './walk.ts';
import type { VisitorAction } from './walk.ts';

const empty: ReservationFacts = {
  id: 'r1',
  personCount: 1,
  date: '2026-05-01',
  startTime: null,
  endTime: null,
  checkinGroupId: null,
  personsWithProducts: [],
  timedItemCount: 0,
  itemMarks: [],
  userId: null,
  expiresAt: '2026-05-01T10:20:00Z',
  maxExpiresAt: '2026-05-01T11:00:00Z',
  checkoutType: 'payment',
  total: 0,
  totalPayNow: 0,
  totalMayPayNow: 0,
  totalPaid: 0,
};
const ordered = {
  ...empty,
  personsWithProducts: [1],
  itemMarks: ['1 i1'],
  total: 2500,
  totalPayNow: 2500,
  totalMayPayNow: 2500,
};
const twice = { ...ordered, itemMarks: ['1 i1', '1 i2'], total: 5000, totalPayNow: 5000, totalMayPayNow: 5000 };

/** The gift cards of the demo venue, as somebody without an order opens them. */
export const start: ReservationInput = {
  flow: {
    id: 'cadeaubon',
    slug: 'cadeaubon',
    type: 5,
    checkoutType: 'payment',
    subFlowCount: 0,
    checkinGroupIds: [],
    paysWithVisits: false,
  },
  limits: { maxPersons: 10, today: '2026-05-01', lastDate: '2026-10-31' },
  facts: { reservation: null, customerLoggedIn: false, gone: null },
  step: 'index',
};

const orders = ({ context }: ReservationSnapshot): number => context.facts.reservation?.itemMarks.length ?? 0;
const written = {
  type: 'message.written',
  message: { from: 'Anna', to: 'Bram', message: '', recipientEmail: null },
} as const;

export const orderActions = {
  'asks for a gift card': {
    mayHappen: (snapshot) => during('draft', 'selecting')(snapshot) && orders(snapshot) < 2,
    events: [{ type: 'giftCard.requested', productId: '3001', amount: 2500, quantity: 1 }],
  },
  'closes the message': {
    mayHappen: during('writing a message'),
    events: [{ type: 'message.dismissed' }],
  },
  'writes the first message': {
    mayHappen: (snapshot) => during('writing a message')(snapshot) && orders(snapshot) === 0,
    events: [
      written,
      { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: ordered, notBooked: [] } },
      { type: 'step.entered', step: 'info' },
    ],
  },
  'writes another message': {
    mayHappen: (snapshot) => during('writing a message')(snapshot) && orders(snapshot) === 1,
    events: [
      written,
      { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: twice, notBooked: [] } },
      { type: 'step.entered', step: 'info' },
    ],
  },
  'goes back to the order page': {
    mayHappen: (snapshot) => during('info')(snapshot) && orders(snapshot) === 1,
    events: [
      { type: 'step.requested', step: 'index' },
      { type: 'step.entered', step: 'index' },
    ],
  },
  'goes on to the details': {
    mayHappen: (snapshot) => during('selecting')(snapshot) && currentStep(snapshot) === 'index',
    events: [
      { type: 'step.requested', step: 'info' },
      { type: 'step.entered', step: 'info' },
    ],
  },
} satisfies Record<string, VisitorAction>;

export type OrderActionName = keyof typeof orderActions;
