import type { BookingClient, Visitor } from '../bookingClient.ts';
import { randomDay } from './bareQueries.ts';
import { fine } from './clients.ts';
import { newNetwork } from './networks.ts';

const slug = 'avondentree';
const stay = { personCount: 1, startTime: '17:00', endTime: '20:00' };
const checkin = { entryId: '1004', activityId: '2004', persons: [-1] };

/** A new visitor, who has a reservation. */
export async function createEvening(client: BookingClient): Promise<Visitor> {
  const visitor = client.visitor(newNetwork());
  fine(await visitor.create(slug, { ...stay, date: randomDay() }), 201);
  return visitor;
}

export async function addEvening(visitor: Visitor): Promise<void> {
  const answer = fine(await visitor.addCheckin(slug, checkin), 200);
  if (answer.data.notBookedProducts.length > 0) throw new Error('The bench found the pool full.');
}
