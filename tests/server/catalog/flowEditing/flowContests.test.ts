import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { FlowEditor } from '#tests/support/flowEditor.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let editor: FlowEditor;
let colleague: FlowEditor;
beforeAll(async () => {
  kuur = await testApp();
  editor = new FlowEditor(kuur, (await staffMember(kuur, 'content')).token);
  colleague = new FlowEditor(kuur, (await staffMember(kuur, 'owner')).token);
});
afterAll(() => kuur.close());

const outcomes = (answers: { status: number; json: { code?: string } }[]): string[] =>
  answers.map(({ status, json }) => (status === 200 ? 'saved' : (json.code ?? String(status)))).toSorted();

test('of two who save one draft at once, the second is told and both texts are there', async () => {
  const { id, version } = await editor.create({ slug: 'samen' });
  const [first, second] = [
    editor.attempt(id, { name: { nl: 'Een' } }, version),
    colleague.attempt(id, { name: { nl: 'Twee' } }, version),
  ];
  const answers = await Promise.all([first, second]);
  expect(outcomes(answers)).toEqual(['saved', 'version_conflict']);
  const { form } = await editor.read(id);
  expect(form.name).toEqual(answers.find(({ status }) => status === 200)!.json.data.form.name);
});

test('of two who first edit a published flow at once, one has the draft', async () => {
  const { id, version } = await editor.publish((await editor.create({ slug: 'eerst' })).id);
  const answers = await Promise.all([
    editor.attempt(id, { name: { nl: 'Een' } }, version),
    colleague.attempt(id, { name: { nl: 'Twee' } }, version),
  ]);
  expect(outcomes(answers)).toEqual(['saved', 'version_conflict']);
});

test('nobody publishes over a change that was not read', async () => {
  const { id, version } = await editor.create({ slug: 'ongelezen' });
  const answers = await Promise.all([
    editor.attemptPublish(id, version),
    colleague.attempt(id, { name: { nl: 'Later' } }, version),
  ]);
  expect(outcomes(answers)).toEqual(['saved', 'version_conflict']);
});

test('two publish at once: visitors see it once, whoever was first', async () => {
  const { id, version } = await editor.create({ slug: 'tegelijk' });
  const answers = await Promise.all([editor.attemptPublish(id, version), colleague.attemptPublish(id, version)]);
  expect(outcomes(answers)).toEqual(['saved', 'version_conflict']);
  expect((await editor.shown('tegelijk'))?.id).toBe(id);
});

test('two drafts with one new address: the second to be published keeps its draft', async () => {
  const made = [await editor.create({ slug: 'plek-a' }), await editor.create({ slug: 'plek-b' })];
  await editor.save(made[0]!.id, { slug: 'plek' });
  await kuur.db
    .updateTable('flowDefinition')
    .set({ draft: JSON.stringify({ ...made[1]!.form, slug: 'plek' }) })
    .where('id', '=', made[1]!.id)
    .execute();
  const answers = await Promise.all(made.map(({ id }) => editor.attemptPublish(id)));
  expect(answers.map(({ json }) => json.code)).toEqual(['flow_incomplete', 'flow_incomplete']);
});

test('of two who order the start page at once, the second is told', async () => {
  const { sections, version } = await editor.startPage();
  const order = (by: FlowEditor, nl: string) =>
    by.call('PUT', '/flows/start', { sections: [{ ...sections[0]!, name: { nl } }], version });
  const answers = await Promise.all([order(editor, 'Een'), order(colleague, 'Twee')]);
  expect(outcomes(answers)).toEqual(['saved', 'version_conflict']);
  expect((await editor.startPage()).version).toBe(version + 1);
});

test('a flow is not put on the start page and removed at once', async () => {
  const { id } = await editor.publish((await editor.create({ slug: 'weg-of-erop' })).id);
  const { sections, version } = await editor.startPage();
  const [placed, removed] = await Promise.all([
    editor.call('PUT', '/flows/start', { sections: [...sections, { name: { nl: '' }, flowIds: [id] }], version }),
    colleague.call('DELETE', `/flows/${id}`),
  ]);
  const isPlaced = placed.status === 200;
  expect([placed.status, removed.status]).toEqual(isPlaced ? [200, 409] : [400, 204]);
  expect((await editor.startPage()).sections.some(({ flowIds }) => flowIds.includes(id))).toBe(isPlaced);
});
