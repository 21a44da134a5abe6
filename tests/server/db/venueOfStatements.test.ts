import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { watchStatements } from '#tests/support/venueOfStatements.ts';

test('a statement of a request that names no venue is told', async () => {
  const { db, close } = await testDatabase();
  const watch = watchStatements(db);
  const flows = db.selectFrom('flow').select('id');
  const nameless = flows.where('id', '=', 'dagentree');
  await nameless.execute();
  await watch.inRequest(() => flows.where('venueId', '=', 'proefbad').execute());
  expect(watch.withoutVenue()).toEqual([]);
  await watch.inRequest(() => db.transaction().execute(async (tx) => tx.executeQuery(nameless.compile())));
  expect(watch.withoutVenue()).toEqual(['select "id" from "flow" where "id" = $1']);
  await close();
});
