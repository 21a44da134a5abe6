import type { BookingClient, Visitor } from '../bookingClient.ts';
import { randomDay } from './bareQueries.ts';
import { evening } from './bookVisit.ts';
import { fine } from './clients.ts';
import { newNetwork } from './networks.ts';

const { slug, stay, checkin } = evening;

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
