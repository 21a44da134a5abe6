import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a confirmation is mailed before other mails that were ordered earlier', async () => {
  const payload = { email: 'vergeten@proefbad.example', language: 'nl', days: 30 };
  await enqueue(app.db, { venueId: proefbad.venueId, kind: 'mail.accountUnused', key: 'vergeten', payload });
  await app.advance({ minutes: 5 });
  const visitor = await new Visitor(app).readyToPay();
  expect((await visitor.payOnLocation()).status).toBe(200);
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ to }) => to)).toEqual([
    `gast-${visitor.reservationId.toLowerCase()}@proefbad.example`,
    'vergeten@proefbad.example',
  ]);
});
