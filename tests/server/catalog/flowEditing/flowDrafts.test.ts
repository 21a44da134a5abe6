import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedFlow } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { FlowEditor, flowForm, refusals } from '#tests/support/flowEditor.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let editor: FlowEditor;
beforeAll(async () => {
  kuur = await testApp();
  editor = new FlowEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(() => kuur.close());

const listed = async (query = ''): Promise<string[]> => {
  const answer = await editor.call<ListedFlow[]>('GET', `/flows${query}`);
  return answer.json.data.map(({ slug, state }) => `${slug} ${state}`);
};

test('visitors find a new flow once it is published, and not before', async () => {
  const created = await editor.create({ slug: 'nieuw', name: { nl: ' Nieuw ', de: 'Neu', fr: '' } });
  expect(created).toMatchObject({ state: 'draft', published: null, lacks: [], version: 1 });
  expect(created.form.name).toEqual({ nl: 'Nieuw', de: 'Neu' });
  expect(await editor.shown('nieuw')).toBeNull();

  const published = await editor.publish(created.id);
  expect(published).toMatchObject({ state: 'published', version: 2 });
  expect(published.published).toEqual(published.form);
  expect(await editor.shown('nieuw', 'de')).toMatchObject({
    name: 'Neu',
    type: 1,
    checkoutType: 'payment',
    image: { alt: 'Een olijftak' },
    checkinGroups: [{ name: 'Hele avond', entryProduct: { id: 'entree' } }],
    config: { checkoutText: [{ tag: 'p', children: ['Tot dan.'] }], checkoutConfirmTitle: 'Bevestigen' },
  });
});

test('a draft changes nothing for visitors, and is thrown away without a trace for them', async () => {
  const { id } = proefbad.flows.payment;
  const before = await editor.shown('vooraf');
  const draft = await editor.save(id, {
    slug: 'later',
    name: { nl: 'Later' },
    checkoutType: 'location',
    checkinGroups: [],
  });
  expect(draft).toMatchObject({ state: 'changed', form: { name: { nl: 'Later' } } });
  expect(draft.published).toMatchObject({ name: { nl: 'Entree vooraf' }, checkoutType: 'payment' });
  expect(await editor.shown('vooraf')).toEqual(before);
  expect(await editor.shown('later')).toBeNull();

  const discarded = await editor.call('POST', `/admin/flows/${id}/discard`, { version: draft.version });
  expect(discarded.json.data).toMatchObject({ state: 'published', form: draft.published, version: draft.version + 1 });
  expect(await editor.shown('vooraf')).toEqual(before);
});

test('a draft that says what visitors see already is no draft', async () => {
  const { id } = proefbad.flows.location;
  expect((await editor.save(id, { name: { nl: 'Anders' } })).state).toBe('changed');
  expect((await editor.save(id, { name: { nl: 'Entree op-locatie' } })).state).toBe('published');
});

test('what is no text of a page is left out when a flow is saved', async () => {
  const { form } = await editor.create({
    slug: 'schoon',
    description: { nl: '<p onclick="x()">Bad<script>alert(1)</script></p>', en: '<a href="javascript:x">there</a>' },
  });
  expect(form.description).toEqual({ nl: '<p>Bad</p>', en: 'there' });
});

test('a form that cannot be a flow is refused at its fields', async () => {
  const create = async (change: object) => refusals(await editor.call('POST', '/flows', flowForm(change)));
  const step = flowForm().steps[0]!;
  expect(await create({ name: { nl: '' } })).toEqual(['/name/nl required']);
  expect(await create({ slug: 'vooraf' })).toEqual(['/slug duplicate']);
  expect(await create({ steps: [] })).toEqual(['/steps required']);
  expect(await create({ steps: [{ ...step, contentType: 2 }] })).toEqual(['/steps/0/contentType not_allowed']);
  expect(await create({ steps: [{ ...step, stepType: 0 }] })).toEqual(['/steps/0/stepType not_allowed']);
  const order = { type: 5, steps: [{ ...step, stepType: 1, contentType: 5 }], checkinGroups: [] };
  expect(await create({ ...order, checkoutType: 'location' })).toEqual(['/checkoutType not_allowed']);
  expect(await create({ ...order, checkinGroups: flowForm().checkinGroups })).toEqual(['/checkinGroups not_allowed']);
});

test('the type of a flow stays what it was', async () => {
  const steps = [{ ...flowForm().steps[0]!, stepType: 2 as const, contentType: 2 as const }];
  expect(refusals(await editor.attempt(proefbad.flows.payment.id, { type: 2, steps }))).toEqual(['/type not_allowed']);
});

test('what a draft lacks is told, and keeps it from being published', async () => {
  const { id, lacks, version } = await editor.create({
    slug: 'mist',
    imageId: 'weg',
    checkinGroups: [{ name: { nl: 'Avond' }, entryProductId: proefbad.activity.id, activityProductId: 'weg' }],
  });
  const codes = ['image_missing', 'wrong_product', 'product_hidden', 'no_price', 'product_missing'];
  expect(lacks.map(({ code }) => code)).toEqual(codes);
  const refused = await editor.attemptPublish(id, version);
  expect([refused.status, refused.json.code]).toEqual([409, 'flow_incomplete']);
  expect(refused.json.lacks).toEqual(lacks);
  expect(await editor.shown('mist')).toBeNull();
});

test('a venue that never opens cannot publish what needs a day', async () => {
  const { id } = await editor.create({ slug: 'dicht' });
  await kuur.db.deleteFrom('openingWeek').execute();
  expect((await editor.read(id)).lacks).toEqual([{ code: 'never_open', pointer: '', name: '' }]);
});

test('staff find flows by words, type and state, and see a draft as it will be', async () => {
  expect(await listed('?filter=state:published')).toEqual([
    'op-locatie published',
    'vooraf published',
    'beide published',
    'nieuw published',
  ]);
  await editor.save(proefbad.flows['payment-and-location'].id, { slug: 'samen', name: { nl: 'Samen' } });
  expect(await listed('?q=samen')).toEqual(['samen changed']);
  expect(await listed('?filter=state:draft&sort=-name')).toHaveLength(3);
  expect(await listed('?filter=type:5')).toEqual([]);
  expect(await listed('?filter=onStartPage:true&sort=-position')).toEqual([
    'samen changed',
    'vooraf published',
    'op-locatie published',
  ]);
});

test('a flow that was never published is gone when it is removed', async () => {
  const { id } = await editor.create({ slug: 'toch-niet' });
  expect((await editor.call('DELETE', `/flows/${id}`)).status).toBe(204);
  expect((await editor.call('GET', `/admin/flows/${id}`)).status).toBe(404);
  expect((await editor.create({ slug: 'toch-niet' })).form.slug).toBe('toch-niet');
});

test('a copy of a flow has groups of its own', async () => {
  const { form } = await editor.read(proefbad.flows.payment.id);
  const copy = await editor.create({ ...form, slug: 'kopie' });
  expect(copy.form.checkinGroups[0]?.id).not.toBe(form.checkinGroups[0]?.id);
});

test('an entry says who changed what, and that visitors saw it', async () => {
  const { id } = await editor.create({ slug: 'spoor' });
  await editor.save(id, { name: { nl: 'Spoor' } });
  const entries = await kuur.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'newValues'])
    .where('objectId', '=', id)
    .orderBy('at')
    .execute();
  expect(entries).toMatchObject([
    { action: 'created', actorId: 'st-content', newValues: { slug: 'spoor', state: 'draft' } },
    { action: 'changed', newValues: { name: { nl: 'Spoor' } } },
  ]);
});
