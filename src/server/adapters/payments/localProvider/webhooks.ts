import { newId } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import type { Delivery, Payment } from './types.ts';

const MINUTE = 60_000;
/** Waits before each of the ten tries, about 26 hours in all: https://docs.mollie.com/reference/webhooks */
const WAITS = [0, 1, 2, 4, 8, 16, 29, 60, 120, 1320].map((minutes) => minutes * MINUTE);
const LONGEST_TIMER = 2 ** 31 - 1;

export interface WebhookSettings {
  /** Milliseconds a merchant has to answer. */
  timeoutMs?: number;
  /** How many times faster than Mollie tries are repeated; 60 makes minutes of hours. */
  speed?: number;
}

export interface SentWebhook {
  at: number;
  paymentId: string;
  /** 1 for the first try; 0 for one sent by hand. */
  attempt: number;
  /** The merchant's answer; `null` when there was none in time. */
  status: number | null;
}

export interface Webhooks {
  tell(payment: Payment): void;
  /** Sends whatever is due now. */
  pump(): void;
  /** Sends one at once, outside the schedule. */
  sendNow(payment: Payment): Promise<SentWebhook>;
  hold(on: boolean): void;
  sent(): SentWebhook[];
  /** Resolves when nothing that is due is left unsent. */
  settled(): Promise<void>;
  reset(): void;
  stop(): void;
}

/** Tells merchants of changes until they answer 2xx, on the provider's own clock. */
export function createWebhooks(ledger: Ledger, clock: Clock, settings: WebhookSettings): Webhooks {
  const { timeoutMs = 15_000, speed = 1 } = settings;
  const underWay = new Map<string, Promise<void>>();
  let sent: SentWebhook[] = [];
  let held = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function send(url: string, paymentId: string, attempt: number): Promise<SentWebhook> {
    const status = await post(url, paymentId, timeoutMs);
    const result = { at: clock.now(), paymentId, attempt, status };
    sent = [...sent.slice(-999), result];
    return result;
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { status } = await send(delivery.url, delivery.paymentId, delivery.tries + 1);
    underWay.delete(delivery.id);
    if (stopped || !ledger.deliveries.get(delivery.id)) return;
    const tries = delivery.tries + 1;
    const wait = WAITS[tries];
    if (wait === undefined || (status !== null && status >= 200 && status < 300)) ledger.deliveries.remove(delivery.id);
    else ledger.deliveries.put({ ...delivery, tries, dueAt: delivery.dueAt + wait / speed });
    pump();
  }

  function pump(): void {
    clearTimeout(timer);
    if (held || stopped) return;
    const waiting = ledger.deliveries.all().filter(({ id }) => !underWay.has(id));
    const due = waiting.filter(({ dueAt }) => dueAt <= clock.now());
    for (const delivery of due) underWay.set(delivery.id, attempt(delivery));
    const next = Math.min(...waiting.filter((delivery) => !due.includes(delivery)).map(({ dueAt }) => dueAt));
    if (Number.isFinite(next)) timer = setTimeout(pump, Math.min(Math.max(next - clock.now(), 10), LONGEST_TIMER));
  }

  return {
    pump,
    tell({ id: paymentId, webhookUrl: url }) {
      if (url === null) return;
      ledger.deliveries.put({ id: newId('dl'), paymentId, url, tries: 0, dueAt: clock.now() });
      pump();
    },
    async sendNow({ id, webhookUrl }) {
      return webhookUrl === null ? { at: clock.now(), paymentId: id, attempt: 0, status: null } : send(webhookUrl, id, 0);
    },
    hold(on) {
      held = on;
      pump();
    },
    sent: () => sent,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    reset() {
      sent = [];
      held = false;
      clearTimeout(timer);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function post(url: string, paymentId: string, timeoutMs: number): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mollie HTTP client/1.0' },
      body: `id=${paymentId}`,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
