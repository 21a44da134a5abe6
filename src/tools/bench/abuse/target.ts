import { addDays, localDateOf } from '#domain/values/localDate.ts';
import { bookingClient } from '../../bookingClient.ts';
import type { Answer } from '../../bookingClient.ts';

export interface Target {
  origin: string;
  /** Of the local payment provider. */
  provider: string;
}

export type Send = <T>(
  method: string,
  path: string,
  more?: { body?: object; headers?: Record<string, string> },
) => Promise<Answer<T>>;

export interface Attack {
  what: string;
  /** How many requests it keeps under way. */
  clients: number;
  /** What is done once, then again and again; every request goes through `send`. */
  begin(send: Send, target: Target): Promise<() => Promise<void>>;
}

export interface Sender {
  send: Send;
  close(): void;
}

/** Requests that come from one address, unless their headers name another. */
export function senderFrom({ origin }: Target, network: string, connections: number): Sender {
  const client = bookingClient(origin, 'olijfgaard', connections);
  return {
    send: (method, path, { body, headers } = {}) =>
      client.send({ method, path, body, headers: { 'x-forwarded-for': network, ...headers } }),
    close: client.close,
  };
}

/** A day on which the demo venue has room and is open from morning to evening. */
export const eveningDate = addDays(localDateOf(new Date()), 45);

export function session(answer: Answer<{ session: { id: string } }>): Record<string, string> {
  if (answer.status >= 300) throw new Error(`The server answered ${answer.status} ${answer.code ?? ''}.`);
  return { 'x-reservation-session': answer.data.session.id };
}

export const everybody = Array.from({ length: 12 }, (_, index) => index + 1);

export const customer = { email: 'anna@olijfgaard.example', password: 'olijfgaard1' };

/** Six weeks of everything, for the largest group, 240 times another. */
export function longQuestion(count: number): string {
  const from = addDays(eveningDate, count % 80);
  const persons = 12 - (Math.floor(count / 80) % 3);
  return `/api/flows/arrangementen/schedule/${from}-${addDays(from, 41)}?persons=${persons}`;
}
