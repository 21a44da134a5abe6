import type { MailPort } from '#server/adapters/mail/mailPort.ts';
import type { Db } from '#server/db/schema.ts';
import type { Sites } from '#server/http/sitePage.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

export interface MailsDeps extends Sites {
  db: Db;
  mail: MailPort;
  /** `null`: the venue's contact address. */
  mailFrom: string | null;
  secretKeys: SecretKeys;
  webRoot?: string | undefined;
}
