import type { MailPort } from '#server/adapters/mail/mailPort.ts';
import type { Db } from '#server/db/schema.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

export interface MailsDeps {
  db: Db;
  mail: MailPort;
  /** `null`: the venue's contact address. */
  mailFrom: string | null;
  publicUrl: string;
  secretKeys: SecretKeys;
  webRoot?: string | undefined;
}
