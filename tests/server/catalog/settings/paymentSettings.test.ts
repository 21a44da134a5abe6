import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentMethod, PaymentProviderCheck } from '#contract/names.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let settings: SettingsEditor;
beforeAll(async () => {
  opened = await payingApp();
  settings = new SettingsEditor(opened.app, (await staffMember(opened.app, 'owner')).token);
});
afterAll(() => opened.close());

const offered = async (): Promise<PaymentMethod[]> =>
  (await opened.app.call<PaymentMethod[]>('GET', '/api/checkout/methods')).json.data;

const all = (...ids: ('ideal' | 'creditcard' | 'bancontact')[]) => ids.map((id) => ({ id, enabled: true }));

test('a venue that never chose offers every method of the site', async () => {
  expect(await settings.read('payments')).toEqual({
    methods: all('ideal', 'creditcard', 'bancontact'),
    idealLabel: 'iDEAL | Wero',
    deposit: null,
    version: 1,
  });
});

test('methods are offered in the order of the venue, under its name for iDEAL', async () => {
  await settings.change('payments', { methods: all('bancontact', 'ideal', 'creditcard'), idealLabel: 'Wero' });
  expect(await offered()).toEqual([
    { id: 'bancontact', label: 'Bancontact' },
    { id: 'ideal', label: 'Wero' },
    { id: 'creditcard', label: 'Creditcard' },
  ]);
});

test('a method that is off is not offered, and pays nothing', async () => {
  const visitor = await new Visitor(opened.app, { slug: proefbad.flows.payment.slug }).readyToPay();
  await settings.change('payments', { methods: [...all('ideal', 'creditcard'), { id: 'bancontact', enabled: false }] });
  expect((await offered()).map(({ id }) => id)).toEqual(['ideal', 'creditcard']);
  expect((await visitor.pay('bancontact')).json.code).toBe('method_unknown');
  await settings.change('payments', { methods: all('ideal', 'creditcard', 'bancontact') });
  expect((await visitor.pay('bancontact')).status).toBe(200);
});

test('methods are each named once, one of them is on, and iDEAL has a name', async () => {
  const off = all('ideal', 'creditcard', 'bancontact').map((method) => ({ ...method, enabled: false }));
  expect(await settings.refused('payments', { methods: off, idealLabel: ' ' })).toEqual([
    '/methods too_few',
    '/idealLabel required',
  ]);
  expect(await settings.refused('payments', { methods: all('ideal', 'ideal', 'bancontact') })).toEqual([
    '/methods/1/id duplicate',
  ]);
});

test('a large group pays a part of its entry now, a small one nothing', async () => {
  const dueOf = async (persons: number): Promise<[number, number]> => {
    const slug = proefbad.flows['payment-and-location'].slug;
    const visitor = new Visitor(opened.app, { slug, persons, date: '2026-05-13' });
    await visitor.hold();
    const { reservation } = (await visitor.checkin(visitor.everybody())).json.data;
    return [reservation.totalPayNow ?? 0, reservation.totalPayLater];
  };
  await settings.change('payments', { deposit: { fromGuests: 3, percentage: 25 } });
  expect(await dueOf(2)).toEqual([0, 6000]);
  expect(await dueOf(3)).toEqual([2250, 6750]);
  await settings.change('payments', { deposit: null });
  expect(await dueOf(3)).toEqual([0, 9000]);
});

test('a large group does not book without its deposit, a small one does, and each change of the setting holds at once', async () => {
  const slug = proefbad.flows['payment-and-location'].slug;
  const bookUnpaid = async (persons: number, date: string): Promise<string> => {
    const visitor = await new Visitor(opened.app, { slug, persons, date }).readyToPay();
    const { status, json } = await visitor.payOnLocation();
    return status === 200 ? 'booked' : json.code;
  };
  await settings.change('payments', { deposit: { fromGuests: 3, percentage: 25 } });
  expect(await bookUnpaid(3, '2026-05-14')).toBe('payment_required');
  expect(await bookUnpaid(2, '2026-05-14')).toBe('booked');
  await settings.change('payments', { deposit: { fromGuests: 2, percentage: 25 } });
  expect(await bookUnpaid(2, '2026-05-15')).toBe('payment_required');
  await settings.change('payments', { deposit: null });
  expect(await bookUnpaid(3, '2026-05-16')).toBe('booked');
});

test('staff ask the provider what it offers, and hear when it does not answer', async () => {
  const check = () =>
    opened.app.call<PaymentProviderCheck>('GET', '/api/settings/payments/provider', { token: settings.token });
  await settings.change('payments', { methods: [...all('ideal', 'creditcard'), { id: 'bancontact', enabled: false }] });
  expect((await check()).json.data).toEqual({ mode: 'test', methods: ['ideal', 'creditcard', 'bancontact'] });
  const { token } = await staffMember(opened.app, 'desk');
  expect((await opened.app.call('GET', '/api/settings/payments/provider', { token })).status).toBe(403);
  await opened.provider.control('POST', 'faults', [{ kind: '500', match: '*' }]);
  expect((await check()).json.code).toBe('payment_provider_unavailable');
});
