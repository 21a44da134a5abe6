import { addDays } from '#domain/values/localDate.ts';
import { bookingClient } from '../../../src/tools/bookingClient.ts';
import type { BookingClient } from '../../../src/tools/bookingClient.ts';

const venueId = 'olijfgaard';
const slug = 'avondentree';
const stay = { personCount: 2, startTime: '17:00', endTime: '20:00' };
const checkin = { entryId: '1004', activityId: '2004', persons: [-1] };
const house = { street: 'Lindelaan', houseNumber: 12, houseNumberSuffix: null };
const address = { ...house, zipCode: '3511 AB', city: 'Utrecht', country: 'nl' };
const name = { firstName: 'Lotte', lastName: 'Smit', gender: 'f' };
const person = { ...name, phone: '0612345678', address, password: 'schrijver1' };
const accounts = 4;

/** A booking of which the server said that it stands. */
export type Confirmed = { id: string; session: Record<string, string>; number: string };

/** `unexpected`: answers that are neither a success nor a refusal the server may give here. */
export type Log = { confirmed: Confirmed[]; requests: number; unexpected: string[] };

const refusals = new Set(['times_unavailable', 'login_failed']);

type Load = { writers: number; random: () => number; onFirst: () => void };

/**
 * Books on location with so many writers at once until the connection breaks for all of them; notes what was confirmed,
 * and calls `onFirst` at the first booking.
 */
export async function writeUntilCut(origin: string, { writers, random, onFirst }: Load): Promise<Log> {
  const client = bookingClient(origin, venueId, writers);
  const log: Log = { confirmed: [], requests: 0, unexpected: [] };
  const today = new Date().toISOString().slice(0, 10);
  const logins = Array.from({ length: accounts }, (_, account) => logIn(client, log, account));
  const write = async (writer: number): Promise<void> => {
    const token = (await logins[writer % accounts]) ?? '';
    for (;;) {
      await bookOnce(client, log, { token, date: addDays(today, 2 + Math.floor(random() * 150)) });
      if (log.confirmed.length > 0) onFirst();
    }
  };
  const tasks = Array.from({ length: writers }, (_, writer) => write(writer));
  const ends = await Promise.allSettled(tasks);
  client.close();
  for (const end of ends) if (end.status === 'rejected' && !isCut(end.reason)) throw end.reason;
  return log;
}

const isCut = (reason: unknown): boolean => {
  const { code } = reason as NodeJS.ErrnoException;
  return code !== undefined && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code);
};

function noted<T extends { status: number; code: string | undefined }>(log: Log, answer: T): T {
  log.requests += 1;
  if (answer.status >= 400 && !refusals.has(answer.code ?? '')) log.unexpected.push(`${answer.status} ${answer.code}`);
  return answer;
}

/** The writers share few accounts; the first kill finds them registered. */
async function logIn(client: BookingClient, log: Log, account: number): Promise<string> {
  const email = `schrijver${account}@olijfgaard.example`;
  const ask = async (path: string, body: object) =>
    noted(log, await client.send<{ accessToken: string }>({ method: 'POST', path, body }));
  const login = await ask('/api/customers/login', { email, password: person.password });
  if (login.status === 200) return login.data.accessToken;
  const made = await ask('/api/customers/register', { ...person, email });
  if (made.status === 201) return made.data.accessToken;
  throw new Error(`Account ${account} can neither log in (${login.code}) nor register (${made.code}).`);
}

async function bookOnce(
  client: BookingClient,
  log: Log,
  { token, date }: { token: string; date: string },
): Promise<void> {
  const visitor = client.visitor();
  const created = noted(log, await visitor.create(slug, { ...stay, date }));
  if (created.status !== 201) return;
  const added = noted(log, await visitor.addCheckin(slug, checkin));
  if (added.status !== 200 || added.data.notBookedProducts.length > 0) return;
  const linked = noted(log, await visitor.link(slug, token));
  const prepared = noted(log, await visitor.prepare(slug, slug));
  if (linked.status !== 200 || prepared.status !== 200) return;
  const paid = noted(log, await visitor.payOnLocation(created.data.id));
  if (paid.status !== 200) return;
  log.confirmed.push({ id: created.data.id, session: visitor.session(), number: paid.data.number });
}
