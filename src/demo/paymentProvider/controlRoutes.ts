import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { controlSchemas } from './controlSchemas.ts';
import type { FaultRule } from './faults.ts';
import type { Provider } from './provider.ts';
import type { MethodId, PaymentStatus, RefundStatus } from './types.ts';
import type { SentWebhook } from './webhookSender.ts';

interface MoveBody {
  force?: boolean;
  method?: MethodId;
  failureReason?: string;
}

interface DeliverBody {
  id: string | string[];
  times?: number;
  parallel?: boolean;
  order?: 'given' | 'reversed';
  /** Wait before the first one. */
  delayMs?: number;
}

/** The control port: what tests and developers do to the provider. It listens apart from the API and is never proxied. */
export function addControlRoutes(app: FastifyInstance, provider: Provider): void {
  const { cashier, refundDesk, chargebackDesk, webhooks, faults, clock } = provider;

  app.post<{ Params: { id: string; status: PaymentStatus }; Body: MoveBody | null }>(
    '/_sim/payments/:id/:status',
    { schema: controlSchemas.movePayment },
    async ({ params, body }) => cashier.move(params.id, params.status, body ?? {}),
  );
  app.post<{ Params: { id: string; status: RefundStatus } }>(
    '/_sim/refunds/:id/:status',
    { schema: controlSchemas.moveRefund },
    async ({ params }) => refundDesk.move(params.id, params.status),
  );
  app.post<{ Body: { id: string; cents?: number } }>(
    '/_sim/chargeback',
    { schema: controlSchemas.chargeBack },
    async ({ body }) => chargebackDesk.create(body.id, body.cents),
  );
  app.post<{ Params: { id: string } }>('/_sim/chargebacks/:id/reversed', async ({ params }) =>
    chargebackDesk.reverse(params.id),
  );

  app.post<{ Body: DeliverBody }>('/_sim/deliver', { schema: controlSchemas.deliver }, async ({ body }) => ({
    sent: await deliver(provider, body),
  }));
  app.post<{ Body: { hold: boolean } }>('/_sim/hold-webhooks', { schema: controlSchemas.hold }, async ({ body }) => {
    webhooks.hold(body.hold);
    await webhooks.settled();
    return { hold: body.hold };
  });
  app.get('/_sim/webhooks', async () => ({ waiting: provider.ledger.deliveries.all(), sent: webhooks.sent() }));

  app.post<{ Body: FaultRule[] }>('/_sim/faults', { schema: controlSchemas.faults }, async ({ body }) => {
    for (const rule of body) faults.add(rule);
    return { added: body.length };
  });
  app.delete('/_sim/faults', async () => {
    faults.clear();
    return { added: 0 };
  });

  app.post<{ Body: { advance: number } }>('/_sim/clock', { schema: controlSchemas.clock }, async ({ body }) => {
    clock.advance(body.advance);
    provider.catchUp();
    await webhooks.settled();
    return { now: clock.now() };
  });

  app.get('/_sim/ledger', async () => ledgerReport(provider));
  app.get('/_sim/requests', async () => ({ requests: provider.requests.all() }));
  app.post('/_sim/reset', async () => {
    provider.reset();
    return { payments: 0 };
  });
}

async function deliver({ cashier, webhooks }: Provider, body: DeliverBody): Promise<SentWebhook[]> {
  const given = [body.id].flat();
  const ids = body.order === 'reversed' ? given.toReversed() : given;
  const queue = ids.flatMap((id) => Array.from({ length: body.times ?? 1 }, () => cashier.find(id)));
  await setTimeout(body.delayMs ?? 0);
  if (body.parallel) return Promise.all(queue.map((payment) => webhooks.sendNow(payment)));
  const sent: SentWebhook[] = [];
  for (const payment of queue) sent.push(await webhooks.sendNow(payment));
  return sent;
}

function ledgerReport({ cashier, ledger, refundDesk, chargebackDesk }: Provider): object {
  const payments = cashier.all();
  const sum = (cents: number[]): number => cents.reduce((total, amount) => total + amount, 0);
  return {
    payments,
    refunds: ledger.refunds.all(),
    chargebacks: ledger.chargebacks.all(),
    totals: {
      paidCents: sum(payments.filter(({ paidAt }) => paidAt !== null).map(({ cents }) => cents)),
      refundedCents: sum(payments.map(({ id }) => refundDesk.refundedCents(id))),
      chargedBackCents: sum(payments.map(({ id }) => chargebackDesk.chargedBackCents(id))),
    },
  };
}
