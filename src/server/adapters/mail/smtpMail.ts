import { extname, join } from 'node:path';
import type { Piscina } from 'piscina';
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

/** Beside this file, in the sources and in the build. */
const threadFile = join(import.meta.dirname, `smtpThread${extname(import.meta.filename)}`);

async function openThread(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: threadFile,
    name: 'send',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: mailsAtOnce,
    // Its event loop serves the connections to the mail server.
    atomics: 'disabled',
    idleTimeout: idleMs,
    ...(extname(threadFile) === '.ts' ? { execArgv: ['--import', 'tsx'] } : {}),
  });
  // A thread that ends without a mail of its own loses nothing: the next mail begins another.
  pool.on('error', () => undefined);
  return pool;
}
