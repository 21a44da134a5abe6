import type { Options } from 'nodemailer/lib/mailer/index.js';
import type { Mail } from './mailPort.ts';

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
