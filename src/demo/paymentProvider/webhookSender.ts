import type { Clock } from './clock.ts';

export interface SentWebhook {
  at: number;
  paymentId: string;
  /** 1 for the first try; 0 for one sent by hand. */
  attempt: number;
  /** The merchant's answer; `null` when there was none in time. */
  status: number | null;
}

export interface WebhookSender {
  send(url: string, paymentId: string, attempt: number): Promise<SentWebhook>;
  /** The last thousand, oldest first. */
  sent(): SentWebhook[];
  clear(): void;
}

/** Posts webhooks as Mollie does and remembers how each was answered. */
export function createWebhookSender(clock: Clock, timeoutMs: number): WebhookSender {
  let sent: SentWebhook[] = [];
  return {
    async send(url, paymentId, attempt) {
      const status = await post(url, paymentId, timeoutMs);
      const result = { at: clock.now(), paymentId, attempt, status };
      sent = [...sent.slice(-999), result];
      return result;
    },
    sent: () => sent,
    clear() {
      sent = [];
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
