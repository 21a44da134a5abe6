import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { proefbad } from '#tests/support/venue.ts';
import { measuredWorld, walkJourneys } from '../statements/journeys.ts';
import type { MeasuredWorld } from '../statements/journeys.ts';

let world: MeasuredWorld;
beforeAll(async () => {
  world = await measuredWorld();
});
afterAll(() => world.app.close());

/** How often the operations of the journeys send each statement. */
async function statementsOfJourneys(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const stop = interceptStatements(world.app.db, async (statement, send) => {
    counts.set(statement.sql, (counts.get(statement.sql) ?? 0) + 1);
    return send(statement);
  });
  await walkJourneys(world, async (_, call) => void (await call()));
  stop();
  return counts;
}

async function tablesThatRaise(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'venue_version_raise' and t.tgdeferrable and t.tginitdeferred and t.tgtype & 28 = 28`.execute(
    world.app.db,
  );
  return rows.map(({ name }) => name);
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(world.app.db);
  return rows.map(({ name }) => name);
}

test('every table that is remembered raises the version when a row comes, changes or goes', async () => {
  await statementsOfJourneys();
  await world.app.db.updateTable('venue').set({ name: 'Proefbad' }).where('venueId', '=', proefbad.venueId).execute();
  const afterChange = await statementsOfJourneys();
  const usual = await statementsOfJourneys();
  const remembered = [...afterChange.keys()]
    .filter((text) => afterChange.get(text)! > (usual.get(text) ?? 0))
    .join(';');
  const names = (await tables()).filter((name) => new RegExp(`\\b${name}\\b`).test(remembered));
  expect(names).toContain('price_rule');
  expect(names).toContain('roster_exception');
  const raising = await tablesThatRaise();
  expect(names.filter((name) => !raising.includes(name))).toEqual([]);
});
