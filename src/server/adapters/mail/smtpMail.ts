import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '#server/adapters/loopback.ts';
import { MailRefused, mailConnections } from './mailPort.ts';
import type { MailPort } from './mailPort.ts';
import { writeMessage } from './message.ts';

/**
 * Never in the clear to another machine: a mail server there must offer TLS. A mail that is not accepted within
 * `deadlineMs` was not sent, in whatever phase the mail server hangs.
 */
export function createSmtpMail(smtpUrl: string, { deadlineMs = 30_000 } = {}): MailPort {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: mailConnections,
    host: url.hostname,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !isLoopbackHost(url.hostname),
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      const { envelope, message } = await writeMessage(mail);
      const sending = { envelope, raw: message, signal: AbortSignal.timeout(deadlineMs) };
      await transport.sendMail(sending).catch((error: unknown) => {
        throw isForGood(error) ? new MailRefused('the mail server refused the address') : error;
      });
    },
    close: async () => transport.close(),
  };
}

/** Permanent by RFC 5321 §4.2.1. */
function isForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 560;
}
