import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let content: StaffMember;

beforeAll(async () => {
  kuur = await testApp();
  content = await staffMember(kuur, 'content');
});
afterAll(() => kuur.close());

const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  kuur.call<T>(method, `/api/messages${path}`, { token: content.token, ...(body === undefined ? {} : { body }) });

/** What visitors read beside the times of a day. */
const readOn = async (date: string, language = 'nl'): Promise<unknown[]> => {
  const path = `/api/products/${proefbad.activity.xplanId}/times/${date}?include=messages`;
  const { json } = await kuur.call<{ messages: unknown[] }>('GET', path, { language });
  return json.data.messages;
};

const form = {
  text: { nl: '<p>De <strong>sauna</strong> is dicht</p>', en: 'The sauna is closed' },
  fromDate: '2026-06-01',
  toDate: '2026-06-30',
  weekdays: [1],
};

test('a message stands beside the times of its days at once, in the language of who reads it', async () => {
  expect(await readOn('2026-06-01')).toEqual([]);
  const { status, json } = await call<Message>('POST', '', form);
  expect([status, json.data]).toEqual([201, { ...form, id: expect.any(String), version: 1 }]);
  expect(JSON.stringify(await readOn('2026-06-01'))).toContain('sauna');
  expect(await readOn('2026-06-01', 'en')).toEqual(['The sauna is closed']);
  expect(await readOn('2026-06-02')).toEqual([]);

  const update = { ...form, text: { nl: 'De sauna is open' }, weekdays: null, version: 1 };
  const changed = await call<Message>('PUT', `/${json.data.id}`, update);
  expect(changed.json.data).toEqual({ ...update, id: json.data.id, version: 2 });
  expect(await readOn('2026-06-02')).toEqual(['De sauna is open']);
  expect((await call('PUT', `/${json.data.id}`, update)).json.code).toBe('version_conflict');

  expect((await call<Message[]>('GET', '?q=sauna')).json.data).toMatchObject([{ id: json.data.id }]);
  expect((await call('DELETE', `/${json.data.id}`)).status).toBe(204);
  expect(await readOn('2026-06-02')).toEqual([]);
  expect((await call('GET', `/${json.data.id}`)).json.code).toBe('not_found');
});

test('a script in a message is left out', async () => {
  const { json } = await call<Message>('POST', '', { ...form, text: { nl: '<script>alert(1)</script>Rustig' } });
  expect(json.data.text).toEqual({ nl: 'Rustig' });
  await call('DELETE', `/${json.data.id}`);
});

test.each([
  [{ text: { nl: '<p> </p>' } }, '/text/nl', 'required'],
  [{ toDate: '2026-05-01' }, '/toDate', 'dates_reversed'],
  [{ fromDate: '2026-02-30' }, '/fromDate', 'date_invalid'],
  [{ weekdays: [] }, '/weekdays', 'too_few'],
  [{ weekdays: [2, 2] }, '/weekdays', 'duplicate'],
])('%j is refused at its field', async (change, pointer, code) => {
  expect((await call('POST', '', { ...form, ...change })).json.errors).toEqual([{ pointer, code }]);
});
