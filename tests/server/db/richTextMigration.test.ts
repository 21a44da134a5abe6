import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const { venueId } = proefbad;
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db);
});
afterAll(() => database.close());

test('HTML of an existing database becomes paragraphs and words', async () => {
  const { db } = database;
  const old = {
    name: { nl: 'Hammam &amp; <em>thee</em>', en: 'Hammam' },
    description: { nl: '<p>Warm &lt;3</p> <p>en zacht</p>', en: '<p>Warm <b onclick=x()>and</b> soft</p>' },
  };
  await sql`update product set name = ${JSON.stringify(old.name)}, description = ${JSON.stringify(old.description)}
    where venue_id = ${venueId} and id = ${proefbad.entry.id}`.execute(db);
  await sql`update flow set config = '{"checkoutText": {"nl": "<p>Tot zo</p>"}}' where venue_id = ${venueId}`.execute(
    db,
  );
  await sql`drop function rich_text_words(jsonb)`.execute(db);
  const richText = readMigrations().find(({ name }) => name === '0008_rich_text.sql');
  await inTransaction(db, (tx) => sql.raw(richText!.text).execute(tx));

  const product = db.selectFrom('product').select(['name', 'description']).where('id', '=', proefbad.entry.id);
  expect(await product.executeTakeFirst()).toEqual({
    name: { nl: 'Hammam & thee', en: 'Hammam' },
    description: {
      nl: [
        { tag: 'p', children: ['Warm <3'] },
        { tag: 'p', children: ['en zacht'] },
      ],
      en: 'Warm and soft',
    },
  });
  const flow = await db.selectFrom('flow').select('config').where('venueId', '=', venueId).executeTakeFirst();
  expect(flow?.config.checkoutText).toEqual({ nl: [{ tag: 'p', children: ['Tot zo'] }] });
});

test('staff read the words of a text with marks', async () => {
  const text = JSON.stringify(['Duo ', { tag: 'strong', children: ['voor ', { tag: 'em', children: ['twee'] }] }, '!']);
  const { rows } = await sql<{ words: string; none: string | null }>`
    select rich_text_words(${text}::jsonb) as words, rich_text_words(null) as none`.execute(database.db);
  expect(rows).toEqual([{ words: 'Duo voor twee!', none: null }]);
});
