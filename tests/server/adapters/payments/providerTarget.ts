import { randomUUID } from 'node:crypto';
import { createMollieClient, MOLLIE_ORIGIN } from '#server/adapters/payments/mollieClient.ts';
import type { MollieHttpOptions } from '#server/adapters/payments/mollieHttp.ts';
import type { PaymentPort, PaymentRequest } from '#server/adapters/payments/paymentPort.ts';
import { startLocalProvider } from '#demo/paymentProvider/startLocalProvider.ts';
import type { LocalProviderOptions } from '#demo/paymentProvider/startLocalProvider.ts';

export interface ContractTarget {
  client: PaymentPort;
  otherAccountClient: PaymentPort;
  close(): Promise<void>;
}

const mollieTestKey = process.env['MOLLIE_TEST_KEY'];

/** Whether the contract is checked against the local provider, which tests can control. */
export const isLocal = !mollieTestKey;

/** What the contract is checked against: the local provider, or Mollie's test mode when `MOLLIE_TEST_KEY` is set. */
export async function openContractTarget(): Promise<ContractTarget> {
  if (mollieTestKey) return targetAt(MOLLIE_ORIGIN, mollieTestKey, async () => {});
  const { url, apiKey, close } = await startLocalProvider({ port: 0, acceptLoopbackWebhooks: false });
  return targetAt(url, apiKey, close);
}

function targetAt(baseUrl: string, apiKey: string, close: () => Promise<void>): ContractTarget {
  const otherAccountKey = 'live_notAKeyOfAnybody0000000000000';
  return {
    client: createMollieClient({ baseUrl, apiKey }),
    otherAccountClient: createMollieClient({ baseUrl, apiKey: otherAccountKey }),
    close,
  };
}

export interface LocalTarget {
  url: string;
  apiKey: string;
  client: PaymentPort;
  /** A second client with other settings, at the same provider. */
  clientWith(options: Partial<MollieHttpOptions>): PaymentPort;
  /** Calls the control port; rejects when it does not answer 2xx. */
  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>;
  close(): Promise<void>;
}

/** A fresh local provider on free ports, with a client and its control port. */
export async function openLocalTarget(options: Partial<LocalProviderOptions> = {}): Promise<LocalTarget> {
  const { url, controlUrl, apiKey, close } = await startLocalProvider({ port: 0, ...options });
  const clientWith = (settings: Partial<MollieHttpOptions>): PaymentPort =>
    createMollieClient({ baseUrl: url, apiKey, ...settings });
  return {
    url,
    apiKey,
    clientWith,
    close,
    client: clientWith({}),
    async control<T>(method: string, path: string, body?: unknown): Promise<T> {
      const response = await fetch(`${controlUrl}/_sim/${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`control port answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

export interface Card {
  cardHolder: string;
  cardNumber: string;
  expiryDate: string;
  verificationCode: string;
}

/** A card whose bank pays without asking, and one whose bank asks first. */
export const uncheckedCard: Card = {
  cardHolder: 'W. Kanarie',
  cardNumber: '5555 5555 5555 4444',
  expiryDate: '12/30',
  verificationCode: '123',
};
export const checkedCard: Card = { ...uncheckedCard, cardNumber: '4543 4740 0224 9996' };

/** What the card fields answer for a card: a token, or the field that is wrong. */
export async function enterCard(url: string, card: Card = checkedCard): Promise<{ token?: string; field?: string }> {
  const response = await fetch(`${url}/v1/card-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  return (await response.json()) as { token?: string; field?: string };
}

/** The token of a card that is in order. */
export async function cardTokenOf(url: string, card: Card = checkedCard): Promise<string> {
  const { token, field } = await enterCard(url, card);
  if (token === undefined) throw new Error(`the card was refused for its ${field}`);
  return token;
}

/** A payment request of €\u00A012,50 with a key of its own. */
export function paymentRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    amount: 1250,
    description: 'Entree hele dag',
    redirectUrl: 'https://example.org/terug',
    method: 'ideal',
    metadata: { paymentId: 'p-1' },
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

/** The kind and status of the provider error a call ends in. */
export async function failureOf(call: Promise<unknown>): Promise<{ kind: unknown; status: unknown; detail: unknown }> {
  const error: unknown = await call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (reason: unknown) => reason,
  );
  const { kind, status, detail } = error as Record<string, unknown>;
  return { kind, status, detail };
}
