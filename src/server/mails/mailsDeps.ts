import type { MailPort } from '#server/adapters/mail/mailPort.ts';
import type { Db } from '#server/db/schema.ts';
import type { Sites } from '#server/http/sitePage.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import type { Language } from '#domain/values/translated.ts';
import type { BookingKey } from './booking.repo.ts';

export interface MailsDeps extends Sites {
  db: Db;
  mail: MailPort;
  /** `null`: the venue's contact address. */
  mailFrom: string | null;
  secretKeys: SecretKeys;
  webRoot?: string | undefined;
  /** `null`: unknown, or never confirmed. */
  printReceipt(key: BookingKey, language: Language): Promise<{ number: string; pdf: Buffer } | null>;
}
