import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Flow, FlowDefinition, Reservation, StartSection } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { FlowEditor } from '#tests/support/flowEditor.ts';
import { staffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let editor: FlowEditor;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kuur-flows-'));
  for (const name of ['index.html', 'admin.html'])
    writeFileSync(join(webRoot, name), '<!doctype html><html lang="nl">');
  kuur = await testApp({ webRoot });
  editor = new FlowEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(async () => {
  await kuur.close();
  rmSync(webRoot, { recursive: true });
});

let flow: FlowDefinition;
let slug: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  slug = `flow-${count}`;
  flow = await editor.publish((await editor.create({ slug })).id);
});

test('a published flow answers under its former address, and pages of that address lead to the new one', async () => {
  await editor.save(flow.id, { slug: `nieuw-${slug}` });
  expect((await editor.shown(slug))?.slug).toBe(slug);
  await editor.publish(flow.id);
  expect((await editor.shown(slug))?.slug).toBe(`nieuw-${slug}`);
  for (const [former, current] of [
    [`/flow/${slug}`, `/flow/nieuw-${slug}`],
    [`/en/flow/${slug}/payment?return=r1`, `/en/flow/nieuw-${slug}/payment?return=r1`],
    [`/de/flow/${slug}/2`, `/de/flow/nieuw-${slug}/2`],
  ]) {
    const page = await kuur.call('GET', former!, { appTag: null });
    expect([page.status, page.headers['location']]).toEqual([302, current]);
  }
  expect((await kuur.call('GET', `/flow/nieuw-${slug}`, { appTag: null })).status).toBe(200);
});

test('an address that another flow takes over leads there, and back again when it is given back', async () => {
  await editor.save(flow.id, { slug: `weg-${slug}` });
  await editor.publish(flow.id);
  const other = await editor.publish((await editor.create({ slug, name: { nl: 'Ander' } })).id);
  expect((await editor.shown(slug))?.id).toBe(other.id);
  await editor.save(other.id, { slug: `ander-${slug}` });
  await editor.publish(other.id);
  expect((await editor.shown(slug))?.id).toBe(other.id);
});

test('who is booking goes on under the former address, and under the new one', async () => {
  const visitor = new Visitor(kuur, { slug });
  await visitor.hold();
  await editor.save(flow.id, { slug: `verhuisd-${slug}` });
  await editor.publish(flow.id);
  expect((await visitor.checkin()).status).toBe(200);
  const { status, json } = await visitor.call('GET', `/reservation/verhuisd-${slug}`);
  expect([status, json.data.id, json.data.persons[0]?.products.length]).toEqual([200, visitor.reservationId, 2]);
});

test('who is booking keeps the checkout type that the booking began with; who begins now has the new one', async () => {
  const early = new Visitor(kuur, { slug });
  await early.hold();
  await early.checkin();
  const read = async (visitor: Visitor): Promise<Partial<Reservation>> => {
    const { checkoutType, totalPayNow } = (await visitor.call('GET', `/reservation/${slug}`)).json.data;
    return { checkoutType, totalPayNow };
  };
  await editor.save(flow.id, { checkoutType: 'location' });
  await editor.publish(flow.id);
  expect(await read(early)).toEqual({ checkoutType: 'payment', totalPayNow: 6000 });
  const late = new Visitor(kuur, { slug });
  await late.hold();
  await late.checkin();
  expect(await read(late)).toEqual({ checkoutType: 'location', totalPayNow: 0 });
});

test('a flow stays while a promo code that holds names it', async () => {
  const code = { venueId: 'proefbad', percent: 10, flowIds: [flow.id] };
  await kuur.db
    .insertInto('promoCode')
    .values([
      { ...code, id: `nu-${slug}`, code: `NU${count}` },
      { ...code, id: `voorbij-${slug}`, code: `VOORBIJ${count}`, toDate: '2026-01-31' },
      { ...code, id: `uit-${slug}`, code: `UIT${count}`, active: false },
    ])
    .execute();
  const refused = await editor.call('DELETE', `/flows/${flow.id}`);
  expect([refused.status, refused.json.code]).toEqual([409, 'in_use']);
  expect(refused.json.usedBy).toEqual([{ kind: 'promoCode', id: `nu-${slug}`, name: `NU${count}` }]);
  await kuur.db.updateTable('promoCode').set({ active: false }).where('id', '=', `nu-${slug}`).execute();
  expect((await editor.call('DELETE', `/flows/${flow.id}`)).status).toBe(204);
});

test('a flow is removed when the start page does not have it and nobody books it', async () => {
  const visitor = new Visitor(kuur, { slug });
  await visitor.hold();
  const { version } = await editor.startPage();
  const sections = [{ name: { nl: 'Nu' }, flowIds: [flow.id] }];
  expect((await editor.call('PUT', '/flows/start', { sections, version })).status).toBe(200);
  const refused = await editor.call('DELETE', `/flows/${flow.id}`);
  expect([refused.status, refused.json.code]).toEqual([409, 'in_use']);
  expect(refused.json.usedBy?.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['startSection Nu', 'reservation ']);

  await editor.call('PUT', '/flows/start', { sections: [], version: version + 1 });
  await visitor.call('DELETE', `/reservation/${slug}`);
  expect((await editor.call('DELETE', `/flows/${flow.id}`)).status).toBe(204);
  expect(await editor.shown(slug)).toBeNull();
  expect((await kuur.call<Flow>('GET', `/api/flows/${flow.id}`)).status).toBe(404);
  expect((await kuur.call('GET', `/api/flows/${flow.id}/step/1`)).status).toBe(404);
  const hold = await visitor.call('POST', `/reservation/${slug}`, { personCount: 2, date: '2026-05-12' });
  expect(hold.status).toBe(404);
  expect((await editor.create({ slug })).form.slug).toBe(slug);
});

test('a reservation of a removed flow can still be read', async () => {
  const visitor = new Visitor(kuur, { slug });
  await visitor.hold();
  await visitor.checkin();
  await kuur.db.updateTable('flow').set({ removedAt: new Date() }).where('id', '=', flow.id).execute();
  expect((await visitor.call('GET', `/reservation/${slug}`)).json.data.id).toBe(visitor.reservationId);
});

test('the start page shows a price as soon as a flow with another entry is published', async () => {
  const priceFrom = async () => {
    const { data } = (await kuur.call<StartSection[]>('GET', '/api/flows/start')).json;
    return data.flatMap(({ flowStarts }) => flowStarts).find((each) => each.flow.id === flow.id)?.priceFrom;
  };
  const { version } = await editor.startPage();
  await editor.call('PUT', '/flows/start', { sections: [{ name: { nl: '' }, flowIds: [flow.id] }], version });
  expect(await priceFrom()).toBe(3000);
  await kuur.db
    .insertInto('product')
    .values({
      venueId: 'proefbad',
      id: `duur-${count}`,
      xplanId: `9${count}`,
      objectType: 'product',
      type: 10,
      name: JSON.stringify({ nl: 'Duur' }),
      price: 9900,
    })
    .execute();
  const [group] = flow.form.checkinGroups;
  await editor.save(flow.id, { checkinGroups: [{ ...group!, entryProductId: `duur-${count}` }] });
  await editor.publish(flow.id);
  expect(await priceFrom()).toBe(9900);
});
