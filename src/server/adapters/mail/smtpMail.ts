import type { Piscina } from 'piscina';
import { openThreads, threadFile } from '../openThreads.ts';
import { MailRefused, mailsAtOnce } from './mailPort.ts';
import type { MailPort } from './mailPort.ts';
import type { Sending, SendingResult } from './smtpThread.ts';

const idleMs = 60_000;

/**
 * Sends from a thread of its own: writing a mail and talking to a mail server take some hundred turns of an event loop, each as long
 * as visitors keep the server's busy. The thread begins with the first mail and ends when idle.
 */
export function createSmtpMail(smtpUrl: string, { deadlineMs = 30_000 } = {}): MailPort {
  let pool: Promise<Piscina> | null = null;
  return {
    send: async (mail) => {
      pool ??= openThread();
      const sending: Sending = { smtpUrl, deadlineMs, mail };
      const result = (await (await pool).run(sending)) as SendingResult;
      if (result.state === 'refused') throw new MailRefused('the mail server refused the address');
      if (result.state === 'failed') throw Object.assign(new Error(result.message), { code: result.code });
    },
    close: async () => (await pool)?.destroy(),
  };
}

const openThread = (): Promise<Piscina> =>
  openThreads({
    filename: threadFile(import.meta, 'smtpThread'),
    name: 'send',
    maxThreads: 1,
    concurrentTasksPerWorker: mailsAtOnce,
    // Its event loop serves the connections to the mail server.
    atomics: 'disabled',
    idleTimeout: idleMs,
    onError: () => undefined,
  });
