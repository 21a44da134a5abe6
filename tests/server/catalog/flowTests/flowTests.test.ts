import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowTest } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { FlowEditor } from '#tests/support/flowEditor.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let editor: FlowEditor;
/** Its payment provider fails every call. */
beforeAll(async () => {
  kuur = await testApp();
  editor = new FlowEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(() => kuur.close());

async function beginTest(flowId: string): Promise<FlowTest & { tag: string }> {
  const answer = await editor.call<FlowTest>('POST', `/admin/flows/${flowId}/test`);
  expect([answer.status, answer.body]).toEqual([201, answer.body]);
  const { data } = answer.json;
  return { ...data, tag: data.path.split('/')[1]! };
}

/** Rows of the venue by table, without what only the trail and the limits write. */
async function rowsOf(venueId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'venue_id' and table_name not in ('venue', 'throttle')`.execute(
    kuur.db,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const result = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}
      where venue_id = ${venueId}`.execute(kuur.db);
    if (result.rows[0]!.count > 0) counts[name] = result.rows[0]!.count;
  }
  return counts;
}

test('a draft is walked to its end, and the venue has nothing of it', async () => {
  const { id } = await editor.create({ slug: 'concept' });
  await kuur.services.jobs.runEverything();
  const mails = kuur.mails.length + kuur.confirmationMails.length;
  const before = await rowsOf(proefbad.venueId);
  const { tag, path } = await beginTest(id);
  expect(path).toBe(`/${tag}/flow/concept`);
  expect(await editor.shown('concept')).toBeNull();

  const visitor = new Visitor(kuur, { appTag: tag, slug: 'concept' });
  await visitor.hold();
  expect((await visitor.checkin()).status).toBe(200);
  await visitor.register();
  await visitor.link();
  const prepared = await visitor.call('POST', '/reservation/concept/prepare', { flowId: id });
  expect(prepared.status).toBe(200);
  const paid = await visitor.pay();
  expect([paid.status, paid.json.data.redirectUrl]).toEqual([
    200,
    expect.stringMatching(new RegExp(`/${tag}/flow/concept/payment\\?return=`)),
  ]);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });

  await kuur.services.jobs.runEverything();
  expect(await rowsOf(proefbad.venueId)).toEqual(before);
  expect(kuur.mails.length + kuur.confirmationMails.length).toBe(mails);
  expect(await audit(kuur.db)).toEqual([]);
});

test('whoever tests takes no place from visitors', async () => {
  const { tag } = await beginTest(proefbad.flows.location.id);
  const day = { startTime: '10:00', endTime: '22:00', persons: proefbad.capacity };
  const tester = new Visitor(kuur, { ...day, appTag: tag });
  await tester.readyToPay();
  expect((await tester.payOnLocation()).status).toBe(200);
  const visitor = new Visitor(kuur, day);
  await visitor.readyToPay();
  expect((await visitor.payOnLocation()).status).toBe(200);
});

test('a test shows what was saved last, and visitors what was published', async () => {
  const { id } = await editor.publish((await editor.create({ slug: 'twee-versies' })).id);
  await editor.save(id, { name: { nl: 'Nieuwe naam' } });
  const { tag } = await beginTest(id);
  const shown = async (appTag: string) =>
    (await kuur.call<{ name: string }>('GET', '/api/flows/twee-versies?type=slug', { appTag })).json.data.name;
  expect([await shown(tag), await shown(proefbad.venueId)]).toEqual(['Nieuwe naam', 'Avond']);
});

test('logins of the venue and of its test open nothing of each other', async () => {
  const { tag } = await beginTest(proefbad.flows.location.id);
  const asStaff = await kuur.call('GET', '/api/admin/user', { appTag: tag, token: editor.token });
  expect(asStaff.status).toBe(401);
  const tester = new Visitor(kuur, { appTag: tag });
  await tester.hold();
  await tester.register('tester@proefbad.example');
  const asCustomer = await kuur.call('GET', '/api/customers', { token: tester.token });
  expect(asCustomer.status).toBe(401);
});

test('a flow that lacks something cannot be tested, and an unknown one is not found', async () => {
  const { id } = await editor.create({ slug: 'half', checkinGroups: [] });
  const refused = await editor.call('POST', `/admin/flows/${id}/test`);
  expect([refused.status, refused.json.code]).toEqual([409, 'flow_incomplete']);
  expect((await editor.call('POST', '/admin/flows/nergens/test')).status).toBe(404);
});

test('a venue has as many tests at once as its limit says', async () => {
  const settings = new SettingsEditor(kuur, await (await staffMember(kuur, 'owner')).liveToken());
  const { limits } = await settings.read('general');
  await settings.change('general', { limits: { ...limits, flowTests: 12 } });
  const { id } = await editor.create({ slug: 'eindeloos' });
  const answers = [];
  for (let round = 0; round < 13; round += 1) answers.push(await editor.call('POST', `/admin/flows/${id}/test`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
  expect(await kuur.db.selectFrom('venue').select('venueId').where('testOf', 'is not', null).execute()).toHaveLength(
    12,
  );
  expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  await settings.change('general', { limits });
  await kuur.advance({ minutes: 2 });
  await kuur.services.jobs.runEverything();
});

test('a sixth test ends the oldest, and an ended one leaves nothing behind', async () => {
  const { id } = await editor.create({ slug: 'vaak' });
  const first = await beginTest(id);
  const answers = async (appTag: string) => (await kuur.call('GET', '/api/config', { appTag })).status;
  const visitor = new Visitor(kuur, { appTag: first.tag, slug: 'op-locatie' });
  await visitor.readyToPay();
  expect((await visitor.payOnLocation()).status).toBe(200);
  for (let round = 0; round < 5; round += 1) await beginTest(id);
  expect(await answers(first.tag)).toBe(400);
  await kuur.advance({ minutes: 2 });
  await kuur.services.jobs.runEverything();
  expect(await rowsOf(first.tag)).toEqual({});
  expect(await kuur.db.selectFrom('venue').select('venueId').where('venueId', '=', first.tag).execute()).toEqual([]);

  const last = await beginTest(id);
  expect(await answers(last.tag)).toBe(200);
  await kuur.advance({ minutes: 125 });
  await kuur.services.jobs.runEverything();
  expect(await kuur.db.selectFrom('venue').select('venueId').execute()).toEqual([{ venueId: proefbad.venueId }]);
});

test('no venue becomes a test, so its history stays', async () => {
  const becomes = sql`update venue set test_of = 'ander', test_until = kuur_now() where venue_id = ${proefbad.venueId}`;
  await expect(becomes.execute(kuur.db)).rejects.toThrow('a venue never becomes a test');
  const emptied = sql`delete from audit_entry where venue_id = ${proefbad.venueId}`;
  await expect(emptied.execute(kuur.db)).rejects.toThrow('audit entries are not changed or removed');
});
