import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let day = 1;

beforeAll(async () => {
  app = await testApp();
});

afterAll(async () => {
  await expectCountersToFit(app);
  await app.close();
});

const finishing = (slug: string): Promise<Visitor> => {
  day += 1;
  return new Visitor(app, { slug, date: `2026-06-${String(day).padStart(2, '0')}` }).readyToPay();
};

test.each([proefbad.flows.location.slug, proefbad.flows['payment-and-location'].slug])(
  'a reservation of flow %s is finished without an online payment',
  async (slug) => {
    const visitor = await finishing(slug);
    const answer = await visitor.payOnLocation();
    expect([answer.status, answer.json.data.status]).toEqual([200, 'confirmed']);
    expect(await visitor.result()).toMatchObject({
      status: 'confirmed',
      number: answer.json.data.number,
      totalPaid: 0,
      totalPayLater: 6000,
      firstName: 'Wilma',
    });
  },
);

test('what must be paid online cannot be left for the venue', async () => {
  const visitor = await finishing(proefbad.flows.payment.slug);
  const answer = await visitor.payOnLocation();
  expect([answer.status, answer.json.code]).toEqual([409, 'payment_required']);
});

test('finishing twice at the same moment makes one booking and one mail', async () => {
  const visitor = await finishing(proefbad.flows.location.slug);
  const answers = await Promise.all([visitor.payOnLocation(), visitor.payOnLocation(), visitor.payOnLocation()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  await app.services.jobs.runDueJobs();
  const { number } = await visitor.result();
  expect(app.mails.filter((mail) => JSON.stringify(mail).includes(String(number)))).toHaveLength(1);
});

test('the same key twice gives the same answer once more', async () => {
  const visitor = await finishing(proefbad.flows.location.slug);
  const request = {
    session: visitor.session,
    token: visitor.token,
    headers: { 'idempotency-key': 'een-twee-drie-vier' },
  };
  const path = `/api/checkout/${visitor.reservationId}/onlocation`;
  const first = await app.call('POST', path, request);
  const second = await app.call('POST', path, request);
  expect(first.status).toBe(200);
  expect([second.status, second.json]).toEqual([first.status, first.json]);
});

test('a reservation that was not prepared cannot be finished', async () => {
  day += 1;
  const visitor = new Visitor(app, { date: `2026-06-${String(day).padStart(2, '0')}` });
  await visitor.hold();
  await visitor.checkin();
  expect((await visitor.payOnLocation()).json.code).toBe('user_missing');
  await visitor.register();
  await visitor.link();
  expect((await visitor.payOnLocation()).json.code).toBe('reservation_changed');
});
