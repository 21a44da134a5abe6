import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, localDateOf } from '#domain/values/localDate.ts';
import { sql } from 'kysely';
import { digest } from '#server/db/digest.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { MoneyStep } from './moneyHistory.ts';

const { venueId } = proefbad;

interface Held {
  id: string;
  session: string;
}

/** Reservations whose money comes and goes, and the hands that move it. Refusals are part of it. */
export class MoneyWorld {
  readonly opened: PayingApp;
  readonly held: Held[] = [];
  /** Payments at the provider that were begun here, by its ids. */
  readonly begun = new Set<string>();

  constructor(opened: PayingApp) {
    this.opened = opened;
  }

  async take(step: MoneyStep): Promise<void> {
    const { app, provider } = this.opened;
    if (step.kind === 'hold') await this.hold(step);
    if (step.kind === 'pay' || step.kind === 'return' || step.kind === 'leave') await this.visit(step);
    if (step.kind === 'payByLink') await this.payByLink(step.at);
    if (step.kind === 'end') await this.end(step);
    if (step.kind === 'notices') for (let time = 0; time < step.times; time += 1) await this.notify(step.at);
    if (step.kind === 'refund') await this.refund(step);
    if (step.kind === 'moveRefund') await this.moveRefund(step);
    if (step.kind === 'chargeback') await this.chargeBack(step);
    if (step.kind === 'reverse') await this.reverse(step.at);
    if (step.kind === 'fault') {
      const { fault: kind, when, match, count } = step;
      await provider.control('POST', 'faults', [{ kind, when, match, count }]);
    }
    if (step.kind === 'wait') await app.advance({ minutes: step.minutes });
    if (step.kind === 'jobs') await app.services.jobs.runDueJobs();
    if (step.kind === 'reconcile') await this.reconcile();
    if (step.kind === 'expire') await app.services.reservations.expireDue(50);
    if (step.kind !== 'together') return;
    await Promise.all([
      this.notify(0),
      this.reconcile(),
      this.notify(1),
      app.services.jobs.runDueJobs(),
      app.services.reservations.expireDue(50),
    ]);
  }

  /** A hold without places: only its money matters. */
  private async hold({ price, deposit }: { price: number; deposit: number }): Promise<void> {
    const { app } = this.opened;
    const [id, itemId, session] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')];
    const due = Math.round((price * deposit) / 100);
    const day = addDays(localDateOf(app.deps.clock.now()), 20);
    await sql`insert into customer (venue_id, id, email, password_hash, first_name, last_name, phone, gender)
      values (${venueId}, 'gast', 'gast@proefbad.example', '', 'Gast', 'Heer', '', 'x') on conflict do nothing`.execute(
      app.db,
    );
    await app.db
      .insertInto('reservation')
      .values({
        venueId,
        id,
        flowId: proefbad.flows.payment.id,
        sessionHash: digest(session),
        customerId: 'gast',
        personCount: 1,
        day,
        language: 'nl',
        total: price,
        totalPayNow: due,
        totalPayLater: price - due,
        preparedAt: sql<Date>`kuur_now()`,
        expiresAt: sql<Date>`kuur_now() + interval '20 minutes'`,
        maxExpiresAt: sql<Date>`kuur_now() + interval '60 minutes'`,
      })
      .execute();
    await app.db
      .insertInto('reservationItem')
      .values({
        venueId,
        id: itemId,
        reservationId: id,
        person: 1,
        productId: proefbad.entry.id,
        type: 10,
        checkinType: false,
        name: JSON.stringify({ nl: 'Entree' }),
        price,
        depositPercentage: deposit,
        vatRate: 9,
        paymentMoment: 'payment',
      })
      .execute();
    this.held.push({ id, session });
  }

  private async visit({ kind, at }: { kind: 'pay' | 'return' | 'leave'; at: number }): Promise<void> {
    const one = pick(this.held, at);
    if (!one) return;
    const { app } = this.opened;
    const request = { session: one.session };
    if (kind === 'return') await app.call('GET', `/api/checkout/${one.id}/result`, request);
    if (kind === 'leave') await app.call('DELETE', `/api/reservation/${proefbad.flows.payment.slug}`, request);
    if (kind !== 'pay') return;
    const answer = await app.call('POST', `/api/checkout/${one.id}/ideal`, { ...request, body: {} });
    if (answer.status === 200 || answer.status === 502) await this.lookForNew();
  }

