import { mayPropose } from '#machines/reservation/planning.selectors.ts';
import { currentStep } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import type { ReservationFacts } from '#machines/reservationFacts.types.ts';
import { during } from './walk.ts';
import type { VisitorAction } from './walk.ts';

const one: ReservationFacts = {
  id: 'r1',
  personCount: 2,
  date: '2026-05-20',
  startTime: 600,
  endTime: 1140,
  checkinGroupId: null,
  personsWithProducts: [1],
  timedItemCount: 2,
  itemMarks: ['1 i1 12:00', '1 i2 14:00'],
  userId: null,
  expiresAt: '2026-05-01T10:20:00Z',
  maxExpiresAt: '2026-05-01T11:00:00Z',
  checkoutType: 'payment',
  total: 11900,
  totalPayNow: 11900,
  totalMayPayNow: 11900,
  totalPaid: 0,
};
const both: ReservationFacts = { ...one, personsWithProducts: [1, 2], timedItemCount: 4, total: 23800 };
const more: ReservationFacts = { ...one, timedItemCount: 3, total: 16150 };
const offered = { kind: 'other_time', date: one.date, time: 960, persons: [1] } as const;
const alternative = { ...offered, persons: [...offered.persons] };
const notBooked = {
  name: 'Gezichtsmassage',
  xplanId: '4220',
  person: 1,
  reason: 'no_therapist',
  alternatives: [alternative],
} as const;

/** Two on the first page of arrangements, one of whom has one already. */
export const start: ReservationInput = {
  flow: {
    id: 'arrangementen',
    slug: 'arrangementen',
    type: 3,
    checkoutType: 'payment',
    subFlowCount: 2,
    checkinGroupIds: ['day'],
    paysWithVisits: false,
  },
  limits: { maxPersons: 12, today: '2026-05-01', lastDate: '2026-10-31' },
  facts: { reservation: one, customerLoggedIn: false, gone: null },
  step: 'index',
};

const onPage =
  (step: string) =>
  (snapshot: ReservationSnapshot): boolean =>
    during('selecting')(snapshot) && currentStep(snapshot) === step;
const booked = ({ context }: ReservationSnapshot): number => context.facts.reservation?.timedItemCount ?? 0;
const refused = ({ context }: ReservationSnapshot): boolean => context.outcome.notBooked.length > 0;
const timeChosen = {
  type: 'xstate.done.actor.timePicker',
  output: { kind: 'start', startTime: 900 },
} as const;

export const dayActions = {
  'takes the arrangement for the other guest': {
    mayHappen: (snapshot) => onPage('index')(snapshot) && booked(snapshot) === one.timedItemCount,
    events: [
      { type: 'collection.requested', collectionId: '5001', productIds: ['4160'], persons: [2] },
      { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: both, notBooked: [] } },
    ],
  },
  'goes on to the treatments': {
    mayHappen: (snapshot) => onPage('index')(snapshot) && booked(snapshot) === one.timedItemCount,
    events: [
      { type: 'step.requested', step: '2' },
      { type: 'step.entered', step: '2' },
    ],
  },
  'asks for a face massage': {
    mayHappen: (snapshot) => onPage('2')(snapshot) && booked(snapshot) === one.timedItemCount && !refused(snapshot),
    events: [{ type: 'product.requested', productId: '4220', persons: [1], needsTime: true }],
  },
  'closes the times': {
    mayHappen: during('choosing a time'),
    events: [{ type: 'xstate.done.actor.timePicker', output: { kind: 'dismissed' } }],
  },
  'books a time': {
    mayHappen: during('choosing a time'),
    events: [
      timeChosen,
      { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: more, notBooked: [] } },
    ],
  },
  'is too late for a time': {
    mayHappen: during('choosing a time'),
    events: [
      timeChosen,
      {
        type: 'xstate.done.actor.adding',
        output: { kind: 'added', reservation: one, notBooked: [{ ...notBooked, alternatives: [alternative] }] },
      },
    ],
  },
  'takes the time that is offered instead': {
    mayHappen: (snapshot) => onPage('2')(snapshot) && refused(snapshot),
    events: [
      { type: 'alternative.chosen', alternative, notBooked: 0 },
      { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: more, notBooked: [] } },
    ],
  },
  'asks for a plan': {
    mayHappen: (snapshot) => during('selecting')(snapshot) && mayPropose(snapshot),
    events: [{ type: 'proposals.requested' }],
  },
  'closes the plans': {
    mayHappen: during('choosing a plan'),
    events: [{ type: 'xstate.done.actor.proposals', output: { kind: 'dismissed' } }],
  },
  'takes a plan': {
    mayHappen: during('choosing a plan'),
    events: [{ type: 'xstate.done.actor.proposals', output: { kind: 'booked', reservation: both, notBooked: [] } }],
  },
} satisfies Record<string, VisitorAction>;

export type DayActionName = keyof typeof dayActions;
