import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import specification from '#contract/openapi.gen.json' with { type: 'json' };
import type { AuditEntry, Permission, RosterException } from '#contract/names.ts';
import { fieldPermissions } from '#domain/people/fieldPermissions.ts';
import type { GuardedField } from '#domain/people/fieldPermissions.ts';
import { standardRoles } from '#domain/people/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { tuesday } from '#tests/support/planningApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** Beside the standard roles one that a venue made, of those who read histories and no guests. */
const permissionsOf = { ...standardRoles, auditor: ['read_audit'] } satisfies Record<string, readonly Permission[]>;
type TestRole = keyof typeof permissionsOf;
const roles = Object.keys(permissionsOf) as TestRole[];
const largestIssue = 5_000;
const closedDay = '2026-06-02';

let kuur: TestApp;
let absenceId: string;
let mergedId: string;
const staff = {} as Record<TestRole, StaffMember>;
beforeAll(async () => {
  kuur = await testApp({
    seed: async (db) => {
      await createProefbad(db, { settings: { limits: { issuedCardCents: largestIssue } } });
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, 2, 2);
    },
  });
  await kuur.db
    .insertInto('staffRole')
    .values({ venueId: proefbad.venueId, id: 'auditor', name: 'Controle', permissions: permissionsOf.auditor })
    .execute();
  for (const role of roles) staff[role] = await staffMember(kuur, role);
  const absence = { resourceId: 'therapeut-1', fromDate: tuesday, toDate: tuesday, kind: 'absence', blocks: null };
  const made = await staff.planner.call<RosterException>('POST', '/roster-exceptions', { ...absence, reason: 'Griep' });
  absenceId = made.json.data.id;
  await new Visitor(kuur, { date: closedDay }).readyToPay();
  ({ id: mergedId } = await kuur.db.selectFrom('customer').select('id').executeTakeFirstOrThrow());
  const merged = { venueId: proefbad.venueId, kind: 'customer' as const, id: mergedId };
  await inTransaction(kuur.db, (tx) => recordChange(tx, merged, { action: 'merged', after: { mergedFrom: mergedId } }));
});
afterAll(() => kuur.close());

type Use = 'used' | 'without' | 'not asked';

const outcome = ({ json }: TestAnswer<unknown>, refusal: string): Use => (json.code === refusal ? 'without' : 'used');

/** With and without the field, where the operation itself may be closed. */
async function written(member: StaffMember, path: string, [body, field]: [object, object]): Promise<Use> {
  if ((await member.call('POST', path, body)).json.code === 'forbidden') return 'not asked';
  return outcome(await member.call('POST', path, { ...body, ...field }), 'forbidden');
}

const nothingFalls = { resourceIds: [], kind: 'absence', block: null, pool: null, reason: '', itemIds: [] };
const booking = {
  flowId: proefbad.flows.payment.id,
  personCount: 1,
  date: tuesday,
  items: [{ person: 1, productId: proefbad.entry.xplanId }],
};

const probes: Record<GuardedField, (member: StaffMember) => Promise<Use>> = {
  absenceReasons: async (member) => {
    const { status, json } = await member.call<RosterException>('GET', `/roster-exceptions/${absenceId}`);
    if (status === 403) return 'not asked';
    return json.data.reason === 'Griep' ? 'used' : 'without';
  },
  namesOfTouchedGuests: async (member) => {
    const closing = { fromDate: closedDay, toDate: closedDay, blocks: [], reason: { nl: 'Dicht' } };
    const path = '/api/opening-times';
    const answer = await kuur.call('POST', path, { token: await member.liveToken(), body: closing });
    if (answer.json.code === 'forbidden') return 'not asked';
    expect(answer.json.code).toBe('in_use');
    return JSON.stringify(answer.json).includes('Kanarie') ? 'used' : 'without';
  },
  customerNames: async (member) => {
    const { status, json } = await member.call<AuditEntry[]>('GET', `/audit-entries?object=customer:${mergedId}`);
    if (status === 403) return 'not asked';
    return json.data[0]!.names[0]!.name === null ? 'without' : 'used';
  },
  redeemedCodes: (member) =>
    written(member, '/reservations/quote', [booking, { codes: [{ code: 'geen', amount: 100 }] }]),
  refundOfCancellation: (member) =>
    written(member, '/reservations/geen/cancel', [{ reason: 'Ziek' }, { refund: true }]),
  refundOfChange: (member) => written(member, '/reservations/geen/changes/quote', [{ items: [] }, { refund: true }]),
  absentResources: (member) =>
    written(member, `/day-board/${tuesday}/repairs`, [nothingFalls, { resourceIds: ['therapeut-2'] }]),
  issuedAmounts: async (member) => {
    const card = { amount: largestIssue, reason: 'Aan de balie', email: null };
    if ((await member.call('POST', '/gift-cards', card)).json.code === 'forbidden') return 'not asked';
    return outcome(
      await member.call('POST', '/gift-cards', { ...card, amount: largestIssue + 1 }),
      'issue_limit_reached',
    );
  },
};

test.each(Object.keys(fieldPermissions) as GuardedField[])('%s is for the roles that the table says', async (field) => {
  const uses = await Promise.all(roles.map(async (role) => [role, await probes[field](staff[role])] as const));
  const answering = uses.filter(([, use]) => use !== 'not asked');
  expect(answering.map(([role]) => role)).toContain('owner');
  expect(answering.some(([, use]) => use === 'without')).toBe(true);
  for (const [role, use] of answering) {
    const { permission } = fieldPermissions[field];
    expect([role, use]).toEqual([role, permissionsOf[role].some((held) => held === permission) ? 'used' : 'without']);
  }
});

test('every field of the table stands in the contract', () => {
  const schemas = specification.components.schemas as Record<string, { properties?: object }>;
  const missing = Object.values(fieldPermissions)
    .flatMap(({ fields }) => [...fields])
    .filter((field) => {
      const [schema = '', property = ''] = field.split('.');
      return !Object.hasOwn(schemas[schema]?.properties ?? {}, property);
    });
  expect(missing).toEqual([]);
});

test('nothing else on the server asks for a permission of its own', () => {
  const asking = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join('src/server', path))
    .filter((path) => /permissions\??\.includes\(/.test(readFileSync(path, 'utf8')))
    .toSorted();
  expect(asking).toEqual([
    // Whether the operation itself is still allowed, while its stream is open.
    'src/server/booking/dayBoard/dayBoard.operations.ts',
    'src/server/http/routes.ts',
    // Nobody gives a role more than they have.
    'src/server/people/staffRoles.service.ts',
  ]);
});
