import { bookingClient } from '../bookingClient.ts';
import type { BookingClient } from '../bookingClient.ts';
import { randomDay } from './bareQueries.ts';
import { median } from './load.ts';
import { mailReceiver } from './mailReceiver.ts';
import { newNetwork } from './networks.ts';
import { prepare } from './prepare.ts';
import { spawned } from './spawned.ts';
import type { Place } from './stores.ts';

/** Seconds from the response that confirmed a booking to its mail at the mail server; medians of the first and last fifth. */
export type MailFigure = {
  clients: number;
  bookings: number;
  perSecond: number;
  median: number;
  first: number;
  last: number;
  longest: number;
};

const slug = 'avondentree';
const stay = { personCount: 2, startTime: '17:00', endTime: '20:00' };
const checkin = { entryId: '1004', activityId: '2004', persons: [-1] };
const address = { street: 'Lindelaan', houseNumber: 1, houseNumberSuffix: null, zipCode: '3511 AB', city: 'Utrecht' };
const name = { firstName: 'Lotte', lastName: 'Smit', gender: 'f' };
const customer = { ...name, phone: '0612345678', password: 'meting-van-mails', address: { ...address, country: 'nl' } };

/** So many visitors book on location without a pause for so long; every confirmation goes to a mail server of ours. */
export async function mailFigure(
  place: Place,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<MailFigure> {
  const store = await place.store();
  await prepare(store);
  const mailServer = await mailReceiver();
  const server = await spawned('kuur', store, { SMTP_URL: mailServer.url, TRUST_PROXY: '1' });
  const client = bookingClient(server.origin, 'olijfgaard', clients);
  const tokens = await Promise.all(Array.from({ length: clients }, (_, index) => tokenOf(client, index)));
  const confirmedAt = new Map<string, number>();
  const started = performance.now();
  const visit = async (token: string): Promise<void> => {
    while (performance.now() - started < seconds * 1_000) {
      confirmedAt.set(await book(client, token), performance.now());
    }
  };
  await Promise.all(tokens.map(visit));
  const took = (performance.now() - started) / 1_000;
  await mailServer.receivedAll([...confirmedAt.keys()]);
  const waits = [...confirmedAt].map(([number, at]) => Math.max(0, mailServer.arrivals.get(number)! - at) / 1_000);
  const fifth = Math.ceil(waits.length / 5);
  client.close();
  await server.stop();
  mailServer.close();
  return {
    clients,
    bookings: waits.length,
    perSecond: waits.length / took,
    median: median(waits),
    first: median(waits.slice(0, fifth)),
    last: median(waits.slice(-fifth)),
    longest: Math.max(...waits),
  };
}

async function tokenOf(client: BookingClient, index: number): Promise<string> {
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

async function book(client: BookingClient, token: string): Promise<string> {
  const visitor = client.visitor(newNetwork());
  const created = await visitor.create(slug, { ...stay, date: randomDay() });
  await visitor.addCheckin(slug, checkin);
  await visitor.link(slug, token);
  await visitor.prepare(slug, slug);
  const paid = await visitor.payOnLocation(created.data.id);
  if (paid.status !== 200) throw new Error(`The server answered ${paid.status} ${paid.code ?? ''}.`);
  return paid.data.number;
}
