import { randomUUID } from 'node:crypto';
import type { RunningServer } from './server.ts';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  session?: string;
  token?: string;
  language?: string;
}

/** What a booking needs before the step a journey is about, by the API that the site itself uses. */
export async function ask<Data>(
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
  return answer.status === 204 ? (undefined as Data) : ((await answer.json()) as { data: Data }).data;
}

/** The token of a customer who logs in. */
export async function logIn(
  server: RunningServer,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const body = { email, password };
  return (await ask<{ accessToken: string }>(server, { method: 'POST', path: '/customers/login', body })).accessToken;
}

/** The reservation of the session becomes that of the customer, who is written to in this language. Returns its new token. */
export async function linkCustomer(
  server: RunningServer,
  { slug, ...call }: { slug: string; session: string; token: string; language: string },
): Promise<string> {
  const path = `/reservation/${slug}/customer`;
  const { session } = await ask<{ session: { id: string } }>(server, { method: 'POST', path, ...call });
  return session.id;
}
