import type { CheckoutResult } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { bookingClient } from '../../../src/tools/bookingClient.ts';
import type { Answer, BookingClient } from '../../../src/tools/bookingClient.ts';

const venueId = 'olijfgaard';
const slug = 'avondentree';
const stay = { personCount: 2, startTime: '17:00', endTime: '20:00' };
const checkin = { entryId: '1004', activityId: '2004', persons: [-1] };
const house = { street: 'Lindelaan', houseNumber: 12, houseNumberSuffix: null };
const address = { ...house, zipCode: '3511 AB', city: 'Utrecht', country: 'nl' };
const name = { firstName: 'Lotte', lastName: 'Smit', gender: 'f' };
const person = { ...name, phone: '0612345678', address, password: 'zwaluw-4-boven' };
/** Enough that none comes to its limit of a hundred unpaid bookings. */
const accounts = 8;

/** A booking of which the server said that it stands. */
export type Confirmed = { id: string; session: Record<string, string>; number: string };

/** `unexpected`: answers that are neither a success nor a refusal the server may give here. `unavailable`: how many 503. */
export type Log = { confirmed: Confirmed[]; requests: number; unavailable: number; unexpected: string[] };

const newLog = (): Log => ({ confirmed: [], requests: 0, unavailable: 0, unexpected: [] });

const refusals = new Set(['times_unavailable', 'login_failed']);

type Load = { writers: number; random: () => number };

/**
 * Books on location with so many writers at once until the connection breaks for all of them; notes what was confirmed,
 * and calls `onFirst` at the first booking.
 */
export async function writeUntilCut(origin: string, load: Load & { onFirst: () => void }): Promise<Log> {
  const log = newLog();
  const client = bookingClient(origin, venueId, load.writers);
  const ends = await Promise.allSettled(
    startWriters({ client, log, tokens: logIns(client, log) }, load).map(async (bookNext) => {
      for (;;) {
        await bookNext();
        if (log.confirmed.length > 0) load.onFirst();
      }
    }),
  );
  client.close();
  for (const end of ends) if (end.status === 'rejected' && !isCut(end.reason)) throw end.reason;
  return log;
}

export type Writing = { log: Log; stop(): Promise<void> };

/** Books on location until `stop`, whatever is answered. `stop` rejects when a connection broke. */
export function keepWriting(origin: string, load: Load & { tokens: Tokens }): Writing {
  const log = newLog();
  const client = bookingClient(origin, venueId, load.writers);
  let isOver = false;
  const ends = Promise.allSettled(
    startWriters({ client, log, tokens: load.tokens }, load).map(async (bookNext) => {
      while (!isOver) await bookNext();
    }),
  );
  return {
    log,
    stop: async () => {
      isOver = true;
      const outcomes = await ends;
      client.close();
      for (const end of outcomes) if (end.status === 'rejected') throw end.reason;
    },
  };
}

/** Tokens of the customers who book. */
export async function logInCustomers(origin: string): Promise<string[]> {
  const client = bookingClient(origin, venueId, accounts);
  const tokens = await Promise.all(logIns(client, newLog()));
  client.close();
  return tokens;
}

const logIns = (client: BookingClient, log: Log): Promise<string>[] =>
  Array.from({ length: accounts }, (_, account) => logIn(client, log, account));

type Tokens = readonly (string | Promise<string>)[];

/** For each writer what books once. */
function startWriters(
  { client, log, tokens }: { client: BookingClient; log: Log; tokens: Tokens },
  { writers, random }: Load,
): (() => Promise<void>)[] {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: writers }, (_, writer) => async () => {
    const token = (await tokens[writer % accounts]) ?? '';
    await bookOnce(client, log, { token, date: addDays(today, 2 + Math.floor(random() * 150)) });
  });
}

/** What the server says now of bookings that were confirmed before. */
export async function lostOf(origin: string, confirmed: Confirmed[]): Promise<Confirmed[]> {
  const client = bookingClient(origin, venueId, 8);
  const answers = await Promise.all(
    confirmed.map(({ id, session }) =>
      client.send<CheckoutResult>({ method: 'GET', path: `/api/checkout/${id}/result`, headers: session }),
    ),
  );
  client.close();
  return confirmed.filter(({ number }, index) => {
    const { data } = answers[index]!;
    return data?.status !== 'confirmed' || data.number !== number;
  });
}

export const isCut = (reason: unknown): boolean => {
  const { code } = reason as NodeJS.ErrnoException;
  return code !== undefined && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code);
};

function noted<T>(log: Log, answer: Answer<T>): Answer<T> {
  const { status, code, retryAfter } = answer;
  log.requests += 1;
  if (code === 'service_unavailable' && retryAfter !== undefined) log.unavailable += 1;
  else if (status >= 400 && !refusals.has(code ?? '')) log.unexpected.push(`${status} ${code}`);
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
  if (linked.status !== 200) return;
  const prepared = noted(log, await visitor.prepare(slug, slug));
  if (prepared.status !== 200) return;
  const paid = noted(log, await visitor.payOnLocation(created.data.id));
  if (paid.status !== 200) return;
  log.confirmed.push({ id: created.data.id, session: visitor.session(), number: paid.data.number });
}
