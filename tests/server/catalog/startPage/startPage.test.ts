import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartPage, StartSection } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { FlowEditor, refusals } from '#tests/support/flowEditor.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let editor: FlowEditor;
beforeAll(async () => {
  kuur = await testApp();
  editor = new FlowEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(() => kuur.close());

const { location, payment } = proefbad.flows;
const both = proefbad.flows['payment-and-location'];

const save = async (sections: StartPage['sections']) =>
  editor.call<StartPage>('PUT', '/flows/start', { sections, version: (await editor.startPage()).version });

test('visitors see sections and cards in the new order at once, by their names in each language', async () => {
  const { sections } = await editor.startPage();
  expect(sections).toEqual([{ id: 'eerste', name: { nl: '' }, flowIds: [location.id, payment.id, both.id] }]);
  const saved = await save([
    { name: { nl: 'Samen', en: 'Together' }, flowIds: [both.id] },
    { id: 'eerste', name: { nl: '' }, flowIds: [payment.id, location.id] },
    { name: { nl: 'Leeg' }, flowIds: [] },
  ]);
  expect(saved.json.data.version).toBe(2);
  const { data } = (await kuur.call<StartSection[]>('GET', '/api/flows/start', { language: 'en' })).json;
  expect(data.map(({ name, flowStarts }) => [name, ...flowStarts.map(({ flow }) => flow.slug)])).toEqual([
    ['Together', 'beide'],
    ['', 'vooraf', 'op-locatie'],
  ]);
  expect((await editor.startPage()).sections.map(({ name }) => name.nl)).toEqual(['Samen', '', 'Leeg']);
});

test('a flow stands on it once in a section, when visitors can open it', async () => {
  const draft = await editor.create();
  expect(refusals(await save([{ name: { nl: '' }, flowIds: [both.id, both.id, draft.id, 'weg'] }]))).toEqual([
    '/sections/0/flowIds/1 duplicate',
    '/sections/0/flowIds/2 not_found',
    '/sections/0/flowIds/3 not_found',
  ]);
});

test('an entry has the order before and after', async () => {
  const before = await editor.startPage();
  await save([]);
  const entry = await kuur.db
    .selectFrom('auditEntry')
    .select(['oldValues', 'newValues'])
    .where('objectKind', '=', 'startPage')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ oldValues: { sections: before.sections }, newValues: { sections: [] } });
});
