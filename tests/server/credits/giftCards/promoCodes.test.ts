import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PromoCode, PromoCodeForm } from '#contract/names.ts';
import { searchOf } from '#tests/support/searchOf.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let content: StaffMember;

beforeAll(async () => {
  app = await testApp();
  content = await staffMember(app, 'content');
});
afterAll(() => app.close());

const form: PromoCodeForm = {
  code: 'VOORJAAR',
  percent: 10,
  amount: null,
  fromDate: '2026-03-01',
  toDate: '2026-05-31',
  maxUses: 200,
  maxUsesPerCustomer: 1,
  flowIds: [proefbad.flows.payment.id],
  active: true,
};

const create = (change: Partial<PromoCodeForm>) =>
  content.call<PromoCode>('POST', '/promo-codes', { ...form, ...change });

test('a promo code is made, read, changed and removed', async () => {
  const made = await create({});
  expect(made.status).toBe(201);
  expect(made.json.data).toEqual({ ...form, id: expect.any(String), used: 0, version: 1 });
  const path = `/promo-codes/${made.json.data.id}`;
  const { id: _, used: __, ...read } = made.json.data;
  const changed = await content.call<PromoCode>('PUT', path, { ...read, percent: null, amount: 500 });
  expect(changed.json.data).toMatchObject({ percent: null, amount: 500, version: 2 });
  const stale = await content.call('PUT', path, { ...read, percent: 20 });
  expect([stale.status, stale.json.code]).toEqual([409, 'version_conflict']);
  expect((await content.call('DELETE', path)).status).toBe(204);
  expect((await content.call('GET', path)).status).toBe(404);
});

test('two promo codes do not have the same text', async () => {
  await create({ code: 'ZOMER' });
  expect((await create({ code: 'ZOMER' })).json.errors).toEqual([{ pointer: '/code', code: 'name_in_use' }]);
  const other = await create({ code: 'HERFST' });
  const { id, used: _, ...read } = other.json.data;
  const refused = await content.call('PUT', `/promo-codes/${id}`, { ...read, code: 'ZOMER' });
  expect(refused.json.errors).toEqual([{ pointer: '/code', code: 'name_in_use' }]);
});

test.each([
  [{ percent: null }, '/percent', 'required'],
  [{ amount: 500 }, '/amount', 'not_allowed'],
  [{ percent: null, amount: 0 }, '/amount', 'too_small'],
  [{ percent: null, amount: -500 }, '/amount', 'too_small'],
  [{ toDate: '2026-02-01' }, '/toDate', 'dates_reversed'],
  [{ flowIds: ['geen'] }, '/flowIds', 'not_found'],
])('a promo code with %j is refused at %s', async (change, pointer, code) => {
  const answer = await create({ code: 'FOUT', ...change });
  expect([answer.status, answer.json.errors]).toEqual([400, [{ pointer, code }]]);
});

test('a promo code that pays is not deleted: it can be made inactive', async () => {
  const made = await create({ code: 'GEBRUIKT' });
  const { id, used: _, ...read } = made.json.data;
  const visitor = await new Visitor(app, { slug: proefbad.flows.payment.slug }).readyToPay();
  const paid = await visitor.call('POST', `/checkout/${visitor.reservationId}/promocode`, { code: 'gebruikt' });
  expect(paid.status).toBe(200);
  expect((await content.call('DELETE', `/promo-codes/${id}`)).json.code).toBe('in_use');
  const used = await content.call<PromoCode>('GET', `/promo-codes/${id}`);
  expect(used.json.data.used).toBe(1);
  const ended = await content.call<PromoCode>('PUT', `/promo-codes/${id}`, { ...read, active: false });
  expect(ended.json.data).toMatchObject({ active: false, used: 1 });
});

test('promo codes are for who writes the site', async () => {
  for (const role of ['planner', 'desk'] as const) {
    expect((await (await staffMember(app, role)).call('POST', '/promo-codes/search', {})).status).toBe(403);
  }
  const list = await content.call<PromoCode[]>('POST', '/promo-codes/search', searchOf('q=zom'));
  expect(list.json.data.map(({ code }) => code)).toEqual(['ZOMER']);
});
