import { expect } from 'vitest';
import type { StaffChange, StaffChangeQuote, StaffReservation } from '#contract/names.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import type { Db } from '#server/db/schema.ts';
import type { TestAnswer } from './app.ts';
import type { StaffMember } from './staff.ts';
import { proefbad } from './venue.ts';

const { venueId } = proefbad;

/** A longer and dearer entry beside that of 'proefbad', on the flow that is paid beforehand; sold elsewhere it has the usual stay. */
export const longEntry = { id: 'entree-lang', xplanId: '110', price: 5000 };

export async function addLongEntry(db: Db): Promise<void> {
  const stay = {
    venueId,
    id: 'verblijf-lang',
    xplanId: '210',
    name: JSON.stringify({ nl: 'Verblijf lang' }),
    price: 0,
  };
  const entry = { venueId, ...longEntry, type: 10, name: JSON.stringify({ nl: 'Entree lang' }) };
  await db
    .insertInto('product')
    .values([
      { ...entry, objectType: 'product', paymentMoment: 'payment' },
      { ...stay, objectType: 'product', type: 0, visible: false },
    ])
    .execute();
  const times = { arrivalFrom: 600, arrivalTo: 840, arrivalStep: 30, departureUntil: 1320, departureStep: 60 };
  await db
    .insertInto('activity')
    .values({ venueId, productId: stay.id, poolId: proefbad.poolId, ...times, minStay: 240, maxStay: 720 })
    .execute();
  await db
    .insertInto('entryStay')
    .values({ venueId, productId: longEntry.id, activityProductId: proefbad.activity.id })
    .execute();
  const group = { venueId, id: 'g-lang', flowId: proefbad.flows.payment.id, name: JSON.stringify({ nl: 'Lang' }) };
  await db
    .insertInto('checkinGroup')
    .values({ ...group, entryProductId: longEntry.id, activityProductId: stay.id, position: 1 })
    .execute();
}

type Quoted = Pick<StaffChangeQuote, 'sequence' | 'total' | 'back'>;

/** Changes of bookings by one staff member. */
export const changesBy = (staff: StaffMember) => {
  const quote = (id: string, change: StaffChange): Promise<TestAnswer<StaffChangeQuote>> =>
    staff.call('POST', `/reservations/${id}/changes/quote`, change);
  /** As it was quoted. */
  const apply = (id: string, change: StaffChange, quoted: Quoted): Promise<TestAnswer<StaffReservation>> => {
    const back = quoted.back.reduce((sum, { amount }) => sum + amount, 0);
    const order = { change, sequence: quoted.sequence, total: quoted.total, back };
    return staff.call('POST', `/reservations/${id}/changes`, order);
  };
  return {
    quote,
    apply,
    /** Quotes, then applies; both succeed. */
    async change(id: string, change: StaffChange): Promise<{ quote: StaffChangeQuote; reservation: StaffReservation }> {
      const quoted = await quote(id, change);
      expect([quoted.status, quoted.json.code]).toEqual([200, undefined]);
      const applied = await apply(id, change, quoted.json.data);
      expect([applied.status, applied.json.code]).toEqual([200, undefined]);
      return { quote: quoted.json.data, reservation: applied.json.data };
    },
  };
};

/** Of a booking the items that are shown, as 'guest name start–end'. */
export const shownItems = ({ persons }: Pick<StaffReservation, 'persons'>): string[] =>
  persons.flatMap(({ number, products }) =>
    products
      .flatMap((product) => [product, ...(product.products ?? [])])
      .filter(({ checkinType }) => !checkinType)
      .map(({ name, startTime, endTime }) => `${number} ${plainTextOf(name)} ${startTime ?? ''}–${endTime ?? ''}`),
  );
