import type { StaffQuote, StaffReservation, StaffReservationForm } from '#contract/names.ts';
import type { TestAnswer, TestApp } from './app.ts';
import type { StaffMember } from './staff.ts';
import { proefbad } from './venue.ts';
import { visitDay } from './visitor.ts';

export type DeskForm = Partial<StaffReservationForm>;

/** A day inside for so many guests of 'proefbad', from 10:00 to 14:00. */
export const entryForm = (persons: number, form: DeskForm = {}): StaffReservationForm => ({
  flowId: proefbad.flows.payment.id,
  personCount: persons,
  date: visitDay,
  startTime: '10:00',
  endTime: '14:00',
  items: Array.from({ length: persons }, (_, at) => ({ person: at + 1, productId: proefbad.entry.xplanId })),
  ...form,
});

/** Treatments of the small catalogue, without a stay. */
export const treatmentForm = (items: StaffReservationForm['items'], form: DeskForm = {}): StaffReservationForm => ({
  flowId: 'f-dagje',
  personCount: Math.max(...items.map(({ person }) => person)),
  date: visitDay,
  items,
  ...form,
});

export const bookAtDesk = (desk: StaffMember, form: StaffReservationForm): Promise<TestAnswer<StaffReservation>> =>
  desk.call<StaffReservation>('POST', '/reservations', form);

export const quoteAtDesk = (desk: StaffMember, form: StaffReservationForm): Promise<TestAnswer<StaffQuote>> =>
  desk.call<StaffQuote>('POST', '/reservations/quote', form);

/** Rows of reservations, items and live claims. */
export async function takenPlaces({ db }: TestApp): Promise<number[]> {
  const [reservations, items, resources, places] = await Promise.all([
    db.selectFrom('reservation').select('id').execute(),
    db.selectFrom('reservationItem').select('id').where('removedAt', 'is', null).execute(),
    db.selectFrom('resourceClaim').select('id').where('state', '<>', 'released').execute(),
    db.selectFrom('poolBucket').select('booked').where('booked', '>', 0).execute(),
  ]);
  return [reservations.length, items.length, resources.length, places.length];
}
