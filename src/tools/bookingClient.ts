import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddResult, CheckoutResult, Reservation } from '#contract/names.ts';

export type Answer<T> = { status: number; data: T; code: string | undefined; retryAfter: string | undefined };
export type BookingClient = ReturnType<typeof bookingClient>;
export type Visitor = ReturnType<BookingClient['visitor']>;

type Call = { method: string; path: string; body?: object | undefined; headers?: Record<string, string> };
type Stay = { personCount: number; date: string; startTime?: string; endTime?: string };
type ProductRequest = { productId: string; persons: number[]; preferredTime?: string; timeIsFixed?: boolean };
type Checkin = { entryId: string; activityId: string; persons: number[] };

/** Hears of each answer, and how many milliseconds it took. */
type OnAnswer = (call: Call, milliseconds: number) => void;

export function bookingClient(origin: string, appTag: string, connections: number, onAnswer?: OnAnswer) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const { hostname, port } = new URL(origin);
  const send = async <T>(call: Call): Promise<Answer<T>> => {
    const started = performance.now();
    const answer = await exchange<T>({ agent, hostname, port, appTag }, call);
    onAnswer?.(call, performance.now() - started);
    return answer;
  };
  return {
    send,
    /** Who comes from `address`, where the server trusts its proxy. */
    visitor: (address?: string) => makeVisitor(send, address),
    close: () => agent.destroy(),
  };
}

type Target = { agent: Agent; hostname: string; port: string; appTag: string };

/**
 * Rejects when the connection breaks, as the effect is unknown. Resends once on a connection that was closed while
 * idle.
 */
function exchange<T>({ appTag, ...target }: Target, call: Call): Promise<Answer<T>> {
  const { method, path, body, headers } = call;
  const text = body && JSON.stringify(body);
  const length = text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { ...target, method, path, headers: { 'x-app-tag': appTag, ...length, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve(readAnswer<T>(response, Buffer.concat(parts).toString())));
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const wasClosed = sent.reusedSocket && error.code === 'ECONNRESET';
      if (wasClosed) exchange<T>({ appTag, ...target }, call).then(resolve, reject);
      else reject(error);
    });
    sent.end(text);
  });
}

function readAnswer<T>({ statusCode = 0, headers }: IncomingMessage, text: string): Answer<T> {
  const body = (text === '' ? {} : JSON.parse(text)) as { data?: T; code?: string };
  return { status: statusCode, data: body.data as T, code: body.code, retryAfter: headers['retry-after'] };
}

type Send = <T>(call: Call) => Promise<Answer<T>>;

function makeVisitor(send: Send, address?: string) {
  const origin: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
  let session: Record<string, string> = {};
  const ask = <T>(method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    send<T>({ method, path, body, headers: { ...origin, ...session, ...more } });
  return {
    session: () => session,
    async create(slug: string, stay: Stay): Promise<Answer<Reservation>> {
      const answer = await ask<Reservation>('POST', `/api/reservation/${slug}`, stay);
      if (answer.status === 201) session = { 'x-reservation-session': answer.data.session.id };
      return answer;
    },
    addCheckin: (slug: string, checkin: Checkin) => ask<AddResult>('PUT', `/api/reservation/${slug}/checkin`, checkin),
    addProduct: (slug: string, productRequest: ProductRequest) =>
      ask<AddResult>('PUT', `/api/reservation/${slug}/product`, productRequest),
    cancel: (slug: string) => ask<undefined>('DELETE', `/api/reservation/${slug}`),
    async link(slug: string, token: string): Promise<Answer<Reservation>> {
      const authorization = `Bearer ${token}`;
      const answer = await ask<Reservation>('POST', `/api/reservation/${slug}/customer`, undefined, { authorization });
      if (answer.status === 200) session = { 'x-reservation-session': answer.data.session.id };
      return answer;
    },
    prepare: (slug: string, flowId: string) => ask<Reservation>('POST', `/api/reservation/${slug}/prepare`, { flowId }),
    payOnLocation: (id: string) => ask<{ number: string }>('POST', `/api/checkout/${id}/onlocation`),
    result: (id: string) => ask<CheckoutResult>('GET', `/api/checkout/${id}/result`),
  };
}
