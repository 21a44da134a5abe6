import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeVenueAudits } from '#server/audit/venueAudits.service.ts';
import type { VenueAuditsService } from '#server/audit/venueAudits.service.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { proefbad } from '#tests/support/venue.ts';

const { venueId } = proefbad;

let app: TestApp;
/** Waits for nothing, and for whole audits. */
let hasty: VenueAuditsService;
let patient: VenueAuditsService;
let violated: string;

beforeEach(async () => {
  app = await testApp();
  hasty = makeVenueAudits({ ...app.deps, patienceMs: 0 });
  patient = makeVenueAudits(app.deps);
  violated = (await bookVisit(app)).reservationId;
});
afterEach(() => app.close());

const setPaid = (cents: number) =>
  sql`update reservation set total_paid = ${cents} where id = ${violated}`.execute(app.db);

/** Holds every audit before its first slice, outside a transaction, until it is let go. */
function holdAudits(): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const stop = interceptStatements(app.db, async (statement, send) => {
    if (statement.sql.includes('as up_to')) await held;
    return send(statement);
  });
  return () => {
    stop();
    letGo();
  };
}

test('an audit that takes long goes on, and nothing is said of a book that was never checked', async () => {
  const letGo = holdAudits();
  const earliest = await hasty.ofVenue(venueId);
  letGo();
  expect(earliest).toEqual({ at: null, checked: 0, findings: [], running: true, changes: null });
  expect((await patient.ofVenue(venueId)).findings).toEqual([]);
});

test('the last complete audit is shown while the next one is under way, with its moment', async () => {
  const first = await patient.ofVenue(venueId);
  await setPaid(1);
  const letGo = holdAudits();
  await app.advance({ minutes: 5 });
  const meanwhile = await hasty.ofVenue(venueId);
  letGo();
  await setPaid(0);
  expect(meanwhile).toEqual({ ...first, running: true, changes: null });
});

test('what changed since the last audit is checked before everything else, and told meanwhile', async () => {
  await app.advance({ minutes: 15 });
  const first = await patient.ofVenue(venueId);
  const changed = (await bookVisit(app, { email: 'willem@proefbad.example' })).reservationId;
  await sql`update reservation set total_paid = 1 where id in (${violated}, ${changed})`.execute(app.db);
  const letGo = holdAudits();
  void hasty.ofVenue(venueId);
  const changes = {
    since: first.at,
    reservations: 1,
    findings: [{ rule: 'payments', text: 'what was paid is the sum of the ledger: 1', ids: [changed] }],
  };
  await expect.poll(() => hasty.ofVenue(venueId), { timeout: 30_000 }).toEqual({ ...first, running: true, changes });
  letGo();
  const second = await patient.ofVenue(venueId);
  await sql`update reservation set total_paid = 0`.execute(app.db);
  expect(second).toMatchObject({ running: false, changes: null });
  expect(second.findings[0]!.ids.toSorted()).toEqual([violated, changed].toSorted());
});

test('an audit that fails is an error for who waits, and the next one runs again', async () => {
  const stop = interceptStatements(app.db, async (statement, send) => {
    if (statement.sql.includes('array_agg(distinct id)')) throw Object.assign(new Error('gone'), { code: '42P01' });
    return send(statement);
  });
  await expect(patient.ofVenue(venueId)).rejects.toThrow('gone');
  stop();
  expect(app.logged.join()).toContain('audit failed');
  expect(await patient.ofVenue(venueId)).toMatchObject({ findings: [], running: false });
});
