import type { BookingClient } from '../bookingClient.ts';
import { fine } from './clients.ts';
import { newNetwork } from './networks.ts';
import { Refused } from './refused.ts';

type Checkin = { entryId: string; activityId: string; persons: number[] };

export type Visit = {
  slug: string;
  stay: { personCount: number; startTime: string; endTime: string };
  checkin: Checkin;
  treatment?: { productId: string; persons: number[] };
};

export const evening: Visit = {
  slug: 'avondentree',
  stay: { personCount: 1, startTime: '17:00', endTime: '20:00' },
  checkin: { entryId: '1004', activityId: '2004', persons: [-1] },
};

export const dayWithMassage: Visit = {
  slug: 'stel-je-dag-samen',
  stay: { personCount: 1, startTime: '10:00', endTime: '22:00' },
  checkin: { entryId: '1001', activityId: '2000', persons: [-1] },
  treatment: { productId: '4120', persons: [1] },
};

/** Creates it, adds what it has, links the account, prepares it and pays on location; returns its number. Throws `Refused`. */
export async function bookVisit(
  client: BookingClient,
  { slug, stay, checkin, treatment }: Visit,
  { token, date }: { token: string; date: string },
): Promise<string> {
  const visitor = client.visitor(newNetwork());
  const { data } = fine(await visitor.create(slug, { ...stay, date }), 201);
  const answers = [fine(await visitor.addCheckin(slug, checkin), 200)];
  if (treatment) answers.push(fine(await visitor.addProduct(slug, treatment), 200));
  const [refusal] = answers.flatMap((answer) => answer.data.notBookedProducts);
  if (refusal) throw new Refused(refusal.reason);
  fine(await visitor.link(slug, token), 200);
  fine(await visitor.prepare(slug, slug), 200);
  return fine(await visitor.payOnLocation(data.id), 200).data.number;
}
