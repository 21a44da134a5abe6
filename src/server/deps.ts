import type { AddressPort } from './adapters/addresses/addressPort.ts';
import type { Clock, Random } from './adapters/clock.ts';
import type { Log } from './adapters/log.ts';
import type { LocalMailbox } from './adapters/mail/localMailbox.ts';
import type { MailPort } from './adapters/mail/mailPort.ts';
import type { PaymentPort } from './adapters/payments/paymentPort.ts';
import type { PlanningThreads } from './adapters/planning/planningThreads.ts';
import type { Config } from './config.ts';
import type { Listen } from './db/notices.ts';
import type { Replicas } from './db/replicas.ts';
import type { Db } from './db/schema.ts';
import type { PasswordCost } from '#server/people/passwords.ts';
import type { SecretKeys } from './db/secretKeys.ts';

export interface Deps {
  db: Db;
  /** What the outbox and mails use. Never within a transaction on `db`. */
  backgroundDb: Db;
  /** For calendars of who has booked nothing yet, and reports. */
  replicas: Replicas;
  databaseKind: 'embedded' | 'postgres';
  /** To what the database tells of days that change. */
  listen: Listen;
  clock: Clock;
  random: Random;
  passwordCost: PasswordCost;
  payments: PaymentPort;
  /** Where the payment provider's card fields come from; its origin is the only foreign one our pages may use. */
  cardScriptUrl: string;
  mail: MailPort;
  addresses: AddressPort;
  planning: PlanningThreads;
  /** What the codes of gift cards and the tokens of links follow from. */
  secretKeys: SecretKeys;
  mailbox?: LocalMailbox | undefined;
  config: Config;
  log: Log;
  /** Folder of the built web app; without it only the API answers. */
  webRoot?: string | undefined;
}
