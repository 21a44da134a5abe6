import { expect } from 'vitest';
import type { PaymentException, Refund } from '#contract/names.ts';
import type { PayingApp } from './payingApp.ts';
import { staffMember } from './staff.ts';
import type { StaffMember } from './staff.ts';
import { proefbad } from './venue.ts';
import { Visitor } from './visitor.ts';

/** What tests about money do to the provider and read in our books. */
export class MoneyTest {
  readonly opened: PayingApp;
  staff!: StaffMember;
  private day = 0;

  constructor(opened: PayingApp) {
    this.opened = opened;
  }

  async open(): Promise<this> {
    this.staff = await staffMember(this.opened.app, 'desk');
    return this;
  }

  advance(time: { minutes: number }): Promise<void> {
    return this.opened.app.advance(time);
  }

  /** A visitor at the payment step, each on a weekday of its own. */
  async paying(options: { slug?: string; persons?: number } = {}): Promise<Visitor> {
    await this.opened.app.db.deleteFrom('throttle').execute();
    this.day += this.day % 7 === 4 ? 3 : 1;
    const date = new Date(Date.UTC(2026, 4, 11 + this.day)).toISOString().slice(0, 10);
    return new Visitor(this.opened.app, { slug: proefbad.flows.payment.slug, date, ...options }).readyToPay();
  }

  async started(visitor: Visitor): Promise<string> {
    const answer = await visitor.pay();
    expect(answer.status).toBe(200);
    return /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0] ?? '';
  }

  /** A booking that was paid, by its payment at the provider and with us. */
  async paid(options: { slug?: string; persons?: number } = {}): Promise<Booked> {
    const visitor = await this.paying(options);
    const providerId = await this.started(visitor);
    await this.end(providerId, 'paid');
    await this.notify(providerId);
    expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
    return { visitor, providerId, paymentId: await this.paymentOf(providerId) };
  }

  async paymentOf(providerId: string): Promise<string> {
    const query = this.opened.app.db.selectFrom('payment').select('id').where('providerId', '=', providerId);
    return (await query.executeTakeFirstOrThrow()).id;
  }

  end(providerId: string, status: string): Promise<unknown> {
    return this.opened.provider.control('POST', `payments/${providerId}/${status}`, { force: true });
  }

  async notify(providerId: string): Promise<void> {
    const answer = await this.opened.app.call('POST', `/api/payments/webhook?venue=${proefbad.venueId}`, {
      appTag: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${providerId}`,
    });
    expect(answer.status).toBe(200);
  }

  refund(paymentId: string, form: { amount: number; to?: string; reason?: string }) {
    const body = { to: 'payment', reason: 'Op verzoek', ...form };
    return this.staff.call<Refund>('POST', `/payments/${paymentId}/refunds`, body);
  }

  async refundsOf(paymentId: string): Promise<Refund[]> {
    return (await this.staff.call<Refund[]>('GET', `/payments/${paymentId}/refunds`)).json.data;
  }

  async exceptions(reservationId: string): Promise<string[]> {
    const query = `/payment-exceptions?filter=reservationId:${reservationId}&sort=at`;
    const { json } = await this.staff.call<PaymentException[]>('GET', query);
    return json.data.map(({ kind, amount, state }) => `${kind} ${amount} ${state}`);
  }

  async ledger({ reservationId }: { reservationId: string }): Promise<string[]> {
    const rows = await this.opened.app.db
      .selectFrom('ledgerEntry')
      .select(['kind', 'amount'])
      .where('reservationId', '=', reservationId)
      .orderBy('at')
      .execute();
    return rows.map(({ kind, amount }) => `${kind} ${amount}`);
  }

  /** The mails about money that were ordered for a reservation, by kind. */
  async mailsOrdered({ reservationId }: { reservationId: string }): Promise<string[]> {
    const jobs = await this.opened.app.db
      .selectFrom('job')
      .select(['kind', 'payload'])
      .where('kind', 'in', ['mail.refunded', 'mail.paymentLate', 'mail.paymentFailed'])
      .orderBy('createdAt')
      .execute();
    return jobs.filter(({ payload }) => payload['reservationId'] === reservationId).map(({ kind }) => kind);
  }
}

export interface Booked {
  visitor: Visitor;
  providerId: string;
  paymentId: string;
}
