import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLocalMailbox } from '#server/adapters/mail/localMailbox.ts';
import { makeLog } from '#server/adapters/log.ts';
import { registerErrors } from '#server/http/errors.ts';
import { registerHeaders } from '#server/http/headers.ts';
import { registerMailbox } from '#server/mails/mailbox.ts';

test('a mailbox that others reach asks for its key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuur-mailbox-'));
  const app = fastify();
  registerErrors(app, {
    log: makeLog({ level: 'silent', write: () => undefined }),
    securityLog: { succeeded: () => undefined, refused: () => undefined },
    staffName: async () => null,
  });
  registerMailbox(
    app,
    createLocalMailbox(folder, () => new Date()),
    'sleutel',
  );
  const ask = (url: string, password?: string) =>
    app.inject({
      url,
      headers: password ? { authorization: `Basic ${Buffer.from(`x:${password}`).toString('base64')}` } : {},
    });
  for (const url of ['/mailbox', '/mailbox.json', '/mailbox/a/html']) {
    const refused = await ask(url);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Basic realm="mailbox"']);
    expect((await ask(url, 'sleutels')).statusCode).toBe(401);
  }
  expect((await ask('/mailbox.json', 'sleutel')).json()).toEqual([]);
  await app.close();
  rmSync(folder, { recursive: true });
});

test('the mailbox shows a mail without letting it run or fetch anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuur-mailbox-'));
  const mailbox = createLocalMailbox(folder, () => new Date('2026-05-01T08:00:00Z'));
  await mailbox.send(
    {
      messageId: 'a.0@proefbad.kuur',
      from: 'hallo@proefbad.example',
      to: 'wilma@proefbad.example',
      subject: '<script>x</script>',
      language: 'nl',
      html: '<p>Dag</p><img src="cid:qr@kuur">',
      text: 'Dag <b>Wilma</b>',
      attachments: [{ filename: 'c.png', contentType: 'image/png', content: Buffer.from('x'), cid: 'qr@kuur' }],
    },
    'job',
  );
  const app = fastify();
  registerHeaders(app, { https: false, cardOrigin: 'https://cards.example' });
  registerMailbox(app, mailbox, null);

  const list = await app.inject('/mailbox');
  expect(list.body).toContain('href="/mailbox/a.0%40proefbad.kuur"');
  expect(list.body).not.toContain('<script');
  const mail = await app.inject('/mailbox/a.0%40proefbad.kuur');
  expect(mail.body).toContain('<iframe sandbox');
  expect(mail.body).toContain('Dag &lt;b&gt;Wilma');
  const frame = await app.inject('/mailbox/a.0%40proefbad.kuur/html');
  expect(frame.body).toContain('src="data:image/png;base64,eA=="');
  expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
  expect((await app.inject('/mailbox.json')).json()).toMatchObject([{ to: 'wilma@proefbad.example' }]);
  await app.close();
  rmSync(folder, { recursive: true });
});
