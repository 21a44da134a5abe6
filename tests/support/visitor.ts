import { expect } from 'vitest';
import { customerForm } from './app.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { proefbad } from './venue.ts';

/** A Tuesday within the horizon of `testStart`. */
export const visitDay = '2026-05-12';

interface VisitorOptions {
  slug?: string;
  persons?: number;
  date?: string;
  startTime?: string;
  endTime?: string;
  /** The address it comes from, where the app trusts a proxy. */
  network?: string;
  /** Of another venue, or of a test of a flow. */
  appTag?: string;
}

/** One visitor of 'proefbad': a session on one flow, step by step. Every step expects to succeed. */
export class Visitor {
  readonly app: TestApp;
  readonly slug: string;
  session = '';
  token = '';
  reservationId = '';
  readonly options: VisitorOptions;

  constructor(app: TestApp, options: VisitorOptions = {}) {
    this.app = app;
    this.options = options;
    this.slug = options.slug ?? proefbad.flows.location.slug;
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer> {
    return this.app.call(method, `/api${path}`, {
      ...(this.session ? { session: this.session } : {}),
      ...(this.token ? { token: this.token } : {}),
      ...(this.options.appTag === undefined ? {} : { appTag: this.options.appTag }),
      ...(body === undefined ? {} : { body }),
      ...(this.options.network ? { headers: { 'x-forwarded-for': this.options.network } } : {}),
    });
  }

  async hold(): Promise<TestAnswer> {
    const { persons = 2, date = visitDay, startTime = '10:00', endTime = '14:00' } = this.options;
    const answer = await this.call('POST', `/reservation/${this.slug}`, {
      personCount: persons,
      date,
      startTime,
      endTime,
    });
    expect(answer.status).toBe(201);
    this.session = answer.json.data.session.id;
    this.reservationId = answer.json.data.id;
    return answer;
  }

  /** Holds a day without arrival and departure: for treatments alone. */
  async holdDay(): Promise<TestAnswer> {
    const { persons = 2, date = visitDay } = this.options;
    const answer = await this.call('POST', `/reservation/${this.slug}`, { personCount: persons, date });
    expect(answer.status).toBe(201);
    this.session = answer.json.data.session.id;
    this.reservationId = answer.json.data.id;
    return answer;
  }

  /** Requests a product at a time ('HH:mm') or at any; `fixed`: at that time or not at all. */
  addProduct(productId: string, persons: number[], time?: { near: string } | { fixed: string }): Promise<TestAnswer> {
    const preferred = time
      ? 'fixed' in time
        ? { preferredTime: time.fixed, timeIsFixed: true }
        : { preferredTime: time.near }
      : {};
    return this.call('PUT', `/reservation/${this.slug}/product`, { productId, persons, ...preferred });
  }

  addCollection(collectionId: string, productIds: string[], persons: number[]): Promise<TestAnswer> {
    return this.call('PUT', `/reservation/${this.slug}/collection`, { collectionId, productIds, persons });
  }

  checkin(persons: number[] = [1, 2]): Promise<TestAnswer> {
    return this.call('PUT', `/reservation/${this.slug}/checkin`, {
      activityId: proefbad.activity.xplanId,
      entryId: proefbad.entry.xplanId,
      persons,
    });
  }

  async register(email = `gast-${this.reservationId.toLowerCase()}@proefbad.example`): Promise<void> {
    const answer = await this.call('POST', '/customers/register', {
      ...customerForm({ email }),
      password: 'geheim-123',
    });
    expect(answer.status).toBe(201);
    this.token = answer.json.data.accessToken;
  }

  async link(): Promise<void> {
    const answer = await this.call('POST', `/reservation/${this.slug}/customer`);
    expect(answer.status).toBe(200);
    this.session = answer.json.data.session.id;
  }

  prepare(): Promise<TestAnswer> {
    const flow = Object.values(proefbad.flows).find(({ slug }) => slug === this.slug);
    return this.call('POST', `/reservation/${this.slug}/prepare`, { flowId: flow?.id ?? `f-${this.slug}` });
  }

  /** From a filled basket to the payment step. */
  async toPayment(): Promise<this> {
    await this.register();
    await this.link();
    expect((await this.prepare()).status).toBe(200);
    return this;
  }

  /** From nothing to the payment step. */
  async readyToPay(): Promise<this> {
    await this.hold();
    expect((await this.checkin(this.everybody())).status).toBe(200);
    return this.toPayment();
  }

  everybody(): number[] {
    return Array.from({ length: this.options.persons ?? 2 }, (_, index) => index + 1);
  }

  read(): Promise<TestAnswer> {
    return this.call('GET', `/reservation/${this.slug}`);
  }

  payOnLocation(): Promise<TestAnswer> {
    return this.call('POST', `/checkout/${this.reservationId}/onlocation`);
  }

  pay(method = 'ideal', body: { cardToken?: string; payAll?: boolean } = {}): Promise<TestAnswer> {
    return this.call('POST', `/checkout/${this.reservationId}/${method}`, body);
  }

  async result(): Promise<Record<string, unknown>> {
    const answer = await this.call('GET', `/checkout/${this.reservationId}/result`);
    expect(answer.status).toBe(200);
    return answer.json.data as Record<string, unknown>;
  }
}

/** Counters and claims of the venue must agree. */
export async function expectCountersToFit(app: TestApp): Promise<void> {
  const buckets = await app.db.selectFrom('poolBucket').select(['day', 'bucket', 'booked', 'capacity']).execute();
  const claims = await app.db
    .selectFrom('poolClaim')
    .select(['day', 'fromBucket', 'toBucket', 'units'])
    .where('state', '<>', 'released')
    .execute();
  for (const bucket of buckets) {
    const claimed = claims
      .filter(
        (claim) => claim.day === bucket.day && claim.fromBucket <= bucket.bucket && bucket.bucket < claim.toBucket,
      )
      .reduce((sum, claim) => sum + claim.units, 0);
    expect({ ...bucket, booked: claimed }).toEqual(bucket);
    expect(bucket.booked).toBeLessThanOrEqual(bucket.capacity);
  }
}
