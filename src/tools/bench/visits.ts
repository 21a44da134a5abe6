import type { BookingClient } from '../bookingClient.ts';
import { randomDay } from './bareQueries.ts';
import { newNetwork } from './networks.ts';

const slug = 'avondentree';
const stay = { personCount: 2, startTime: '17:00', endTime: '20:00' };
const checkin = { entryId: '1004', activityId: '2004', persons: [-1] };
const address = { street: 'Lindelaan', houseNumber: 1, houseNumberSuffix: null, zipCode: '3511 AB', city: 'Utrecht' };
const name = { firstName: 'Lotte', lastName: 'Smit', gender: 'f' };
const customer = { ...name, phone: '0612345678', password: 'meting-van-mails', address: { ...address, country: 'nl' } };

/** The access token of a new customer, another for each index. */
export async function registeredToken(client: BookingClient, index: number): Promise<string> {
  const body = { ...customer, email: `lotte${index}@olijfgaard.example` };
  const headers = { 'x-forwarded-for': newNetwork() };
  const answer = await client.send<{ accessToken: string }>({
    method: 'POST',
    path: '/api/customers/register',
    body,
    headers,
  });
  return answer.data.accessToken;
}

/** An evening for two, paid on location, on any day. Returns its number. */
export async function bookedVisit(client: BookingClient, token: string): Promise<string> {
  const visitor = client.visitor(newNetwork());
  const created = await visitor.create(slug, { ...stay, date: randomDay() });
  await visitor.addCheckin(slug, checkin);
  await visitor.link(slug, token);
  await visitor.prepare(slug, slug);
  const paid = await visitor.payOnLocation(created.data.id);
  if (paid.status !== 200) throw new Error(`The server answered ${paid.status} ${paid.code ?? ''}.`);
  return paid.data.number;
}
