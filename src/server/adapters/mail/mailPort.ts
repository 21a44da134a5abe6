/** As many mails are sent at once. */
export const mailConnections = 8;
/** More than are sent: the next are written meanwhile. */
export const mailsAtOnce = 4 * mailConnections;

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  cid?: string;
}

export interface Mail {
  /** The same on every attempt, so receivers drop a second copy. Without angle brackets. */
  messageId: string;
  from: string;
  replyTo?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  attachments: MailAttachment[];
  calendar?: { content: string; method: 'PUBLISH' | 'CANCEL' };
}

/** Permanent: this address will never accept the mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** `send` rejects when delivery is uncertain. A retry is safe by the message id. */
export interface MailPort {
  send(mail: Mail, jobId: string): Promise<void>;
  close(): Promise<void>;
}
