import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#contract/names.ts';
import { testApp, customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import { createLimited, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let settings: SettingsEditor;
beforeAll(async () => {
  kuur = await testApp({ seed: createLimited });
  settings = new SettingsEditor(kuur, (await staffMember(kuur, 'owner')).token);
});
afterAll(() => kuur.close());

const config = async (): Promise<Config> => (await kuur.call<Config>('GET', '/api/config')).json.data;

test('what a venue never set has its usual value', async () => {
  expect(await settings.read('general')).toEqual({
    maxPersons: 12,
    maxQuantity: 5,
    everyoneTreatmentOption: true,
    customerInfo: { address: false, newsletter: true },
    swimware: { text: { nl: 'Badkleding' }, schedule: { type: 'weekly', days: [2] } },
    limits: {},
    holds: { minutes: 20, maxMinutes: 60 },
    selfService: { enabled: true, noticeHours: 24 },
    retention: { draftDays: 30, remarkDays: 30, accountDays: 730, deadLetterDays: 30, taxYears: 7 },
    ownersNeedSecondFactor: false,
    lateMinutes: 15,
    version: 1,
  });
});

test('of two who change the same settings the second is told', async () => {
  const first = await settings.read('general');
  const saved = await settings.save('general', { ...first, maxQuantity: 6 });
  expect([saved.status, saved.json.data.maxQuantity, saved.json.data.version]).toEqual([200, 6, first.version + 1]);
  const late = await settings.save('general', { ...first, maxQuantity: 7 });
  expect([late.status, late.json.code]).toEqual([409, 'version_conflict']);
  expect(await settings.read('general')).toEqual(saved.json.data);
});

test('only who may manage the settings reads and changes them', async () => {
  const body = await settings.read('general');
  for (const role of ['planner', 'desk', 'content'] as const) {
    const { token } = await staffMember(kuur, role);
    for (const request of [{ token }, { token, body }]) {
      const answer = await kuur.call('body' in request ? 'PUT' : 'GET', '/api/settings/general', request);
      expect([role, answer.status]).toEqual([role, 403]);
    }
  }
});

test('a change is in the audit with what it was and what it is', async () => {
  await settings.change('general', { selfService: { enabled: true, noticeHours: 24 }, maxPersons: 12 });
  await settings.change('general', { selfService: { enabled: false, noticeHours: 48 }, maxPersons: 10 });
  const entry = await kuur.db
    .selectFrom('auditEntry')
    .select(['actorId', 'action', 'objectKind', 'objectId', 'oldValues', 'newValues'])
    .where('oldValues', 'is not', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({
    actorId: 'st-owner',
    action: 'changed',
    objectKind: 'settings',
    objectId: 'general',
    oldValues: { maxPersons: 12, selfService: { enabled: true, noticeHours: 24 } },
    newValues: { maxPersons: 10, selfService: { enabled: false, noticeHours: 48 } },
  });
});

test('settings that contradict themselves are refused, each at its field', async () => {
  const text = { nl: 'Badkleding' };
  expect(
    await settings.refused('general', {
      swimware: { text, schedule: { type: 'weekly', days: [2, 8, 2] } },
      holds: { minutes: 40, maxMinutes: 30 },
    }),
  ).toEqual([
    '/swimware/schedule/days/1 too_large',
    '/swimware/schedule/days/2 duplicate',
    '/holds/maxMinutes too_small',
  ]);
  expect(
    await settings.refused('general', {
      swimware: { text, schedule: { type: 'firstTuesday', days: [2] } },
      holds: { minutes: 20, maxMinutes: 90 },
    }),
  ).toEqual(['/swimware/schedule/days/0 not_allowed', '/limits/sessionHoldMinutes too_small']);
  expect(
    await settings.refused('general', {
      retention: { draftDays: 91, remarkDays: 30, accountDays: 730, deadLetterDays: 30, taxYears: 6 },
      limits: { registrations: 0 },
    }),
  ).toEqual(['/limits/registrations too_small', '/retention/draftDays too_large', '/retention/taxYears too_small']);
});

test('visitors see a change at once', async () => {
  const swimware = {
    text: { nl: '<p>Draag <b>badkleding</b><script>x</script></p>', en: 'Wear swimwear' },
    schedule: { type: 'monthly' as const, days: [1, 15] },
  };
  const retention = { draftDays: 7, remarkDays: 14, accountDays: 365, deadLetterDays: 30, taxYears: 7 };
  const selfService = { enabled: true, noticeHours: 12 };
  const holds = { minutes: 15, maxMinutes: 45 };
  const saved = await settings.change('general', {
    maxPersons: 6,
    maxQuantity: 3,
    everyoneTreatmentOption: false,
    customerInfo: { address: true, newsletter: false },
    swimware,
    retention,
    selfService,
    holds,
  });
  expect(saved.swimware.text).toEqual({ nl: '<p>Draag <strong>badkleding</strong></p>', en: 'Wear swimwear' });
  expect(await config()).toMatchObject({
    maxPersons: 6,
    maxQuantity: 3,
    everyoneTreatmentOption: false,
    customerInfo: { address: true, newsletter: false },
    swimware: { schedule: swimware.schedule },
    retention,
    selfService,
    holds,
  });
});

test('a group has at most as many persons as the venue allows', async () => {
  const body = { personCount: 3, date: '2026-05-12', startTime: '10:00', endTime: '14:00' };
  const path = `/api/reservation/${proefbad.flows.location.slug}`;
  await settings.change('general', { maxPersons: 2 });
  expect((await kuur.call('POST', path, { body })).json.code).toBe('person_count_invalid');
  await settings.change('general', { maxPersons: 3 });
  expect((await kuur.call('POST', path, { body })).status).toBe(201);
});

test('a registration asks for an address where the venue does', async () => {
  const body = { ...customerForm({ email: 'adres@proefbad.example' }), password: 'geheim-123' };
  await settings.change('general', { customerInfo: { address: true, newsletter: false } });
  const refused = await kuur.call('POST', '/api/customers/register', { body });
  expect([refused.status, refused.json.errors?.[0]?.pointer]).toEqual([400, '/address']);
  await settings.change('general', { customerInfo: { address: false, newsletter: false } });
  expect((await kuur.call('POST', '/api/customers/register', { body })).status).toBe(201);
});

test('a hold lasts as long as the venue sets', async () => {
  await settings.change('general', { maxPersons: 12, holds: { minutes: 12, maxMinutes: 15 }, limits: {} });
  const visitor = new Visitor(kuur);
  await visitor.hold();
  const minutesLeft = async (): Promise<number> => {
    const { expiresAt } = (await visitor.call('GET', `/reservation/${visitor.slug}`)).json.data.session;
    return Math.round((Date.parse(expiresAt) - kuur.deps.clock.now().getTime()) / 60_000);
  };
  expect((await visitor.checkin()).status).toBe(200);
  expect(await minutesLeft()).toBe(12);
  await kuur.advance({ minutes: 10 });
  expect((await visitor.call('POST', `/reservation/${visitor.slug}/renew`)).status).toBe(200);
  expect(await minutesLeft()).toBe(5);
});

test('a limit on use is the one of the settings', async () => {
  const attempt = () =>
    kuur.call('POST', '/api/customers/login', { body: { email: 'niemand@proefbad.example', password: 'x' } });
  await settings.change('general', { limits: { logins: 1 } });
  expect((await attempt()).status).toBe(401);
  expect((await attempt()).json.code).toBe('login_limit_reached');
  await settings.change('general', { limits: { logins: 3 } });
  expect((await attempt()).status).toBe(401);
});
