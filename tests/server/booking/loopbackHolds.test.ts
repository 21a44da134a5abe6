import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://kuur.example',
  SMTP_URL: 'smtp://mail.example',
  MOLLIE_API_KEY: 'live_abcdefghij12345',
};

test.each([
  ['counts in production, which may stand behind an undeclared proxy', { ...production, TRUST_PROXY: '0' }, 409],
  ['counts behind a proxy', { TRUST_PROXY: '1' }, 409],
  ['counts for nobody in development', { NODE_ENV: 'development' }, 201],
])('this machine’s own address %s', async (_title, env, status) => {
  const app = await testApp({
    env,
    seed: (db) => createProefbad(db, { settings: { maxPersons: 1, limits: { networkPlaces: 1 } } }),
  });
  const day = { personCount: 1, date: '2026-05-12' };
  const hold = () => app.call('POST', `/api/reservation/${proefbad.flows.location.slug}`, { body: day });
  expect((await hold()).status).toBe(201);
  expect((await hold()).status).toBe(status);
  await app.close();
});
