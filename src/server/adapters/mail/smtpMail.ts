import { createTransport } from 'nodemailer';
import type { MailPort } from './mailPort.ts';
import { messageOf } from './message.ts';

/** Sends by SMTP, with deadlines, over at most two connections. */
export function createSmtpMail(smtpUrl: string): MailPort {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: url.hostname,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
    close: async () => transport.close(),
  };
}
