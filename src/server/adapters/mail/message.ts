import type { Options } from 'nodemailer/lib/mailer/index.js';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import type { Mail } from './mailPort.ts';

/** The whole message, so that no connection to a mail server is taken while it is written. */
export async function writeMessage(mail: Mail): Promise<{ envelope: MimeNode.Envelope; message: Buffer }> {
  const { createTransport } = await import('nodemailer');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { envelope, message } = await writer.sendMail(messageOf(mail));
  return { envelope, message: message as Buffer };
}

export function messageOf(mail: Mail): Options {
  return {
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ cid, ...attachment }) => ({
      ...attachment,
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    ...(mail.calendar
      ? { icalEvent: { filename: 'kuur.ics', method: mail.calendar.method, content: mail.calendar.content } }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
