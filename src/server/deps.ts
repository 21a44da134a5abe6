import type { Kysely } from 'kysely';
import type { MailPort } from './adapters/mail/mailPort.ts';
import type { PaymentPort } from './adapters/payments/paymentPort.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Log } from './log.ts';

export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(count: number): Uint8Array;
}

/** Everything the app gets from outside; tests give their own. */
export interface Deps {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  payments: PaymentPort;
  mail: MailPort;
  config: Config;
  log: Log;
}
