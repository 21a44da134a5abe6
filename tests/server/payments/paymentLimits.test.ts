import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createLimited, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;

beforeAll(async () => {
  opened = await payingApp((client) => client, { seed: createLimited });
  app = opened.app;
});
afterAll(() => opened.close());

const codeOf = ({ status, json }: TestAnswer): [number, string] => [status, json.code];

test('a stranger who knows a reservation’s id uses up none of its payments', async () => {
  const owner = await new Visitor(app, { slug: proefbad.flows.payment.slug }).readyToPay();
  const stranger = await new Visitor(app, { slug: proefbad.flows.payment.slug, date: '2026-05-13' }).readyToPay();
  stranger.reservationId = owner.reservationId;
  for (let attempt = 0; attempt < 21; attempt += 1) {
    expect(codeOf(await stranger.pay())).toEqual([404, 'reservation_not_found']);
  }
  expect((await owner.pay()).status).toBe(200);
});

test('a reservation has twenty payments in a quarter of an hour, and the answer says when the next may begin', async () => {
  const visitor = await new Visitor(app, { slug: proefbad.flows.payment.slug, date: '2026-05-14' }).readyToPay();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await visitor.pay(attempt % 2 ? 'ideal' : 'bancontact')).status).toBe(200);
  }
  const refused = await visitor.pay();
  expect(codeOf(refused)).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
});