  private async payByLink(at: number): Promise<void> {
    const one = pick(this.held, at);
    if (!one) return;
    const { app } = this.opened;
    await app.db.deleteFrom('throttle').execute();
    const { checkout } = app.services;
    const by = { venue: { venueId, hosts: [], testOf: null }, staffId: 'st-desk' };
    const link = await checkout.createPaymentLink(by, one.id, { email: null }).catch(() => null);
    if (!link) return;
    await app.call('POST', `/api/checkout/payment-link/${link.ref}/payment`);
    await this.lookForNew();
  }

  /** Our call may have ended without an answer though the provider made the payment. */
  private async lookForNew(): Promise<void> {
    const page = await this.opened.provider.client.list({ limit: 3 }).catch(() => ({ payments: [] }));
    for (const { id } of page.payments) this.begun.add(id);
  }

  private async end({ at, status }: { at: number; status: string }): Promise<void> {
    const id = pick([...this.begun], at);
    if (!id) return;
    const { payments } = await this.book();
    if (payments.find((payment) => payment.id === id)?.status === 'paid') return;
    await this.opened.provider.control('POST', `payments/${id}/${status}`, { force: true });
  }

  private async notify(at: number): Promise<void> {
    const id = pick([...this.begun], at);
    if (id) await this.tell(id);
  }

  async tell(id: string): Promise<void> {
    await this.opened.app.call('POST', `/api/payments/webhook?venue=${venueId}`, {
      appTag: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${id}`,
    });
  }

  async reconcile(): Promise<void> {
    await this.opened.app.advance({ seconds: 31 });
    await this.opened.app.services.checkout.reconcile(50);
  }

  private async refund({ at, part, to }: { at: number; part: number; to: 'payment' | 'giftCard' | 'elsewhere' }) {
    const { app, provider } = this.opened;
    const rows = await app.db
      .selectFrom('payment')
      .select(['id', 'providerId', 'amount'])
      .where('state', '=', 'paid')
      .orderBy('createdAt')
      .execute();
    const row = pick(
      rows.filter(({ providerId }) => this.begun.has(providerId ?? '')),
      at,
    );
    if (!row?.providerId) return;
    const amount = Math.max(1, Math.floor((row.amount * part) / 100));
    const made =
      to === 'elsewhere'
        ? provider.client.refund({
            paymentId: row.providerId,
            amount,
            description: 'x',
            metadata: {},
            idempotencyKey: randomUUID(),
          })
        : app.services.checkout.createRefund({ venueId, staffId: 'st-desk' }, row.id, { amount, to, reason: 'x' });
    await made.catch(() => undefined);
  }

  private async moveRefund({ at, status }: { at: number; status: string }): Promise<void> {
    const { refunds } = await this.book();
    const refund = pick(
      refunds.filter(({ status: now }) => ['queued', 'pending', 'processing'].includes(now)),
      at,
    );
    if (refund) await this.opened.provider.control('POST', `refunds/${refund.id}/${status}`);
  }

  private async chargeBack({ at, part }: { at: number; part: number }): Promise<void> {
    const { payments } = await this.book();
    const payment = pick(
      payments.filter(({ status }) => status === 'paid'),
      at,
    );
    if (!payment) return;
    const cents = Math.max(1, Math.floor((payment.cents * part) / 100));
    await this.opened.provider.control('POST', 'chargeback', { id: payment.id, cents }).catch(() => undefined);
  }

  private async reverse(at: number): Promise<void> {
    const { chargebacks } = await this.book();
    const chargeback = pick(chargebacks, at);
    if (chargeback) await this.opened.provider.control('POST', `chargebacks/${chargeback.id}/reversed`);
  }

  /** What the provider's own ledger says. */
  book(): Promise<ProviderBook> {
    return this.opened.provider.control<ProviderBook>('GET', 'ledger');
  }
}

export interface ProviderBook {
  payments: { id: string; status: string; cents: number }[];
  refunds: { id: string; paymentId: string; status: string; cents: number }[];
  chargebacks: { id: string; paymentId: string; cents: number; reversedAt: number | null }[];
  totals: { paidCents: number; refundedCents: number; chargedBackCents: number };
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
