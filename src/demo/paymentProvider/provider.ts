import { createCardDesk } from './cardDesk.ts';
import type { CardDesk } from './cardDesk.ts';
import { createCashier } from './cashier.ts';
import type { Cashier } from './cashier.ts';
import { createChargebackDesk } from './chargebackDesk.ts';
import type { ChargebackDesk } from './chargebackDesk.ts';
import { createClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { createFaultPlan } from './faults.ts';
import type { FaultPlan } from './faults.ts';
import { createIdempotency } from './idempotency.ts';
import type { Idempotency } from './idempotency.ts';
import { openLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { createRefundDesk } from './refundDesk.ts';
import type { RefundDesk } from './refundDesk.ts';
import { createRequestLog } from './requestLog.ts';
import type { RequestLog } from './requestLog.ts';
import { createWebhooks } from './webhooks.ts';
import type { WebhookSettings, Webhooks } from './webhooks.ts';

export interface ProviderSettings {
  /** File that keeps the state when the process dies; memory only when left out. */
  stateFile?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  webhooks?: WebhookSettings;
  /** `false` refuses webhooks to this machine with 422, as Mollie does. */
  acceptLoopbackWebhooks?: boolean;
  /** How long an idempotency key is remembered. */
  idempotencyKeepMs?: number;
  /** How long a refund is under way. */
  refundSettleMs?: number;
}

/** Everything behind the listeners. */
export interface Provider {
  clock: Clock;
  ledger: Ledger;
  cashier: Cashier;
  cardDesk: CardDesk;
  refundDesk: RefundDesk;
  chargebackDesk: ChargebackDesk;
  webhooks: Webhooks;
  idempotency: Idempotency;
  faults: FaultPlan;
  requests: RequestLog;
  acceptLoopbackWebhooks: boolean;
  /** Lets happen what time brings: expiry, settled refunds, webhooks that are due. */
  catchUp(): void;
  reset(): void;
}

const HOUR = 3_600_000;

export function createProvider(settings: ProviderSettings): Provider {
  const clock = createClock(settings.now ?? Date.now);
  const ledger = openLedger(settings.stateFile);
  const webhooks = createWebhooks(ledger, clock, settings.webhooks ?? {});
  const cashier = createCashier(ledger, clock, webhooks.tell);
  const settleMs = settings.refundSettleMs ?? 24 * HOUR;
  const desk = { ledger, clock, cashier, tell: webhooks.tell };
  const chargebackDesk = createChargebackDesk(desk);
  const { chargedBackCents } = chargebackDesk;
  const refundDesk = createRefundDesk({ ...desk, chargedBackCents, settleMs });
  const faults = createFaultPlan();
  const requests = createRequestLog();

  return {
    clock,
    ledger,
    cashier,
    cardDesk: createCardDesk(ledger, clock),
    refundDesk,
    chargebackDesk,
    webhooks,
    faults,
    requests,
    idempotency: createIdempotency(ledger, clock, settings.idempotencyKeepMs ?? HOUR),
    acceptLoopbackWebhooks: settings.acceptLoopbackWebhooks ?? true,
    catchUp() {
      cashier.all();
      refundDesk.settleDue();
      webhooks.pump();
    },
    reset() {
      ledger.reset();
      clock.reset();
      webhooks.reset();
      faults.clear();
      requests.clear();
    },
  };
}
