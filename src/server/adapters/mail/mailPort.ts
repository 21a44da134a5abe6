export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Set for a picture inside the HTML part: `<img src="cid:…">`. */
  cid?: string;
}

export interface Mail {
  /** Stable over repeated sending, without angle brackets: receivers drop the second copy by it. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  attachments: MailAttachment[];
  /** Offered as an invitation part of its own, so that calendars recognise it. */
  calendar?: { content: string; method: 'PUBLISH' | 'CANCEL' };
}

/** The mail server will never take this mail for this address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Sends mails. `send` rejects when it is not sure that the mail was taken; sending again is safe by the message id, and of
 * no use after `MailRefused`.
 */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
