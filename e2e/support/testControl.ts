import { expect } from '@playwright/test';
import type { RunningServer } from './server.ts';

export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  language: string;
  html: string;
  text: string;
  calendar: string | null;
}

type Target = Pick<RunningServer, 'url'>;

async function call(server: Target, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Moves the clock of server, database and payment provider ahead; the browser's own stands apart. */
export async function advanceClock(server: Target, seconds: number): Promise<void> {
  await call(server, 'POST', '/api/_test/clock', { advanceSeconds: seconds });
}

/** Runs every job of the server now: expired holds, payments to look after, mails to send. */
export async function sweep(server: Target): Promise<void> {
  await call(server, 'POST', '/api/_test/sweep', {});
}

/** The rules of the data that are broken, asked of the data itself; none is what everybody wants. */
export async function audit(server: Target): Promise<unknown[]> {
  await sweep(server);
  const { data } = (await call(server, 'GET', '/api/_test/audit')) as { data: unknown[] };
  return data;
}

async function mailsTo(server: Target, address: string): Promise<StoredMail[]> {
  const mails = (await call(server, 'GET', '/mailbox.json')) as StoredMail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for the only mail to this address that speaks of `words`, and gives it. */
export async function mailAbout(server: Target, address: string, words: string): Promise<StoredMail> {
  const about = async (): Promise<StoredMail[]> =>
    (await mailsTo(server, address)).filter(({ subject, text }) => `${subject}\n${text}`.includes(words));
  await expect.poll(async () => (await about()).length, { message: `one mail to ${address} about ${words}` }).toBe(1);
  const [mail] = await about();
  return mail!;
}
