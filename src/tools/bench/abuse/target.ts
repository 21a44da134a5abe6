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

export interface Sender {
  send: Send;
  close(): void;
}

/** Requests that come from one address. */
export function senderFrom({ origin }: Target, network: string, connections: number): Sender {
  const client = bookingClient(origin, 'olijfgaard', connections);
  return {
    send: (method, path, { body, headers } = {}) =>
      client.send({ method, path, body, headers: { ...headers, 'x-forwarded-for': network } }),
    close: client.close,
  };
}

/** A day on which the demo venue has room and is open from morning to evening. */
export const eveningDate = addDays(localDateOf(new Date()), 45);

export function session(answer: Answer<{ session: { id: string } }>): Record<string, string> {
  if (answer.status >= 300) throw new Error(`The server answered ${answer.status} ${answer.code ?? ''}.`);
  return { 'x-reservation-session': answer.data.session.id };
}
