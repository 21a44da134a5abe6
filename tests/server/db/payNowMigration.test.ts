import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#server/db/migrate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const sumsOf = ({ reservationId }: Visitor) =>
  app.db
    .selectFrom('reservation')
    .select(['total', 'totalPayNow', 'totalPayLater'])
    .where('id', '=', reservationId)
    .executeTakeFirst();

test('a hold that asked for the entry now lets it wait for the venue, one that is paid online does not', async () => {
  const both = await new Visitor(app, { slug: proefbad.flows['payment-and-location'].slug }).readyToPay();
  const online = await new Visitor(app, { slug: proefbad.flows.payment.slug }).readyToPay();
  await sql`update reservation set total_pay_now = total, total_pay_later = 0`.execute(app.db);
  const payNow = readMigrations().find(({ name }) => name === '0080_pay_now.sql');
  await inTransaction(app.db, (tx) => sql.raw(payNow!.text).execute(tx));
  expect(await sumsOf(both)).toEqual({ total: 6000, totalPayNow: 0, totalPayLater: 6000 });
  expect(await sumsOf(online)).toEqual({ total: 6000, totalPayNow: 6000, totalPayLater: 0 });
});
