import { bookingClient } from '../bookingClient.ts';
import { newAccounts } from './accounts.ts';
import { randomDay } from './bareQueries.ts';
import { bookVisit, evening } from './bookVisit.ts';
import { median } from './load.ts';
import { mailReceiver } from './mailReceiver.ts';
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
  const tokens = await newAccounts(client, clients);
  const confirmedAt = new Map<string, number>();
  const started = performance.now();
  const visit = async (token: string): Promise<void> => {
    while (performance.now() - started < seconds * 1_000) {
      confirmedAt.set(await bookVisit(client, evening, { token, date: randomDay() }), performance.now());
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
