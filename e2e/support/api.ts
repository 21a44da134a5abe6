import { randomUUID } from 'node:crypto';
import type { RunningServer } from './server.ts';
import type { Entry } from './steps.ts';

interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  session?: string;
  token?: string;
  language?: string;
}

interface Flow {
  id: string;
  checkinGroups: { entryProduct: { xplanId: string }; activityProduct: { xplanId: string } }[];
}

const persons = 2;

/** What a booking needs before the step a journey is about, by the API that the site itself uses. */
async function ask<Data>(
  server: RunningServer,
  { method, path, body, session, token, language = 'nl' }: Call,
): Promise<Data> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      'X-App-Tag': 'olijfgaard',
      'Accept-Language': language,
      ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session === undefined ? {} : { 'X-Reservation-Session': session }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** A hold for two with an entry for both, on the day that is bookable as the entry says; gives day and session. */
export async function holdEntry(
  server: RunningServer,
  entry: Entry,
  language = 'nl',
): Promise<{ date: string; session: string }> {
  const { checkinGroups } = await ask<Flow>(server, { method: 'GET', path: `/flows/${entry.slug}?type=slug` });
  const [group] = checkinGroups;
  const [entryId, activityId] = [group!.entryProduct.xplanId, group!.activityProduct.xplanId];
  const date = await bookableDay(server, { entryId, activityId, nth: entry.day });
  const { session } = await ask<{ session: { id: string } }>(server, {
    method: 'POST',
    path: `/reservation/${entry.slug}`,
    body: { personCount: persons, date, startTime: entry.stay.arrival, endTime: entry.stay.departure },
    language,
  });
  await ask(server, {
    method: 'PUT',
    path: `/reservation/${entry.slug}/checkin`,
    body: { activityId, entryId, persons: [-1] },
    session: session.id,
  });
  return { date, session: session.id };
}

async function bookableDay(
  server: RunningServer,
  { entryId, activityId, nth }: { entryId: string; activityId: string; nth: number },
): Promise<string> {
  const { today } = await ask<{ today: string }>(server, { method: 'GET', path: '/config' });
  const [year, month] = today.split('-').map(Number);
  const [first, last] = [1, 0].map((day, at) => new Date(Date.UTC(year!, month! + at, day)).toISOString().slice(0, 10));
  const days = await ask<Record<string, unknown>>(server, {
    method: 'GET',
    path: `/products/${entryId}/schedule/${first}-${last}?persons=${persons}&activity=${activityId}`,
  });
  const day = Object.keys(days).toSorted()[nth];
  if (day === undefined) throw new Error(`There is no bookable day number ${nth} from ${first} to ${last}`);
  return day;
}

/** The token of a customer who logs in. */
export async function logIn(
  server: RunningServer,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const body = { email, password };
  return (await ask<{ accessToken: string }>(server, { method: 'POST', path: '/customers/login', body })).accessToken;
}

/** The reservation of the session becomes that of the customer, who is written to in this language. */
export async function linkCustomer(
  server: RunningServer,
  { slug, ...call }: { slug: string; session: string; token: string; language: string },
): Promise<void> {
  await ask(server, { method: 'POST', path: `/reservation/${slug}/customer`, ...call });
}
