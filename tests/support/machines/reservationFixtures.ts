import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { CardMessage } from '#machines/bookingRequest.types.ts';
import type { Limits, MachineFlow, ReservationInput } from '#machines/reservation/reservation.types.ts';
import type { Facts, ReservationFacts } from '#machines/reservationFacts.types.ts';
import type { TimesOffer } from '#machines/timePicker/timePicker.types.ts';

/** The entry flow of the tests; every field can be given another value. */
export function flow(over: Partial<MachineFlow> = {}): MachineFlow {
  return {
    id: 'f1',
    slug: 'entree',
    type: FlowType.FreeEntry,
    checkoutType: 'payment-and-location',
    subFlowCount: 0,
    checkinGroupIds: ['day', 'evening'],
    paysWithVisits: false,
    ...over,
  };
}

/** Treatments: no stay, each with a time of its own. */
export const treatments = (over: Partial<MachineFlow> = {}): MachineFlow =>
  flow({ id: 'f4', slug: 'behandelingen', type: FlowType.Treatments, checkinGroupIds: [], ...over });

/** An order page: for one person, today. */
export const orders = (type: 5 | 6 | 7, over: Partial<MachineFlow> = {}): MachineFlow =>
  flow({ id: `f${type}`, slug: 'cadeaubon', type, checkoutType: 'payment', checkinGroupIds: [], ...over });

/** Visits paid with a multi-visit card. */
export const cardVisits = (over: Partial<MachineFlow> = {}): MachineFlow =>
  flow({
    id: 'f9',
    slug: 'reserveren-met-een-badenkaart',
    checkoutType: 'location',
    checkinGroupIds: ['day'],
    paysWithVisits: true,
    ...over,
  });

export const cardMessage: CardMessage = { from: 'Anna', to: 'Bram', message: '', recipientEmail: null };

export const limits: Limits = { maxPersons: 6, today: '2026-05-01', lastDate: '2026-07-31' };

/** A live hold of 12 May for two, both with an entry, nobody linked yet. */
export function reservation(over: Partial<ReservationFacts> = {}): ReservationFacts {
  return {
    id: 'r1',
    personCount: 2,
    date: '2026-05-12',
    startTime: 600,
    endTime: 840,
    checkinGroupId: null,
    personsWithProducts: [1, 2],
    timedItemCount: 0,
    itemMarks: ['1 i1', '2 i2'],
    userId: null,
    expiresAt: '2026-05-01T10:20:00Z',
    maxExpiresAt: '2026-05-01T11:00:00Z',
    checkoutType: 'payment-and-location',
    total: 6150,
    totalPayNow: 0,
    totalMayPayNow: 6150,
    totalPaid: 0,
    ...over,
  };
}

/** A hold in the treatments flow: no stay, nothing but what is given. */
export function treated(over: Partial<ReservationFacts> = {}): ReservationFacts {
  return reservation({ startTime: null, endTime: null, personsWithProducts: [], itemMarks: [], total: 0, ...over });
}

/** Starts as the time picker gets them. */
export const starts = (...minutes: number[]): TimesOffer => ({
  options: minutes.map((arrival) => ({ arrival, departures: [] })),
  reason: null,
  alternatives: [],
});

/** Arrivals as the picker of a stay gets them, each with the same departures. */
export const stays = (arrivals: number[], departures: number[]): TimesOffer => ({
  options: arrivals.map((arrival) => ({ arrival, departures: departures.filter((time) => time > arrival) })),
  reason: null,
  alternatives: [],
});

/** A hold in an order flow, with one thing ordered. */
export const ordered = (over: Partial<ReservationFacts> = {}): ReservationFacts =>
  reservation({
    personCount: 1,
    date: '2026-05-01',
    startTime: null,
    endTime: null,
    personsWithProducts: [1],
    itemMarks: ['1 i1'],
    ...over,
  });

export function facts(over: Partial<Facts> = {}): Facts {
  return { reservation: null, customerLoggedIn: false, gone: null, ...over };
}

export function input(over: Partial<ReservationInput> = {}): ReservationInput {
  return { flow: flow(), limits, facts: facts(), step: 'index', ...over };
}
