import { newId } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import type { Delivery, Payment } from './types.ts';
import { createWebhookSender } from './webhookSender.ts';
import type { SentWebhook } from './webhookSender.ts';

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
  const sender = createWebhookSender(clock, timeoutMs);
  const underWay = new Map<string, Promise<void>>();
  let held = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(delivery: Delivery): Promise<void> {
    const { status } = await sender.send(delivery.url, delivery.paymentId, delivery.tries + 1);
    underWay.delete(delivery.id);
    if (stopped || !ledger.deliveries.get(delivery.id)) return;
    const later = status !== null && status >= 200 && status < 300 ? null : nextTry(delivery, speed);
    if (later) ledger.deliveries.put(later);
    else ledger.deliveries.remove(delivery.id);
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
      return webhookUrl === null
        ? { at: clock.now(), paymentId: id, attempt: 0, status: null }
        : sender.send(webhookUrl, id, 0);
    },
    hold(on) {
      held = on;
      pump();
    },
    sent: sender.sent,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    reset() {
      sender.clear();
      held = false;
      clearTimeout(timer);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** The delivery as it waits for its next try; `null` after the last. */
function nextTry(delivery: Delivery, speed: number): Delivery | null {
  const tries = delivery.tries + 1;
  const wait = WAITS[tries];
  return wait === undefined ? null : { ...delivery, tries, dueAt: delivery.dueAt + wait / speed };
}
