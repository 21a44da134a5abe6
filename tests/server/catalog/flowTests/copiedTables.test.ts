import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copiedTables } from '#server/catalog/flowTests/copiedTables.ts';
import { testDatabase } from '#tests/support/database.ts';

/** People, what they booked and paid, who did what, and what only serves the running of the server. */
const leftOut = `access_token audit_entry audit_result blocked_time bulk_mail bulk_mail_recipient card_order customer flow_definition gift_card
  gift_card_batch guest_arrival
  day_close gift_card_entry history_end idempotency_key image_file job known_network ledger_entry login_challenge mailed_link
  passkey passkey_challenge payment payment_exception payment_link pool_bucket pool_claim proposal recovery_code
  redemption refund reservation reservation_event reservation_item resource_claim saved_views second_factor set_up_link
  staff_invite staff_role staff_user subscription subscription_correction subscription_use terms_change throttle
  venue_version`;

test('of every table it is decided whether a test of a flow has its rows', async () => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'venue_id' and table_name <> 'venue'`.execute(db);
  const decided = [...copiedTables, ...leftOut.split(/\s+/)];
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  await close();
});
