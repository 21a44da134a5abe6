import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { addCard } from '#tests/support/redeemable.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const run = (text: string) => sql.raw(text).execute(app.db);

test('an entry that is there already, and is not written again, leaves the chain as it was', async () => {
  await addCard(app.db, { code: 'BONN0000000000001', amount: 5_000 });
  await run(`insert into gift_card_entry select * from gift_card_entry on conflict do nothing`);
  const { rows } = await sql<{ length: number }>`select length from history_end where chain = 'gift_card'`.execute(
    app.db,
  );
  expect(rows).toEqual([{ length: 1 }]);
  expect(await audit(app.db)).toEqual([]);
});

test('two who write at once follow one another', async () => {
  const { reservationId } = await bookVisit(app);
  const write = (id: string) =>
    sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor)
    values ('proefbad', ${id}, ${reservationId}, 'note.written', 'st-desk')`.execute(app.db);
  await Promise.all(Array.from({ length: 12 }, (_, index) => write(`e${index}`)));
  const events = app.db.selectFrom('reservationEvent').select('place').where('reservationId', '=', reservationId);
  const places = (await events.orderBy('place').execute()).map(({ place }) => place);
  expect(places).toEqual(places.map((_, index) => index + 1));
  expect(await audit(app.db)).toEqual([]);
});

test('the history of an existing database is chained in the order of its moments', async () => {
  await run(`drop table history_end`);
  await run(`drop trigger reservation_event_chain on reservation_event; drop trigger ledger_entry_chain on ledger_entry;
    drop trigger gift_card_entry_chain on gift_card_entry`);
  await run(`drop function history_append, history_hash, reservation_event_append, ledger_entry_append, gift_card_entry_append;
    drop function history_fields(reservation_event), history_fields(ledger_entry), history_fields(gift_card_entry)`);
  for (const table of ['reservation_event', 'ledger_entry', 'gift_card_entry']) {
    await run(`alter table ${table} drop column place, drop column hash`);
  }
  const chains = readMigrations().find(({ name }) => name === '0062_history_chains.sql');
  await inTransaction(app.db, (tx) => sql.raw(chains!.text).execute(tx));
  expect(await audit(app.db)).toEqual([]);
  await run(`delete from reservation_event where place = 2`);
  expect((await audit(app.db)).map(({ subject }) => subject)).toEqual(['history']);
});
