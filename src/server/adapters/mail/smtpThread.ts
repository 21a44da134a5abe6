import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { isLoopbackHost } from '#server/adapters/loopback.ts';
import { mailConnections } from './mailPort.ts';
import type { Mail } from './mailPort.ts';
import { writeMessage } from './message.ts';

/** A mail that is not accepted within `deadlineMs` was not sent, in whatever phase the mail server hangs. */
export type Sending = { smtpUrl: string; deadlineMs: number; mail: Mail };

/** `refused`: the address, for good. `code`: of the failure, for the log. Errors lose theirs between threads. */
export type SendingResult =
  | { state: 'sent' }
  | { state: 'refused' }
  | { state: 'failed'; message: string; code: string | undefined };

let transport: Transporter | null = null;

/** What the thread is asked. */
export async function send({ smtpUrl, deadlineMs, mail }: Sending): Promise<SendingResult> {
  transport ??= openTransport(smtpUrl);
  try {
    const { envelope, message } = await writeMessage(withBuffers(mail));
    await transport.sendMail({ envelope, raw: message, signal: AbortSignal.timeout(deadlineMs) });
    return { state: 'sent' };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return isForGood(error) ? { state: 'refused' } : { state: 'failed', message, code };
  }
}

/** Between threads a Buffer becomes a Uint8Array. */
const withBuffers = (mail: Mail): Mail => ({
  ...mail,
  attachments: mail.attachments.map((attachment) => ({ ...attachment, content: Buffer.from(attachment.content) })),
});

/** Never in the clear to another machine: a mail server there must offer TLS. */
function openTransport(smtpUrl: string): Transporter {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  return createTransport({
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
}

/** Permanent by RFC 5321 §4.2.1. */
function isForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 560;
}
