import { expect } from 'vitest';
import type { ChangeQuote, ChangeResult, OwnBooking, OwnChange } from '#contract/names.ts';
import { selfServiceRef } from '#server/mails/selfServiceRef.service.ts';
import { testKeys } from './app.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { proefbad } from './venue.ts';
import { Visitor } from './visitor.ts';

/** The link in the mail of a reservation of 'proefbad'. */
export const refOf = (reservationId: string): string =>
  selfServiceRef(testKeys, { venueId: proefbad.venueId, reservationId });

/** Who has the link of a booking, without login or session. */
export class OwnGuest {
  readonly app: TestApp;
  readonly ref: string;

  constructor(app: TestApp, ref: string) {
    this.app = app;
    this.ref = ref;
  }

  call<T>(method: 'GET' | 'POST', path: string, body?: unknown, headers = {}): Promise<TestAnswer<T>> {
    const sent = body === undefined ? {} : { body };
    return this.app.call<T>(method, `/api/self-service/${this.ref}${path}`, { ...sent, headers });
  }

  async read(): Promise<OwnBooking> {
    const { status, json } = await this.call<OwnBooking>('GET', '');
    expect(status).toBe(200);
    return json.data;
  }

  quote(change: OwnChange): Promise<TestAnswer<ChangeQuote>> {
    return this.call('POST', '/quote', change);
  }

  /** As it was quoted, or as `quote` says. */
  apply(change: OwnChange, quote: Pick<ChangeQuote, 'sequence' | 'total' | 'back'>, key?: string) {
    const back = quote.back.reduce((sum, { amount }) => sum + amount, 0);
    const order = { change, sequence: quote.sequence, total: quote.total, back };
    return this.call<ChangeResult>('POST', '/changes', order, key ? { 'idempotency-key': key } : {});
  }

  /** Quotes, then applies; both succeed. */
  async change(change: OwnChange): Promise<ChangeResult> {
    const quoted = await this.quote(change);
    expect([quoted.status, quoted.json.code]).toEqual([200, undefined]);
    const applied = await this.apply(change, quoted.json.data);
    expect([applied.status, applied.json.code]).toEqual([200, undefined]);
    expect(applied.json.data.quote).toEqual(quoted.json.data);
    return applied.json.data;
  }
}

/** A visit of 'proefbad' that is booked to be paid at the venue, and who has its link. */
export async function bookedOnLocation(
  app: TestApp,
  options: ConstructorParameters<typeof Visitor>[1] = {},
): Promise<{ visitor: Visitor; guest: OwnGuest }> {
  const visitor = await new Visitor(app, options).readyToPay();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return { visitor, guest: new OwnGuest(app, refOf(visitor.reservationId)) };
}
