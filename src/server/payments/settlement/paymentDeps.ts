import type { Kysely } from 'kysely';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import type { Database } from '#server/db/schema.ts';
import type { Clock, Random } from '#server/adapters/clock.ts';
import type { Throttle } from '#server/http/throttle.ts';
import type { Log } from '#server/adapters/log.ts';

/** What the use cases of paying need besides their own arguments. */
export interface PaymentDeps {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  random: Random;
  /** What codes of gift cards follow from. */
  secretKey: Uint8Array;
  payments: PaymentPort;
  cardScriptUrl: string;
  /** What the provider's key is for; payments of the other kind are not ours. */
  paymentMode: 'test' | 'live';
  throttle: Throttle;
  newId(): string;
  /** The site's own address, without a slash at the end: return and webhook links are made from it. */
  publicUrl: string;
  /** Folder of the web app, where the pictures of printed cards are; without it they are printed without. */
  webRoot?: string | undefined;
  /** Whether the provider can reach us with notices; else only reconciliation and the return page ask. */
  sendsWebhooks: boolean;
}
