import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMail } from '#server/adapters/mail/smtpMail.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';

const waitingMails = 40;

let hanging: number;
let mailServer: SMTPServer;
let money: MoneyTest;

beforeAll(async () => {
  hanging = 0;
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData: (stream) => {
      stream.once('data', () => (hanging += 1));
    },
  });
  mailServer.on('error', () => undefined);
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}`);
  money = await new MoneyTest(await payingApp((client) => client, { mail })).open();
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await money.opened.app.services.jobs.stop();
  await money.opened.app.deps.mail.close();
  await money.opened.close();
});

test('a refund is sent within seconds while the mail server hangs in the middle of a message', async () => {
  const { app } = money.opened;
  const { visitor, paymentId } = await money.paid();
  for (let index = 0; index < waitingMails; index += 1) {
    const payload = { mail: 'confirmation', reservationId: visitor.reservationId, again: `w${index}` };
    await enqueue(app.db, { venueId: proefbad.venueId, kind: 'mail.send', key: `again:w${index}`, payload });
  }
  app.services.jobs.start();
  await expect.poll(() => hanging, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await money.refund(paymentId, { amount: 2000 })).status).toBe(201);
  await expect.poll(() => money.ledger(visitor), { timeout: 20_000 }).toEqual(['paid 6000', 'refund -2000']);
});
