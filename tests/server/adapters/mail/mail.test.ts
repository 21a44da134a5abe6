// @module-tag anyDatabase
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createLocalMailbox } from '#server/adapters/mail/localMailbox.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { createSmtpMail } from '#server/adapters/mail/smtpMail.ts';

const mail: Mail = {
  messageId: 'K-7M3Q-9F2X.0@proefbad.kuur',
  from: '"Proefbad" <hallo@proefbad.example>',
  to: 'wilma@proefbad.example',
  subject: 'Je reservering · één dag',
  language: 'nl',
  html: '<p>Tot gauw <img src="cid:qr@kuur" alt="code"></p>',
  text: 'Tot gauw',
  attachments: [{ filename: 'code.png', contentType: 'image/png', content: Buffer.from('plaatje'), cid: 'qr@kuur' }],
  calendar: { content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', method: 'PUBLISH' },
};

const expected = {
  messageId: `<${mail.messageId}>`,
  subject: mail.subject,
  from: { name: 'Proefbad', address: 'hallo@proefbad.example' },
};

async function receiver(answer?: Error): Promise<{ url: string; received: Email[]; close: () => Promise<void> }> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((email) => {
          if (!answer) received.push(email);
          done(answer);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

test('a mail arrives over SMTP with both parts, the picture and the appointment', async () => {
  const { url, received, close } = await receiver();
  const smtp = createSmtpMail(url);
  await smtp.send(mail, 'job');
  await smtp.close();
  await close();
  const [email] = received;
  expect(email).toMatchObject(expected);
  expect(email?.text?.trim()).toBe('Tot gauw');
  expect(email?.html).toContain('cid:qr@kuur');
  const types = email?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId]);
  expect(types).toEqual(expect.arrayContaining([['image/png', '<qr@kuur>']]));
  expect(types?.some(([type]) => type?.includes('calendar') || type === 'application/ics')).toBe(true);
});

test('another machine gets no mail in the clear', async () => {
  const { url, received, close } = await receiver();
  const smtp = createSmtpMail(url.replace('127.0.0.1', '0.0.0.0'));
  await expect(smtp.send(mail, 'job')).rejects.toThrow();
  await smtp.close();
  await close();
  expect(received).toEqual([]);
});

test('a mail that the receiver refuses counts as not sent', async () => {
  const { url, close } = await receiver(Object.assign(new Error('full'), { responseCode: 452 }));
  const smtp = createSmtpMail(url);
  await expect(smtp.send(mail, 'job')).rejects.toThrow();
  await smtp.close();
  await close();
});

test('a mail server that does not answer counts as not sent', async () => {
  const { url, close } = await receiver();
  await close();
  const smtp = createSmtpMail(url);
  await expect(smtp.send(mail, 'job')).rejects.toThrow();
  await smtp.close();
});

test(
  'a mail is not sent when the mail server goes on sending something else than its answer',
  { timeout: 20_000 },
  async () => {
    const chatter = createServer((socket) => {
      socket.on('error', () => undefined);
      const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => chatter.listen(0, '127.0.0.1', resolve));
    const smtp = createSmtpMail(`smtp://127.0.0.1:${(chatter.address() as AddressInfo).port}`, { deadlineMs: 300 });
    await expect(smtp.send(mail, 'job')).rejects.toThrow();
    await smtp.close();
    await new Promise<void>((resolve) => chatter.close(() => resolve()));
  },
);

test('the local mailbox keeps a mail once, to read and to open in a mail program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuur-mailbox-'));
  const mailbox = createLocalMailbox(folder, () => new Date('2026-05-01T08:00:00Z'));
  expect(await mailbox.list()).toEqual([]);
  await mailbox.send(mail, 'job');
  await mailbox.send(mail, 'job');
  const [stored, ...others] = await mailbox.list();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ to: mail.to, subject: mail.subject, at: '2026-05-01T08:00:00.000Z' });
  const eml = readdirSync(folder).find((name) => name.endsWith('.eml'));
  expect(await PostalMime.parse(readFileSync(join(folder, eml ?? '')))).toMatchObject(expected);
  rmSync(folder, { recursive: true });
});
