import type { Kysely } from 'kysely';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import type { Database } from '#server/db/schema.ts';
import type { Clock, Random } from '#server/adapters/clock.ts';
import type { Sites } from '#server/http/sitePage.ts';
import type { Throttle } from '#server/http/throttle.ts';
import type { Log } from '#server/adapters/log.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

export interface PaymentDeps extends Sites {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  random: Random;
  /** Gift card codes and references of payment links are derived from it. */
  secretKeys: SecretKeys;
  payments: PaymentPort;
  cardScriptUrl: string;
  paymentMode: 'test' | 'live';
  throttle: Throttle;
  newId(): string;
  webRoot?: string | undefined;
  /** Whether webhooks reach us; else only reconciliation and the return page ask. */
  sendsWebhooks: boolean;
}
