import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailPort } from './mailPort.ts';
import { writeMessage } from './message.ts';

export interface StoredMail {
  id: string;
  jobId: string;
  at: string;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  language: string;
  html: string;
  text: string;
  calendar: string | null;
  attachments: { filename: string; contentType: string; cid: string | null; base64: string }[];
}

export interface LocalMailbox extends MailPort {
  list(): Promise<StoredMail[]>;
  /** Removes the mails that match; answers how many. */
  forget(matches: (mail: StoredMail) => boolean): Promise<number>;
}

export function createLocalMailbox(folder: string, now: () => Date): LocalMailbox {
  return {
    send: async (mail, jobId) => {
      await mkdir(folder, { recursive: true });
      const id = mail.messageId.replace(/[^\w.@-]/g, '_');
      const { message } = await writeMessage(mail);
      await replaceFile(join(folder, `${id}.eml`), message);
      await replaceFile(join(folder, `${id}.json`), JSON.stringify(storedOf(mail, { id, jobId, at: now() }), null, 2));
    },
    close: async () => undefined,
    list: () => listMails(folder),
    forget: async (matches) => {
      const mails = (await listMails(folder)).filter(matches);
      for (const { id } of mails) {
        for (const end of ['eml', 'json']) await rm(join(folder, `${id}.${end}`), { force: true });
      }
      return mails.length;
    },
  };
}

async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

function storedOf(mail: Mail, { id, jobId, at }: { id: string; jobId: string; at: Date }): StoredMail {
  return {
    id,
    jobId,
    at: at.toISOString(),
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    language: mail.language,
    html: mail.html,
    text: mail.text,
    calendar: mail.calendar?.content ?? null,
    attachments: mail.attachments.map(({ filename, contentType, cid, content }) => ({
      filename,
      contentType,
      cid: cid ?? null,
      base64: content.toString('base64'),
    })),
  };
}

async function listMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const mails = texts.map((text) => JSON.parse(text) as StoredMail);
  return mails.toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
}
