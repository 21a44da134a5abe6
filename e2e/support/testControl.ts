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
  attachments: { filename: string; contentType: string; base64: string }[];
}

type Controls = Pick<RunningServer, 'controlsUrl'>;
type Site = Pick<RunningServer, 'url'>;

async function call(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Moves the clock of server, database and payment provider ahead; the browser's own stands apart. */
export async function advanceClock({ controlsUrl }: Controls, seconds: number): Promise<void> {
  await call('POST', `${controlsUrl}/clock`, { advanceSeconds: seconds });
}

/** By the server's clock, which other journeys moved ahead. */
export async function serverNow({ controlsUrl }: Controls): Promise<Date> {
  const { now } = (await call('POST', `${controlsUrl}/clock`, { advanceSeconds: 0 })) as { now: string };
  return new Date(now);
}

/** Runs every job of the server now: expired holds, payments to look after, mails to send. */
export async function sweep({ controlsUrl }: Controls): Promise<void> {
  await call('POST', `${controlsUrl}/sweep`, {});
}

/** The rules of the data that are broken, checked on the data itself; none is expected. */
export async function audit(server: Controls): Promise<unknown[]> {
  await sweep(server);
  const { data } = (await call('GET', `${server.controlsUrl}/audit`)) as { data: unknown[] };
  return data;
}

export async function mailsTo({ url }: Site, address: string): Promise<StoredMail[]> {
  const mails = (await call('GET', `${url}/mailbox.json`)) as StoredMail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for the only mail to this address that speaks of `words`, beside `earlier` ones, and gives it. */
export async function mailAbout(
  server: Site,
  address: string,
  words: string,
  earlier: readonly StoredMail[] = [],
): Promise<StoredMail> {
  const isNew = ({ text }: StoredMail): boolean => earlier.every((mail) => mail.text !== text);
  const about = async (): Promise<StoredMail[]> =>
    (await mailsTo(server, address)).filter((mail) => isNew(mail) && `${mail.subject}\n${mail.text}`.includes(words));
  await expect.poll(async () => (await about()).length, { message: `one mail to ${address} about ${words}` }).toBe(1);
  const [mail] = await about();
  return mail!;
}
